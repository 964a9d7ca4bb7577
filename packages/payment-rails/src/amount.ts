/** Cents as a rail's JSON number of shillings: 77750 is 777.5. */
export const shillings = (cents: number): number => cents / 100;

/** Cents as a text of shillings with two decimals: 77750 is `777.50`. */
export const shillingsText = (cents: number): string => (cents / 100).toFixed(2);

/** Whole shillings as text: 77700 is `777`. Only for amounts whose step is a shilling. */
export const wholeShillings = (cents: number): string => String(Math.trunc(cents / 100));

/**
 * Reads an amount of shillings as a rail writes it (`777`, `"777.50"`, `1.00`) into cents. Undefined for anything
 * else: a third decimal, a sign, an exponent, more than a number holds exactly.
 */
export function centsOf(written: unknown): number | undefined {
  if (typeof written !== 'number' && typeof written !== 'string') return undefined;
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(written));
  if (!parts) return undefined;
  const [, whole = '', fraction = ''] = parts;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
