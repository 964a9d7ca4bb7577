import type { Cents } from '@kazi/contract/cents';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { accountOf } from './accounts.ts';
import { transfer } from './transfer.ts';

/** Books a person's opening balance, for the sample workspace and for tests. */
export async function openWith(
  tx: Tx,
  { user, amount, currency }: { user: string; amount: Cents; currency: string },
): Promise<void> {
  const debit = await accountOf(tx, { kind: 'opening', currency });
  const credit = await accountOf(tx, { kind: 'primary', user, currency });
  await transfer(tx, [{ id: newId(), debit, credit, amount, code: 'opening' }]);
}
