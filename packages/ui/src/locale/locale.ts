import { createContext, use } from 'react';

/** How a day is written: as readers of the language do, or in one order in any language. */
export const datePatterns = ['language', 'daymonth', 'slashes', 'monthday', 'iso'] as const;
export type DatePattern = (typeof datePatterns)[number];

/** How an hour is written. */
export const clocks = ['language', 'h23', 'h12'] as const;
export type Clock = (typeof clocks)[number];

interface DateChoice {
  pattern: DatePattern;
  clock: Clock;
  /** BCP 47 tags that the reader prefers, as browsers name them. Of their language the first says the country. */
  browser: readonly string[];
}

/**
 * The tag of a language that also says how dates are written: what stands behind `-x-` is for `dateFormat`, and nothing to
 * those who write numbers and lists by it.
 */
export function localeTag(language: string, { pattern, clock, browser }: DateChoice): string {
  const ofLanguage = browser.filter((tag) => tag.split('-', 1)[0] === language);
  const region = ofLanguage.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find((found) => found !== undefined);
  const parts = [region?.toLowerCase(), pattern, clock].filter((part) => part && part !== 'language');
  return [language, ...(parts.length > 0 ? ['x', ...parts] : [])].join('-');
}

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
