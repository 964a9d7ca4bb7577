export { balances, lockAccountsWithin, openAccountsWithin } from './accounts.ts';
export { availableOf, balanceOf } from './balance.ts';
export { migrations } from './migrations.ts';
export { type Clock, transferWithin } from './transfer-within.ts';
export type * from './types.ts';
export { type Sums, type Verification, verify } from './verify.ts';
