/** How many digits of a minor unit a currency has: 2 for KES, 0 for UGX. */
export function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** Stands as high and wide as a plus, unlike a hyphen. */
const minus = '−';

/** Marks the sign and its figure as written from left to right, whatever stands around them. */
const leftToRight = '\u2066';
const end = '\u2069';

interface MoneyOptions {
  /** Leaves the minor unit out: `KES 1,251`. */
  isWhole?: boolean;
}

/** `amount` minor units of `currency` as people write it in `locale`: `KES 1,250.50`. */
export function formatMoney(
  amount: number,
  currency: string,
  locale: string,
  { isWhole = false }: MoneyOptions = {},
): string {
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    ...(isWhole && { maximumFractionDigits: 0 }),
  });
  return (
    format
      .format(amount / 10 ** digits)
      // Arabic puts a mark before the minus that would turn the currency to the other side as well.
      .replace(/\u200e(-[^\s]+)/, `${leftToRight}$1${end}`)
      .replace('-', minus)
  );
}
