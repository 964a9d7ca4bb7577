import { cents } from '@kazi/contract/cents';
import { newId } from '../../src/database/ids.ts';
import { accountOf } from '../../src/money/books/accounts.ts';
import { transfer } from '../../src/money/books/transfer.ts';
import type { In } from './tenant.ts';
import type { TestUser } from './user.ts';

/** Puts shillings on somebody's wallet. */
export function aFund({ services }: In, { id, tenant }: TestUser, shillings: number): Promise<void> {
  const currency = 'KES';
  return services.database.write(tenant.id, null, async (tx) => {
    const debit = await accountOf(tx, { kind: 'opening', currency });
    const credit = await accountOf(tx, { kind: 'primary', user: id, currency });
    await transfer(tx, [{ id: newId(), debit, credit, amount: cents(shillings * 100), code: 'opening' }]);
  });
}
