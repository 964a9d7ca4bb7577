import { expect, test } from 'vitest';
import { atLeastThird, atMostHalf, portion, share } from './rounding.ts';

test('half a cent goes up, and less goes down', () => {
  expect([share(1_852_94, 275), share(2, 2500), share(1, 2500), share(1, 5000)]).toEqual([50_96, 1, 0, 1]);
  expect([portion(1_00, 1, 3), portion(2_00, 1, 3)]).toEqual([33, 67]);
});

test('2.75 % of any whole amount of shillings is what it is on paper', () => {
  for (let shillings = 1; shillings <= 20_000; shillings += 1)
    expect(share(shillings * 100, 275)).toBe(Math.floor((shillings * 275 + 50) / 100));
});

test('the third that is kept goes up, the half that is taken goes down', () => {
  expect([3, 4, 5, 6].map(atLeastThird)).toEqual([1, 2, 2, 2]);
  expect([2, 3, 4].map(atMostHalf)).toEqual([1, 1, 2]);
});

test('what would not be exact is refused', () => {
  expect(() => portion(2 ** 50, 10_000, 1)).toThrow(RangeError);
});
