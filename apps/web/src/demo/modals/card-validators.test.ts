import { expect, test } from 'vitest';
import { cardNumber, expiry, grouped, securityCode, splitExpiry } from './card-validators.ts';

test('what is typed is put into groups', () => {
  expect(grouped('4111-11111111 1111')).toBe('4111 1111 1111 1111');
  expect(grouped('41')).toBe('41');
  expect(splitExpiry('0928')).toBe('09/28');
  expect(splitExpiry('09/')).toBe('09');
});

test('a mistyped card number is found', () => {
  expect(cardNumber('4111 1111 1111 1111')).toBeNull();
  expect(cardNumber('4111 1111 1111 1112')).toContain('mistyped');
  expect(cardNumber('4111')).toContain('13');
});

test('a card is good until the end of its month', () => {
  const today = new Date(2026, 10, 21);
  expect(expiry('11/26', today)).toBeNull();
  expect(expiry('10/26', today)).toContain('no longer');
  expect(expiry('13/26', today)).toContain('month');
  expect(expiry('', today)).toContain('month');
});

test('a security code has three or four digits', () => {
  expect(securityCode('123')).toBeNull();
  expect(securityCode('12')).not.toBeNull();
  expect(securityCode('12a')).not.toBeNull();
});
