import { expect, test } from 'vitest';
import { formatMoney } from './format.ts';

/** With the spaces that keep code and figure together made plain. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [125_050, 'KES', 'KES 1,250.50'],
  [0, 'KES', 'KES 0.00'],
  [100_000_000_00, 'KES', 'KES 100,000,000.00'],
  [2500, 'UGX', 'UGX 2,500'],
  [1_234, 'TND', 'TND 1.234'],
])('%d minor units of %s are %s', (amount, currency, written) => {
  expect(plain(formatMoney(amount, currency, 'en'))).toBe(written);
});

test('the minor unit is left out where amounts are whole', () => {
  expect(plain(formatMoney(125_000, 'KES', 'en', { isWhole: true }))).toBe('KES 1,250');
});

test('in Arabic the currency stands on the same side of what is owed as of what is owned', () => {
  const locale = 'ar-u-nu-latn';
  expect(plain(formatMoney(5000, 'KES', locale))).toBe('\u200f50.00 KES');
  // The minus and its figure are one piece, from left to right; what is around them stays as it was.
  expect(plain(formatMoney(-5000, 'KES', locale))).toBe('\u200f\u2066−50.00\u2069 KES');
});

test('a minus is a minus and no hyphen, as high and wide as a plus', () => {
  expect(plain(formatMoney(-5000, 'KES', 'fr'))).toBe('−50,00 KES');
  expect(plain(formatMoney(-5000, 'KES', 'en'))).toBe('−KES 50.00');
});
