import { type Cents, cents } from '@kazi/contract/cents';

/** Cents as a rail's JSON number of shillings: 77750 is 777.5. */
export const shillings = (amount: Cents): number => amount / 100;

/** Cents as a text of shillings with two decimals: 77750 is `777.50`. */
export const shillingsText = (amount: Cents): string => (amount / 100).toFixed(2);

/** Whole shillings as text: 77700 is `777`. Only for amounts whose step is a shilling. */
export const wholeShillings = (amount: Cents): string => String(Math.trunc(amount / 100));

/**
 * Reads an amount of shillings as a rail writes it (`777`, `"777.50"`, `1.00`) into cents. Undefined for anything
 * else: a third decimal, a sign, an exponent, more than a number holds exactly.
 */
export function centsOf(written: unknown): Cents | undefined {
  if (typeof written !== 'number' && typeof written !== 'string') return undefined;
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(written));
  if (!parts) return undefined;
  const [, whole = '', fraction = ''] = parts;
  return cents(Number(whole) * 100 + Number(fraction.padEnd(2, '0')));
}
