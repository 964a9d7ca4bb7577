import bidiFactory from 'bidi-js/dist/bidi.mjs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Direction, visualRuns } from './visual-order.ts';

const reversed = (text: string) => [...text].reverse().join('');
const isTurnedByFont = (text: string) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

/** A line as it is seen from left to right, once the fonts have turned round what they turn. */
const seen = (text: string, direction: Direction) =>
  visualRuns(text, direction)
    .map((run) => (isTurnedByFont(run) ? reversed(run) : run))
    .join('');

test('amounts, years and names keep their order in a line that is read from the right', () => {
  expect(visualRuns('الراتب الأساسي (KES 120,000.00) مارس 2026', 'rtl')).toEqual([
    '2026',
    '( مارس ',
    'KES 120,000.00',
    'الراتب الأساسي )',
  ]);
});

test.each([
  ['rtl', '\u200e-1,234.50', '-1,234.50'],
  ['rtl', '\u200f1,234.50 KES', 'KES 1,234.50'],
  ['rtl', 'إيصال \u2068SBK7\u2069، 5', `5 ،SBK7 ${reversed('إيصال')}`],
  ['rtl', '\u2068+254 ••• 678\u2069', '+254 ••• 678'],
  ['ltr', 'Wanjirũ (محمد) Kamau', `Wanjirũ (${reversed('محمد')}) Kamau`],
  ['ltr', '\u2068محمد\u2069, \u2068+254 ••• 678\u2069', `${reversed('محمد')}, +254 ••• 678`],
  ['ltr', 'Line one\nline two', 'Line one line two'],
  ['ltr', 'a\u202edetrevni', 'adetrevni'],
  ['rtl', '', ''],
] as const)('read from %s, %j is seen as %j', (direction, text, expected) => {
  expect(seen(text, direction)).toBe(expected);
});

test('any line is seen as the algorithm of Unicode orders it', () => {
  const bidi = bidiFactory();
  const signs = [...'اربمשלוםABcd0127٣ ()[]<>.,،:-+/•', '\u2067', '\u2068', '\u2069', '\u200e', '\u200f'];
  const line = fc.array(fc.constantFrom(...signs), { maxLength: 40 }).map((all) => all.join(''));
  fc.assert(
    fc.property(line, fc.constantFrom<Direction>('ltr', 'rtl'), (text, direction) => {
      const ordered = bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, direction));
      expect(seen(text, direction)).toBe(ordered.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, ''));
    }),
    { numRuns: 2000 },
  );
});
