import { expect, test } from 'vitest';
import { chosenVariant } from './variant.ts';

const secret = 'karibu-kwenye-maonyesho';

test.each([
  ['', 'business'],
  ['theme=dark; other=1', 'business'],
  [`kazi_test_user=${secret}`, 'demo'],
  [`a=1; kazi_test_user=${secret}; b=2`, 'demo'],
  [`__Host-kazi_test_user=${secret}`, 'demo'],
  [`__Secure-kazi_test_user=${secret}`, 'business'],
  ['kazi_test_user=', 'business'],
  ['kazi_test_user=true', 'business'],
  [`kazi_test_user=${secret}x`, 'business'],
  [`not_kazi_test_user=${secret}`, 'business'],
])('cookies "%s" choose %s', (cookies, variant) => {
  expect(chosenVariant(cookies)).toBe(variant);
});
