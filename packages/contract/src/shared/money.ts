import * as z from 'zod';

/** ISO 4217 currency code. */
export const currency = z.string().regex(/^[A-Z]{3}$/, { error: 'must be a currency code such as KES' });

/** An amount in minor units (cents), as an integer: never a fraction, never negative. */
export const money = z.object({
  amount: z
    .int({ error: 'must be a whole number of cents' })
    .min(0, { error: 'must not be negative' })
    .max(1_000_000_000_00, { error: 'must be at most 1,000,000,000.00' }),
  currency,
});

export type Money = z.infer<typeof money>;

/** An amount of cents as sentences of the server say it: KES 1,500.00. */
export function inWords(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-KE', { style: 'currency', currency, currencyDisplay: 'code' })
    .format(amount / 100)
    .replaceAll('\u00a0', ' ');
}
