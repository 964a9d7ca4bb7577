import { cents } from '@kazi/contract/cents';
import { languages } from '@kazi/contract/identity';
import { expect, test } from 'vitest';
import { compareTexts } from '../../../../scripts/compare-texts.ts';
import { askedLanguage } from './asked-language.ts';
import { readerIn } from './reader.ts';
import { resources } from './resources.ts';
import { problemText } from './sentence.ts';

const files = Object.fromEntries(
  Object.entries(resources).flatMap(([language, areas]) =>
    Object.entries(areas).map(([area, texts]) => [`./${language}/${area}.json`, texts]),
  ),
);

compareTexts(files, languages);

test.each([
  ['sw-KE,sw;q=0.9,en;q=0.8', 'sw'],
  ['de-CH, fr;q=0.5', 'fr'],
  ['ar', 'ar'],
  ['de', undefined],
  [undefined, undefined],
])('who asks for %s is answered in %s', (header, language) => {
  expect(askedLanguage(header)).toBe(language);
});

test('amounts and months are written as each language writes them', () => {
  const written = languages.map((language) => {
    const { money, month } = readerIn(language);
    return [money(cents(123_450), 'KES').replace(/\s/g, ' '), month('2026-02')];
  });
  expect(written).toEqual([
    ['KES 1,234.50', 'February 2026'],
    ['KES 1,234.50', 'Februari 2026'],
    ['1 234,50 KES', 'février 2026'],
    ['\u200f1,234.50 KES', 'فبراير 2026'],
  ]);
});

test('days, times and amounts of papers are written as each language writes them', () => {
  const at = new Date('2026-02-27T11:05:07Z');
  const written = languages.map((language) => {
    const { amount, day, time } = readerIn(language);
    return [amount(cents(-123_450)), day('2026-02-27'), time(at, 'second')].map((text) =>
      text.replaceAll(/\s/g, ' ').replaceAll(/[\u200e\u200f]/g, ''),
    );
  });
  expect(written).toEqual([
    ['-1,234.50', '27 February 2026', '27 Feb 2026, 14:05:07'],
    ['-1,234.50', '27 Februari 2026', '27 Feb 2026, 14:05:07'],
    ['-1 234,50', '27 février 2026', '27 févr. 2026, 14:05:07'],
    ['-1,234.50', '27 فبراير 2026', '27/02/2026، 2:05:07 م'],
  ]);
});

test('no heading is a formula, and no two of a file are the same', () => {
  for (const { papers } of Object.values(resources))
    for (const columns of [papers.statementColumn, papers.auditColumn]) {
      const headings = Object.values(columns);
      expect(new Set(headings).size).toBe(headings.length);
      for (const heading of headings) expect(heading).toMatch(/^\p{L}/u);
    }
});

test.each(['+254712345678', 'TILL-12', '2026-11-26', '0712 345 678', '/my-work'])(
  '%s is set apart in mails, papers and refusals in Arabic, where it would be shown in another order',
  (value) => {
    const { t, papers } = readerIn('ar');
    const texts = [
      t('receiver.added.says', { name: 'Juma', where: value }),
      papers('receipt.title', { receipt: value }),
      problemText(readerIn('ar'), { code: 'name-stays', params: { name: value } }),
    ];
    for (const text of texts) expect(text).toContain(`\u2068${value}\u2069`);
  },
);

test('what is filled into Arabic keeps its direction, and is never read as a text of ours', () => {
  const name = '$t(logIn) {{workspace}}';
  expect(readerIn('ar').t('sessionsEnded.says', { by: name })).toContain(`\u2068${name}\u2069`);
  expect(readerIn('en').t('sessionsEnded.says', { by: name })).toContain(name);
});
