import { expect, test } from 'vitest';
import { cents, noCents, plus, sum } from './cents.ts';

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is no amount of cents', (amount) => {
  expect(() => cents(amount)).toThrow(RangeError);
});

test('a sum beyond what a number holds exactly is refused, not rounded', () => {
  const most = cents(Number.MAX_SAFE_INTEGER);
  expect(() => plus(most, cents(1))).toThrow(RangeError);
  expect(sum([most, cents(-1)])).toBe(Number.MAX_SAFE_INTEGER - 1);
  expect(sum([])).toBe(noCents);
});
