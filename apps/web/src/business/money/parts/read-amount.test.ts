import { describe, expect, test } from 'vitest';
import { readAmount, typedAmount } from './read-amount.ts';

describe('an amount as people type it', () => {
  test.each([
    ['1500', 150_000],
    ['1,500', 150_000],
    [' 1 500 ', 150_000],
    ['1\u00a0500.5', 150_050],
    ['1500.50', 150_050],
    ['12,345,678.90', 1_234_567_890],
    ['KES 250', 25_000],
    ['ksh.250', 25_000],
    ['٢٥٠', 25_000],
    ['١٬٥٠٠٫٥٠', 150_050],
    ['\u200f1,500.00\u00a0KES', 150_000],
    ['0.07', 7],
    ['1.15', 115],
    ['1,000,000,000', 100_000_000_000],
  ])('"%s" is %d cents', (typed, cents) => {
    expect(readAmount(typed)).toEqual({ cents });
  });

  test.each([
    ['', 'missing'],
    ['KES', 'missing'],
    ['abc', 'form'],
    ['1,50', 'form'],
    ['15,00', 'form'],
    ['1.500,00', 'form'],
    ['-5', 'form'],
    ['1e5', 'form'],
    ['.5', 'form'],
    ['1.505', 'decimals'],
    ['0', 'least'],
    ['0.00', 'least'],
    ['1,000,000,000.01', 'most'],
  ])('"%s" is refused: %s', (typed, problem) => {
    expect(readAmount(typed)).toEqual({ problem });
  });

  test('keeps to bounds and whole shillings where they are given', () => {
    const bounds = { min: 10_00, max: 100_00, step: 100 };
    expect(readAmount('9.99', bounds)).toEqual({ problem: 'least' });
    expect(readAmount('100.01', bounds)).toEqual({ problem: 'most' });
    expect(readAmount('10.50', bounds)).toEqual({ problem: 'whole' });
    expect(readAmount('10', bounds)).toEqual({ cents: 10_00 });
  });
});

test.each([
  [150_000, '1,500'],
  [150_050, '1,500.50'],
  [1_234_567_890, '12,345,678.90'],
])('%d cents are typed %s, and read back as they were', (cents, typed) => {
  expect(typedAmount(cents)).toBe(typed);
  expect(readAmount(typed)).toEqual({ cents });
});
