/** How many digits of a minor unit a currency has: 2 for KES, 0 for UGX. */
export function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** `amount` minor units of `currency` as people write it in `locale`: `KES 1,250.50`. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(
    amount / 10 ** digits,
  );
}
