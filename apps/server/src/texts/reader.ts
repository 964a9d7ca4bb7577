import type { Cents } from '@kazi/contract/cents';
import type { Preference } from '@kazi/contract/identity';
import { inWords } from '@kazi/contract/shared';
import i18next, { type TFunction } from 'i18next';
import { nounTexts, resources } from './resources.ts';

export type Language = Preference['language'];

/** The reader of what the server writes: their language, its texts, and how it writes amounts, months and lists. */
export interface Reader {
  language: Language;
  direction: 'ltr' | 'rtl';
  t: TFunction<'mails'>;
  /** The texts of PDFs, and the headings of tables that a person takes along. */
  papers: TFunction<'papers'>;
  /** A refusal by its code. What is filled in stands as it is given. */
  refusal(code: string, params: Record<string, string | number>): string;
  /** What was filled in, kept apart from the text around it where that reads from the right. */
  apart(filled: string): string;
  /** KES 1,500.00, as the language writes it. */
  money(amount: Cents, currency: string): string;
  /** 1,500.00, for a column that names its currency. */
  amount(amount: Cents): string;
  /** One of these: a, b or c. */
  oneOf(words: readonly string[]): string;
  /** A month such as 2026-02: February 2026. */
  month(month: string): string;
  /** A day such as 2026-02-27: 27 February 2026. */
  day(day: string): string;
  /** By whose clocks it writes moments, such as Africa/Nairobi. */
  timeZone: string;
  /** A moment: 27 Feb 2026, 14:05; with seconds, where it proves something. */
  time(at: Date, to?: 'minute' | 'second'): string;
}

/** What dates and amounts are written by; with Latin digits in Arabic too, as on the screens. */
const locales: Record<Language, string> = { en: 'en-GB', sw: 'sw', fr: 'fr', ar: 'ar-u-nu-latn' };

/** What was filled in keeps its own direction, and its neighbours theirs. */
export const isolated = (filled: string) => `\u2068${filled}\u2069`;
const asItIs = (filled: string) => filled;

function open(language: Language, timeZone: string): Reader {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const apart = direction === 'rtl' ? isolated : asItIs;
  const alternatives = new Intl.ListFormat(locales[language], { type: 'disjunction' });
  const opened = (fillIn: (filled: string) => string) => {
    const texts = i18next.createInstance();
    void texts.init({
      lng: language,
      fallbackLng: 'en',
      resources,
      ns: ['mails', 'errors', 'papers'],
      defaultNS: 'mails',
      initAsync: false,
      returnNull: false,
      // What leaves as HTML is escaped there: here it is plain text.
      interpolation: { escapeValue: true, escape: fillIn },
    });
    for (const { others } of nounTexts(language))
      texts.addResourceBundle(language, 'errors', others.errors, true);
    return texts;
  };
  const texts = opened(apart);
  const locale = locales[language];
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const times = (timeStyle: 'short' | 'medium') =>
    new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle });
  const clocks = { minute: times('short'), second: times('medium') };
  return {
    language,
    timeZone,
    direction,
    t: texts.getFixedT(language, 'mails'),
    // A name of another script stands in any language, and would draw numbers beside it along.
    papers: opened(isolated).getFixedT(language, 'papers'),
    refusal: (code, params) =>
      texts.t(code, { ns: 'errors', defaultValue: code, ...params, interpolation: { escapeValue: false } }),
    apart,
    oneOf: (words) => alternatives.format(words),
    money: (amount, currency) => inWords(amount, currency, language === 'en' ? undefined : locale),
    amount: (amount) => amounts.format(amount / 100),
    month: (month) => months.format(new Date(`${month}-01`)),
    day: (day) => days.format(new Date(day)),
    time: (at, to = 'minute') => clocks[to].format(at),
  };
}

const nairobi = 'Africa/Nairobi';
const readers = new Map(
  (['en', 'sw', 'fr', 'ar'] as const).map((language) => [`${language} ${nairobi}`, open(language, nairobi)]),
);

/** The reader of a language, by the clocks of a workspace; by those of Nairobi where it is about none. */
export function readerIn(language: Language = 'en', timeZone = nairobi): Reader {
  const name = `${language} ${timeZone}`;
  const known = readers.get(name);
  if (known) return known;
  const reader = open(language, timeZone);
  readers.set(name, reader);
  return reader;
}
