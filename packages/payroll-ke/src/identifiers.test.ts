import { expect, test } from 'vitest';
import { checkKraPin, checkNationalId, checkNssfNumber, checkShaNumber } from './identifiers.ts';

test.each([
  [checkKraPin, ['A012345678Z', 'P051234567X']],
  [checkNationalId, ['12345678', '1234567', '123456789']],
  [checkNssfNumber, ['012345678', '2012345678', '012345678X', '01234567X']],
  [checkShaNumber, ['CR0000000000017-5', '12345678']],
])('a right one has no problem', (check, all) => {
  for (const text of all) expect(check(text)).toBeNull();
});

test.each([
  [
    checkKraPin,
    [
      'a012345678z',
      'B012345678Z',
      'A01234567Z',
      'A0123456789Z',
      'A012345678',
      ' A012345678Z',
      'A01234567８Z',
    ],
  ],
  [checkNationalId, ['1234', '1234567890', '1234567a', '12 345 678']],
  [checkNssfNumber, ['12345678', '01234567890', 'X12345678', '0123X5678']],
  [checkShaNumber, ['CR123', '12', 'SHA1234567', "1234567'"]],
])('a wrong one is of no form, and none is missing', (check, all) => {
  for (const text of all) expect(check(text)).toBe('form');
  expect(check('')).toBe('missing');
});
