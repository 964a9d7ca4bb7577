/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dateFormat } from './date-format.ts';
import { type Clock, type DatePattern, localeTag } from './locale.ts';

const at = new Date('2026-11-07T14:05:00Z');
const moment = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
const shortDay = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

interface Choice {
  pattern?: DatePattern;
  clock?: Clock;
  browser?: readonly string[];
}

const tag = (language: string, { pattern = 'language', clock = 'language', browser = [] }: Choice = {}) =>
  localeTag(language, { pattern, clock, browser });

test.each<[string, Choice, string, string]>([
  ['en', {}, '7 Nov 2026, 14:05', '7 Nov'],
  ['en', { browser: ['de-DE', 'en'] }, '7 Nov 2026, 14:05', '7 Nov'],
  ['en', { browser: ['sw-KE', 'en-US'] }, 'Nov 7, 2026, 2:05 PM', 'Nov 7'],
  ['en', { browser: ['en-US'], pattern: 'daymonth', clock: 'h23' }, '7 Nov 2026, 14:05', '7 Nov'],
  ['en', { pattern: 'slashes' }, '07/11/2026, 14:05', '7 Nov'],
  ['en', { pattern: 'monthday', clock: 'h12' }, 'Nov 7, 2026, 2:05 pm', 'Nov 7'],
  ['en', { pattern: 'iso' }, '2026-11-07, 14:05', '7 Nov'],
  ['fr', {}, '7 nov. 2026, 14:05', '7 nov.'],
  ['fr', { pattern: 'monthday' }, 'nov. 7, 2026, 14:05', 'nov. 7'],
  ['sw', { pattern: 'iso' }, '2026-11-07, 14:05', '7 Nov'],
  ['ar', { pattern: 'daymonth', clock: 'h23' }, '7 نوفمبر 2026، 14:05', '7 نوفمبر'],
  ['ar', { pattern: 'iso', clock: 'h23', browser: ['ar-SA'] }, '\u20662026-11-07\u2069، 14:05', '7 نوفمبر'],
])('in %s with %j a moment is “%s”, a day of this year “%s”', (language, choice, whole, day) => {
  const locale = tag(language, choice);
  const written = dateFormat(locale, moment)
    .format(at)
    .replaceAll(/[\u00a0\u202f]/g, ' ');
  expect([written, dateFormat(locale, shortDay).format(at)]).toEqual([whole, day]);
});

test('months and weekdays stay as the language writes them, spans in the pattern', () => {
  const locale = tag('en', { pattern: 'iso' });
  expect(dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at)).toBe(
    'November 2026',
  );
  expect(dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(at)).toBe('Saturday');
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  expect(days.formatRange(at, new Date('2026-12-01'))).toBe('2026-11-07 – 2026-12-01');
  expect(days.formatRange(at, at)).toBe('2026-11-07');
});

test('what says how dates are written says nothing of numbers', () => {
  const locale = tag('fr', { pattern: 'iso', clock: 'h12', browser: ['fr-CH'] });
  expect(new Intl.NumberFormat(locale).format(1234.5)).toBe(new Intl.NumberFormat('fr').format(1234.5));
});

const root = new URL('../../../../', import.meta.url).pathname;
/** Where days are written or reckoned otherwise, and why. */
const others = new Map([
  ['apps/server/src/identity/password-words.ts', 'names of months that passwords are made of'],
  ['apps/server/src/payroll/p9/pdf.ts', 'a form of the authority'],
  ['apps/server/src/texts/reader.ts', 'writes for mails and papers'],
  ['apps/server/src/texts/zone.ts', 'reads how far a zone is from Greenwich'],
  ['packages/contract/src/shared/days.ts', 'reckons days by their parts'],
  ['packages/simulation/src/invoice/answers.ts', 'what the sample wrote'],
  ['packages/simulation/src/permissions/answers.ts', 'what the sample wrote'],
  ['packages/ui/src/locale/date-format.ts', 'this one'],
]);
const sources = globSync(['apps/{web,server}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
  cwd: root,
}).filter((path) => !/\.(test|gen)\.|\/showcase\//.test(path));
const having = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(root + path, 'utf8')));

test('days and times are written by dateFormat alone', () => {
  const found = having(/new Intl\.DateTimeFormat|toLocale(Date|Time)String/);
  expect(found).toContain('packages/ui/src/locale/date-format.ts');
  expect(found.filter((path) => !others.has(path))).toEqual([]);
});

test('no language’s way of writing stands for the format of the API', () => {
  expect(having(/'(en-CA|sv-SE)'/)).toEqual([]);
});
