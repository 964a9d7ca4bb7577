/** Whole cents of a shilling: a safe integer. Structurally a number, so that branded cents of others fit in. */
export type Cents = number;

/** A rate in hundredths of a percent: 2.75 % is 275. Whole numbers, so that shares are exact before rounding. */
export type BasisPoints = number;

/**
 * `amount × numerator ⁄ denominator` in whole cents, half a cent up: the one place where an amount is rounded in
 * the usual way. Throws a RangeError where the product is beyond 2^53 and would not be exact.
 */
export function portion(amount: Cents, numerator: number, denominator: number): Cents {
  const product = amount * numerator;
  if (!Number.isSafeInteger(product)) throw new RangeError(`${amount} × ${numerator} is not exact`);
  return Math.round(product / denominator);
}

/** A share of an amount by a rate. */
export const share = (amount: Cents, rate: BasisPoints): Cents => portion(amount, rate, 10_000);

/** The least that is not less than a third: what an employee must keep is rounded in their favour. */
export const atLeastThird = (amount: Cents): Cents => Math.ceil(amount / 3);

/** The most that is not more than half: what an employer may take is rounded in the employee's favour. */
export const atMostHalf = (amount: Cents): Cents => Math.floor(amount / 2);

/** The sum of amounts; nothing for none. */
export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
};
