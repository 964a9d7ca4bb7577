import type { Account } from '@kazi/contract/money';
import { availableOf, balanceOf } from '@kazi/ledger';
import type { AccountRow } from './queries.ts';

export function presentAccount({ id, user_id, kind, currency, ledger }: AccountRow): Account {
  if (!ledger || !user_id || (kind !== 'primary' && kind !== 'on-hold'))
    throw new Error(`The account ${id} is no person's, or the ledger has none such`);
  const available = availableOf(ledger);
  const balance = balanceOf(ledger);
  return { id, user: user_id, kind, currency, balance, pending: balance - available, available };
}
