import { minus } from '@kazi/contract/cents';
import type { Account, Entry, Held } from '@kazi/contract/money';
import { availableOf, balanceOf } from '@kazi/ledger';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { EntryRow } from './entries.ts';
import type { HeldRow } from './held.ts';
import type { AccountRow } from './queries.ts';

export function presentAccount({ id, user_id, kind, currency, set_aside, ledger }: AccountRow): Account {
  if (!ledger || !user_id || (kind !== 'primary' && kind !== 'on-hold'))
    throw new Error(`The account ${id} is no person's, or the ledger has none such`);
  const available = availableOf(ledger);
  const balance = balanceOf(ledger);
  return {
    id,
    user: user_id,
    kind,
    currency,
    balance,
    pending: minus(balance, available),
    available,
    setAside: set_aside,
  };
}

export const presentEntry = (row: EntryRow, tenant: string, addresses: FileAddresses): Entry => ({
  id: row.id,
  at: row.at.toISOString(),
  direction: row.direction,
  kind: row.kind,
  amount: row.amount,
  currency: row.currency,
  pending: row.pending,
  payment: row.payment,
  party: row.operation && row.party !== null ? { operation: row.operation, name: row.party } : null,
  task: row.task && row.number && row.title ? { _id: row.task, number: row.number, title: row.title } : null,
  with: row.with && presentPerson(row.with, tenant, addresses),
});

export const presentHeld = (row: HeldRow, tenant: string, addresses: FileAddresses): Held => ({
  task: { _id: row.id, number: row.number, title: row.title, status: row.status, app: row.app_id },
  amount: row.amount,
  currency: row.currency,
  payer: presentPerson(row.payer, tenant, addresses),
  agent: presentPerson(row.agent, tenant, addresses),
  since: row.held_at.toISOString(),
});
