import { createContext, use } from 'react';

/** BCP 47 tag that dates, times and amounts are written in, such as those of `localeTag`. */
export const LocaleContext = createContext('en');

/** The tag of the nearest `LocaleContext`, with Latin digits, so that columns of figures line up in Arabic too. */
export function useLocale(): string {
  const [language, ...dates] = use(LocaleContext).split('-x-');
  return [`${language}-u-nu-latn`, ...dates].join('-x-');
}

/** Joins what stands in a row as the reader's language does: with its own comma, and with its "and" where it has one. */
export function useListFormat(): (items: readonly string[]) => string {
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  return (items) => list.format(items);
}
