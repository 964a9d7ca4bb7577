import { expect, test } from 'vitest';
import { safaricomAddresses } from '../daraja/addresses.data.ts';
import { allowedAddress } from './allowed-address.ts';
import { sameSecret } from './same-secret.ts';

test('only addresses of the list and its networks are allowed', () => {
  expect(allowedAddress(safaricomAddresses, '196.201.214.200')).toBe(true);
  expect(allowedAddress(safaricomAddresses, '::ffff:196.201.214.200')).toBe(true);
  expect(allowedAddress(['10.0.0.0/8', '2001:db8::/32'], '10.9.8.7')).toBe(true);
  expect(allowedAddress(['10.0.0.0/8', '2001:db8::/32'], '2001:db8::1')).toBe(true);
  for (const address of [
    '196.201.214.201',
    '196.201.214.2001',
    '',
    'localhost',
    '::1',
    '196.201.214.200, 1.1.1.1',
  ])
    expect(allowedAddress(safaricomAddresses, address)).toBe(false);
  expect(allowedAddress([], '196.201.214.200')).toBe(false);
  expect(allowedAddress(['', 'all', '0.0.0.0/x', '10.0.0.0/99'], '10.0.0.1')).toBe(false);
});

test('a secret is the same only as itself, and an empty one never', () => {
  expect(sameSecret('0f1e2d', '0f1e2d')).toBe(true);
  expect(sameSecret('0f1e2', '0f1e2d')).toBe(false);
  expect(sameSecret('', '')).toBe(false);
  expect(sameSecret('', '0f1e2d')).toBe(false);
});
