/** Names countries by their code (ISO 3166) in the words of `locale`. */
export function countryNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  return (code) => names.of(code) ?? code;
}
