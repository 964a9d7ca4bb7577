import { cents } from '@kazi/contract/cents';
import type { Authority } from '@kazi/contract/payroll';
import { newId } from '../../src/database/ids.ts';
import { accountOf, transfer } from '../../src/money/index.ts';
import type { In } from './tenant.ts';
import type { TestUser } from './user.ts';

/** What a month's payroll owes an authority, paid in by a wallet that has the money. Gives its id. */
export async function anObligation(
  { services }: In,
  payer: TestUser,
  {
    authority = 'paye',
    month = '2026-02',
    dueOn = '2026-03-09',
    shillings,
  }: { authority?: Authority; month?: string; dueOn?: string; shillings: number },
): Promise<string> {
  const id = newId();
  const amount = cents(shillings * 100);
  await services.database.write(payer.tenant.id, null, async (tx) => {
    const debit = await accountOf(tx, { kind: 'primary', user: payer.id, currency: 'KES' });
    const credit = await accountOf(tx, { kind: 'payable', authority, currency: 'KES' });
    await transfer(tx, [{ id: newId(), debit, credit, amount, code: 'payroll', reference: id }]);
    await tx
      .insertInto('payroll_obligations')
      .values({ tenant_id: tx.tenant, id, month: `${month}-01`, authority, amount, due_on: dueOn })
      .execute();
  });
  return id;
}
