import type { $brand } from 'zod';

/**
 * Whole minor units of a currency, exact: an integer within ±(2^53 - 1). The brand is the one that zod's schemas give,
 * so what a schema has parsed is `Cents` already. This file loads nothing, so the ledger may use it.
 */
export type Cents = number & $brand<'Cents'>;

/** Whether a number is a whole amount of cents. */
export const isCents = (amount: number): amount is Cents => Number.isSafeInteger(amount);

/** A number as cents. Throws a RangeError for a fraction or an amount that a number does not hold exactly. */
export function cents(amount: number): Cents {
  if (!isCents(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return amount;
}

/** Nothing, as an amount. */
export const noCents = cents(0);

/** Two amounts together; throws a RangeError where a number does not hold the sum exactly. */
export const plus = (one: Cents, other: Cents): Cents => cents(one + other);
/** The first amount without the second: less than nothing where that is larger. */
export const minus = (one: Cents, other: Cents): Cents => cents(one - other);

/** The sum of amounts; nothing for none. */
export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = noCents;
  for (const amount of amounts) total = plus(total, amount);
  return total;
};
