import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { accountOf } from './accounts.ts';
import { transfer } from './transfer.ts';

/** Puts on a person's wallet what they had before Kazi kept it: for the sample workspace and for those moved here. */
export async function openWith(
  tx: Tx,
  { user, amount, currency }: { user: string; amount: number; currency: string },
): Promise<void> {
  const debit = await accountOf(tx, { kind: 'opening', currency });
  const credit = await accountOf(tx, { kind: 'primary', user, currency });
  await transfer(tx, [{ id: newId(), debit, credit, amount, code: 'opening' }]);
}
