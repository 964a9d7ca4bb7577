import { useLocale } from '@kazi/ui/locale';

/** Writes an amount of whole US dollars: $49. */
export function useDollars(): (amount: number) => string {
  const { format } = new Intl.NumberFormat(useLocale(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  // A sign at the end keeps its place beside Arabic words only with a mark after it.
  return (amount) => format(amount).replace(/\$$/, '$\u200e');
}
