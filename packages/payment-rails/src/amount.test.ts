import { cents } from '@kazi/contract/cents';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, shillings, shillingsText, wholeShillings } from './amount.ts';

test('cents go out and come back unchanged', () => {
  const amounts = fc.integer({ min: 1, max: 99_999_999_99 }).map(cents);
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(centsOf(shillings(amount))).toBe(amount);
      expect(centsOf(shillingsText(amount))).toBe(amount);
      expect(centsOf(JSON.parse(JSON.stringify(shillings(amount))))).toBe(amount);
    }),
  );
  expect(wholeShillings(cents(777_00))).toBe('777');
});

test.each([
  -1,
  Number.NaN,
  1e21,
  0.001,
  '1e3',
  '',
  ' 1',
  '1,000',
  '1.',
  null,
  undefined,
  {},
  true,
  '9999999999999',
])('%j is no amount', (written) => expect(centsOf(written)).toBeUndefined());
