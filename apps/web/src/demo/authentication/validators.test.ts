import { expect, test } from 'vitest';
import { emailAddress, newPassword, required } from './validators.ts';

test.each(['amina@example.com', 'a.b+c@mail.example.co.ke', " o'neil@example.org "])(
  '%s is an address',
  (text) => {
    expect(emailAddress(text)).toBeNull();
  },
);

test.each(['', 'amina', 'amina@', '@example.com', 'a b@example.com', 'amina@localhost', 'a@-x.com'])(
  '%j is none',
  (text) => {
    expect(emailAddress(text)).toContain('e-mail address');
  },
);

test('what is missing is named', () => {
  expect(required('Your name')('  ')).toBe('Your name is missing.');
  expect(required('Your name')('Amina')).toBeNull();
  expect(newPassword('1234567')).toContain('8');
  expect(newPassword('12345678')).toBeNull();
});
