import { cents } from '@kazi/contract/cents';
import { describe, expect, test } from 'vitest';
import { amountProblem, amountText, centsIn, readAmount } from './read-amount.ts';

const locales = ['en', 'sw', 'fr', 'ar'].map((language) => `${language}-u-nu-latn`);
const withPoint = ['en-u-nu-latn', 'sw-u-nu-latn', 'ar-u-nu-latn'];

describe.each(locales)('in %s', (locale) => {
  test.each([
    ['1500', 150_000],
    [' 1 500 ', 150_000],
    ['1500.50', 150_050],
    ['1,500.50', 150_050],
    ['1\u00a0500.5', 150_050],
    ["1'500.50", 150_050],
    ['12,345,678.90', 1_234_567_890],
    ['KES 250', 25_000],
    ['ksh.250', 25_000],
    ['KShs 250', 25_000],
    ['250 KES', 25_000],
    ['٢٥٠', 25_000],
    ['۲۵۰', 25_000],
    ['١٬٥٠٠٫٥٠', 150_050],
    ['1500٫5', 150_050],
    ['\u200f1,500.00\u00a0KES', 150_000],
    ['\u202b1500\u202c', 150_000],
    ['0.07', 7],
    ['1.15', 115],
    ['0', 0],
    ['1,000,000,000', 100_000_000_000],
  ])('"%s" is %d cents', (typed, amount) => {
    expect(readAmount(typed, locale)).toEqual({ cents: amount });
  });

  test.each([
    ['', 'missing'],
    ['KES', 'missing'],
    [' ', 'missing'],
    ['abc', 'form'],
    ['-5', 'form'],
    ['−5', 'form'],
    ['(5)', 'form'],
    ['1e5', 'form'],
    ['5k', 'form'],
    ['.5', 'form'],
    ['1500.', 'form'],
    ['1500,', 'form'],
    ['1,50,000', 'form'],
    ['1 5', 'form'],
    ['1 500 50', 'form'],
    ['15 00', 'form'],
    ['1, 500', 'form'],
    ['1 000,000.50', 'form'],
    ['USD 250', 'form'],
    ['1500.505', 'decimals'],
    ['1٫500', 'decimals'],
    ['99999999999999999', 'most'],
  ])('"%s" is refused: %s', (typed, problem) => {
    expect(readAmount(typed, locale)).toEqual({ problem });
  });

  test.each([0, 7, 100, 150_000, 150_050, 1_234_567_890, 100_000_000_000])(
    '%d cents are read back as they are written',
    (amount) => {
      expect(readAmount(amountText(amount, locale), locale)).toEqual({ cents: amount });
    },
  );

  test('a currency without cents keeps to whole amounts, and to its own name', () => {
    expect(readAmount('UGX 1500', locale, 'UGX')).toEqual({ cents: 1500 });
    expect(readAmount('1500.00', locale, 'UGX')).toEqual({ cents: 1500 });
    expect(readAmount('1500.50', locale, 'UGX')).toEqual({ problem: 'whole' });
    expect(readAmount('KES 1500', locale, 'UGX')).toEqual({ problem: 'form' });
    expect(amountText(1500, locale, 'UGX').replace(/\D/g, '')).toBe('1500');
  });
});

describe.each(withPoint)('in %s, whose decimals follow a point', (locale) => {
  test('a comma groups thousands', () => {
    expect(readAmount('1,500', locale)).toEqual({ cents: 150_000 });
    expect(readAmount('1٬500', locale)).toEqual({ cents: 150_000 });
    expect(readAmount('١،٥٠٠', locale)).toEqual({ cents: 150_000 });
  });

  test.each([
    ['1500,50', 'form'],
    ['1500,5', 'form'],
    ['1500،50', 'form'],
    ['1,50', 'form'],
    ['15,00', 'form'],
    ['0,500', 'form'],
    ['1 500,50', 'form'],
    ['1.500,50', 'form'],
    ['1.500.000', 'form'],
    ['1.500', 'decimals'],
  ])('"%s" is not guessed at: %s', (typed, problem) => {
    expect(readAmount(typed, locale)).toEqual({ problem });
  });
});

describe('in French, whose decimals follow a comma', () => {
  const locale = 'fr-u-nu-latn';
  test.each([
    ['1500,50', 150_050],
    ['1500,5', 150_050],
    ['1500،50', 150_050],
    ['1 500,50', 150_050],
    ['1\u202f500,00\u00a0KES', 150_000],
    ['1.500', 150_000],
    ['1.500,50', 150_050],
    ['1.500.000,50', 150_000_050],
    ['KES 1.500,5', 150_050],
    ["1'500,50", 150_050],
    // As English has it, and yet nothing else.
    ['1 500.50', 150_050],
    ['1,500,000', 150_000_000],
  ])('"%s" is %d cents', (typed, amount) => {
    expect(readAmount(typed, locale)).toEqual({ cents: amount });
  });

  test.each([
    // A thousand in English.
    ['1,500', 'decimals'],
    ['0.500', 'decimals'],
    ['1 500.500', 'decimals'],
    ['1500,505', 'decimals'],
    ['1.500.50', 'form'],
    [',50', 'form'],
  ])('"%s" is not guessed at: %s', (typed, problem) => {
    expect(readAmount(typed, locale)).toEqual({ problem });
  });

  test('a thousand of English is not one of a currency without cents', () => {
    expect(readAmount('1,500', locale, 'UGX')).toEqual({ problem: 'decimals' });
    expect(readAmount('1,00', locale, 'UGX')).toEqual({ cents: 1 });
  });
});

describe('what a field holds', () => {
  const problemOf = (value: Parameters<typeof amountProblem>[0], bounds = {}) =>
    amountProblem(value, 'en', 'KES', bounds);

  test('is held against bounds and whole shillings where they are given', () => {
    const bounds = { min: 10_00, max: 100_00, step: 100 };
    expect(problemOf(cents(9_99), bounds)).toBe('least');
    expect(problemOf(cents(100_01), bounds)).toBe('most');
    expect(problemOf(cents(10_50), bounds)).toBe('whole');
    expect(problemOf(cents(10_00), bounds)).toBeUndefined();
    expect(problemOf(cents(0))).toBe('least');
    expect(problemOf(cents(0), { min: 0 })).toBeUndefined();
    expect(problemOf(cents(100_000_000_001))).toBe('most');
  });

  test('may be nothing where the field may stay empty', () => {
    expect(problemOf(null)).toBe('missing');
    expect(problemOf(null, { isOptional: true })).toBeUndefined();
    expect(centsIn(null)).toBeNull();
  });

  test('is never sent where it is a text, not even one that another language reads', () => {
    expect(problemOf('1500,50', { isOptional: true })).toBe('form');
    expect(problemOf('1.505')).toBe('decimals');
    // Typed in French before English was chosen.
    expect(amountProblem('1500', 'en', 'KES')).toBe('form');
    expect(() => centsIn('1500,50')).toThrow(TypeError);
    expect(centsIn(cents(1500))).toBe(1500);
  });
});
