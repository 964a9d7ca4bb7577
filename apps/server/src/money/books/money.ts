/** The currency of wallets, as long as rails carry no other. */
export const walletCurrency = 'KES';

/** An amount of cents in words: KES 1,500.00. */
export function inWords(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-KE', { style: 'currency', currency, currencyDisplay: 'code' })
    .format(amount / 100)
    .replaceAll('\u00a0', ' ');
}
