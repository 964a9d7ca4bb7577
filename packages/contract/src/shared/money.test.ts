import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { inWords } from './money.ts';

test.each([
  [125_050, 'KES', 'KES 1,250.50'],
  [-5000, 'KES', '-KES 50.00'],
  [2500, 'UGX', 'UGX 2,500'],
  [1_234, 'TND', 'TND 1.234'],
])('%d minor units of %s are %s', (amount, currency, written) => {
  expect(inWords(cents(amount), currency)).toBe(written);
});

test('another language keeps its own spaces and marks', () => {
  expect(inWords(cents(125_050), 'KES', 'fr')).toBe('1\u202f250,50\u00a0KES');
});
