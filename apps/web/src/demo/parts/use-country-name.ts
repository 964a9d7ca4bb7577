import { useLocale } from '@kazi/ui/locale';

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
