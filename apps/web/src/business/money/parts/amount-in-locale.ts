import { amountText, bareAmount, readAmount } from './read-amount.ts';

/** English all the same: both signs, or a comma twice. */
const english = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$|^\d{1,3}(?:,\d{3}){2,}$/;
const withComma = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d*))?$/;

/**
 * An amount as people type it where a comma parts the cents, as `readAmount` reads it: `1 500,50` and `1.500,50` are `1500.50`.
 * Where a point parts them, and where nothing is sure, it stays as it is.
 */
export function asTyped(typed: string, locale: string): string {
  if (pointOf(locale) !== ',') return typed;
  const text = bareAmount(typed);
  const [, whole, decimals] = (!english.test(text) && withComma.exec(text)) || [];
  if (whole === undefined) return typed;
  return whole.replaceAll('.', '') + (decimals === undefined ? '' : `.${decimals}`);
}

/** What `readAmount` reads as the language writes it, `1 500,50`; as it is where that is no amount. */
export function asWritten(typed: string, locale: string): string {
  if (pointOf(locale) !== ',') return typed;
  const { cents } = readAmount(typed, { min: 0, max: Number.POSITIVE_INFINITY });
  return cents === undefined ? typed : amountText(cents, locale);
}

/** What parts the cents from the rest. */
const pointOf = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
