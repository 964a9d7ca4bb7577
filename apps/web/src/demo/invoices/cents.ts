/** What a field for an amount holds, `1250.5` or nothing yet, in integer minor units. */
export const toCents = (typed: number | string): number => Math.round(Number(typed) * 100);

/** Integer minor units as a field for an amount holds them. */
export const fromCents = (cents: number): number => cents / 100;
