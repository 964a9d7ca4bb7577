import { cents } from '@kazi/contract/cents';
import { openWith } from '../../src/money/index.ts';
import type { In } from './tenant.ts';
import type { TestUser } from './user.ts';

/** Puts shillings on somebody's wallet. */
export function aFund({ services }: In, user: TestUser, shillings: number): Promise<void> {
  const amount = cents(shillings * 100);
  return services.database.write(user.tenant.id, null, (tx) =>
    openWith(tx, { user: user.id, amount, currency: 'KES' }),
  );
}
