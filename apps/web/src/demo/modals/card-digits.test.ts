import { expect, test } from 'vitest';
import { grouped, splitExpiry } from './card-digits.ts';

test('what is typed is put into groups', () => {
  expect(grouped('4111-11111111 1111')).toBe('4111 1111 1111 1111');
  expect(grouped('41')).toBe('41');
  expect(splitExpiry('0928')).toBe('09/28');
  expect(splitExpiry('09/')).toBe('09');
});
