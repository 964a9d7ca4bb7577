import { cents } from '@kazi/contract/cents';
import { languages } from '@kazi/contract/identity';
import {
  acts,
  type Kind,
  type ParamKinds,
  problems,
  type Reason,
  type ReasonCode,
  refusals,
  type Value,
} from '@kazi/contract/refusals';
import { expect, test } from 'vitest';
import { readerIn } from './reader.ts';
import { resources } from './resources.ts';
import { problemText, sentence } from './sentence.ts';

const { errors } = resources.en;
const codesOf = (texts: object) =>
  [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, '')))].sort();
const fillsOf = (texts: Record<string, string>, code: string) =>
  [...`${texts[code] ?? texts[`${code}_other`]}`.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name);

const registries: [string, Record<string, string>, Record<string, ParamKinds>][] = [
  [
    'says',
    errors.says,
    Object.fromEntries(Object.entries(refusals).map(([code, { params }]) => [code, params])),
  ],
  ['field', errors.field, problems],
  ['may', errors.may, acts],
];

/** Its sentence is made of its fields. */
const withoutText = ['bad-input'];

test.each(registries)(
  'every code of %s has its text, which fills in its parameters alone',
  (_part, texts, codes) => {
    const known = Object.keys(codes).filter((code) => !withoutText.includes(code));
    expect(codesOf(texts)).toEqual(known.sort());
    for (const code of known)
      expect([code, ...fillsOf(texts, code).filter((name) => !(name in (codes[code] ?? {})))]).toEqual([
        code,
      ]);
  },
);

test('codes are a few words, and none is both a refusal and a problem', () => {
  const codes = registries.flatMap(([, , known]) => Object.keys(known));
  for (const code of codes) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(Object.keys(refusals).filter((code) => code in problems)).toEqual([]);
});

const values: Record<Exclude<Kind, 'text'>, Value> = {
  texts: ['x'],
  choice: ['x'],
  number: 1,
  count: 2,
  money: { amount: cents(700), currency: 'KES' },
  bytes: 1,
  wait: 1,
  day: '2026-11-26',
  month: '2026-11',
  moment: '2026-11-26T08:30:00Z',
  act: 'make-roles',
  noun: 'task',
  nouns: 'product',
  problem: 'is-missing',
  status: 'done',
  statuses: ['done'],
  run: 'paid',
  column: 'kraPin',
  limit: 'person',
  throttled: 'attempts',
};

const filledWith = (kinds: ParamKinds, text: string): Reason['params'] =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, kind === 'text' ? text : values[kind]]),
  );
const namesIn = <Code extends string>(codes: Record<Code, ParamKinds>) =>
  Object.entries<ParamKinds>(codes).filter(([, kinds]) => Object.values(kinds).includes('text'));

test.each([
  'KES 5,000',
  'a and 3 more',
  'x, y or z',
  'Done',
  'amina',
  'is missing',
  '2026-11',
  '{{count}} {{name}}',
  '$t(done.deleted)',
])('what somebody wrote, %j, stays as it is in every sentence of every language', (name) => {
  for (const language of languages) {
    const reader = readerIn(language);
    const written = reader.apart(name);
    const isReason = (code: string): code is ReasonCode => code in refusals;
    for (const [code, { params }] of Object.entries<{ params: ParamKinds }>(refusals))
      if (isReason(code) && Object.values(params).includes('text'))
        expect(sentence(reader, { code, params: filledWith(params, name) })).toContain(written);
    for (const [what, kinds] of namesIn(acts))
      expect(sentence(reader, { code: 'may-not', params: { what, ...filledWith(kinds, name) } })).toContain(
        written,
      );
    for (const [code, kinds] of namesIn(problems))
      if (code in problems)
        expect(
          problemText(reader, {
            code: code === 'name-stays' ? code : 'of-form',
            params: { ...filledWith(kinds, name), form: name, name },
          }),
        ).toContain(written);
  }
});

test('amounts, moments and choices are written as each language writes them', () => {
  const money = (amount: number) => ({ amount: cents(amount), currency: 'KES' });
  const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll(/[\u200f\u2068\u2069]/g, '');
  const said = (reason: Reason<ReasonCode>) =>
    languages.map((language) => plain(sentence(readerIn(language), reason)));
  expect(said({ code: 'payroll-beyond-wallet', params: { sum: money(123_450) } })).toEqual([
    expect.stringContaining('lacks KES 1,234.50 for'),
    expect.stringContaining('KES 1,234.50'),
    expect.stringContaining('1 234,50 KES'),
    expect.stringContaining('1,234.50 KES'),
  ]);
  const params = { limit: 'person', most: money(100), left: money(0), moment: '2026-11-26T11:05:00Z' };
  expect(said({ code: 'limit-reached-until', params })).toEqual([
    'In 24 hours at most KES 1.00 can leave your wallet. KES 0.00 of that is left. More becomes available from 26 Nov 2026, 14:05.',
    expect.stringContaining('26 Nov 2026, 14:05'),
    expect.stringContaining('26 nov. 2026, 14:05'),
    expect.stringContaining('26/11/2026، 2:05 م'),
  ]);
  expect(
    said({
      code: 'move-not-allowed',
      params: { task: 'SHOP-1', status: 'done', statuses: ['in-review', 'todo'] },
    }).slice(0, 1),
  ).toEqual(['SHOP-1 has the status Done. From there it can be moved to In review or To do.']);
});

test('months are written as each language writes them', () => {
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
  const said = (reason: Reason) =>
    languages.map((language) => plain(problemText(readerIn(language), reason)));
  expect(said({ code: 'payroll-exists', params: { month: '2026-10' } })).toEqual([
    'There is already a payroll for October 2026.',
    'Tayari kuna malipo ya mishahara ya Oktoba 2026.',
    'Il y a déjà une paie d’octobre 2026.',
    'هناك كشف رواتب لشهر أكتوبر 2026 من قبل.',
  ]);
  expect(said({ code: 'not-before-first-month', params: { month: '2026-01' } })).toEqual([
    'must not be before January 2026, the first month',
    'isiwe kabla ya Januari 2026, mwezi wa kwanza',
    'ne doit pas être avant janvier 2026, le premier mois',
    'يجب ألا يسبق يناير 2026، وهو الشهر الأول',
  ]);
  expect(said({ code: 'payroll-of-tax-year', params: { month: '2026-04', lastMonth: '2026-12' } })).toEqual([
    expect.stringContaining('a payroll of April 2026 to December 2026:'),
    expect.stringContaining('Aprili 2026 hadi Desemba 2026'),
    expect.stringContaining('une paie d’avril 2026 à décembre 2026'),
    expect.stringContaining('من أبريل 2026 إلى ديسمبر 2026'),
  ]);
});

test.each([
  [1, 'Too many attempts. Try again in 1 second.'],
  [119, 'Too many attempts. Try again in 119 seconds.'],
  [120, 'Too many attempts. Try again in 2 minutes.'],
  [7_200, 'Too many attempts. Try again in 2 hours.'],
])('%d seconds to wait are told in the unit that suits', (wait, text) => {
  expect(sentence(readerIn('en'), { code: 'too-often', params: { what: 'attempts', wait } })).toBe(text);
});
