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

/** Writes a whole percentage, 16, as the reader is used to: `16%`. */
export function usePercent(): (percent: number) => string {
  const format = new Intl.NumberFormat(useLocale(), { style: 'percent' });
  return (percent) => format.format(percent / 100);
}

/** Codes of the countries that the samples know, by their English names. */
const codes = new Map([
  ['Ethiopia', 'ET'],
  ['Kenya', 'KE'],
  ['Rwanda', 'RW'],
  ['Tanzania', 'TZ'],
  ['Uganda', 'UG'],
]);

/** Names a country of the samples in the reader's language; any other stays as it was written. */
export function useCountryName(): (english: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (english) => {
    const code = codes.get(english);
    return (code && names.of(code)) ?? english;
  };
}
