import { type Cents, minus } from '@kazi/contract/cents';
import type { Account } from './types.ts';

/** Posted credits less posted debits; the other way round for an account whose credits must not exceed its debits. */
export function balanceOf({ floor, creditsPosted, debitsPosted }: Account): Cents {
  return floor === 'credits-must-not-exceed-debits'
    ? minus(debitsPosted, creditsPosted)
    : minus(creditsPosted, debitsPosted);
}

/** The balance less what pending transfers hold of it. */
export function availableOf(account: Account): Cents {
  const held =
    account.floor === 'credits-must-not-exceed-debits' ? account.creditsPending : account.debitsPending;
  return minus(balanceOf(account), held);
}
