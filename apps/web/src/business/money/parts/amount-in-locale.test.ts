import { describe, expect, test } from 'vitest';
import { asTyped, asWritten } from './amount-in-locale.ts';
import { readAmount } from './read-amount.ts';

/** With the spaces that group thousands made plain. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('where a comma parts the cents', () => {
  test.each([
    ['1500', 150_000],
    ['1500,50', 150_050],
    ['1500,5', 150_050],
    ['1 500,50', 150_050],
    ['1\u202f500,00\u00a0KES', 150_000],
    ['1.500', 150_000],
    ['1.500.000,50', 150_000_050],
    // As English has it, and yet nothing else.
    ['1500.50', 150_050],
    ['1,500.50', 150_050],
    ['1,500,000', 150_000_000],
    ['KES 1.500,5', 150_050],
  ])('"%s" is %d cents', (typed, cents) => {
    expect(readAmount(asTyped(typed, 'fr-u-nu-latn'))).toEqual({ cents });
  });

  test.each([
    // A thousand in English.
    ['1,500', 'decimals'],
    ['0.500', 'decimals'],
    ['1500,505', 'decimals'],
    ['1,50,000', 'form'],
    ['1500,', 'form'],
    ['-5', 'form'],
    ['KES', 'missing'],
    ['', 'missing'],
  ])('"%s" is not guessed at: %s', (typed, problem) => {
    expect(readAmount(asTyped(typed, 'fr'))).toEqual({ problem });
  });

  test('an amount is written as it is shown elsewhere', () => {
    expect(plain(asWritten('1,500', 'fr-u-nu-latn'))).toBe('1 500');
    expect(plain(asWritten('1,500.50', 'fr-u-nu-latn'))).toBe('1 500,50');
    expect(asWritten('abc', 'fr')).toBe('abc');
    expect(asWritten('', 'fr')).toBe('');
  });
});

test.each(['en', 'sw', 'ar-u-nu-latn'])('in %s it stays as it is', (locale) => {
  for (const typed of ['1500', '1,500.50', '1500,50', 'abc']) {
    expect(asTyped(typed, locale)).toBe(typed);
    expect(asWritten(typed, locale)).toBe(typed);
  }
});
