import { expect, test } from 'vitest';
import { cookiesFor } from './variant.ts';

test('over https the choice is kept for this host alone, and is never sent in the clear', () => {
  expect(cookiesFor('https:', 'chosen', 60)).toEqual([
    'kazi_test_user=; path=/; max-age=0; samesite=lax',
    '__Host-kazi_test_user=chosen; path=/; max-age=60; samesite=lax; secure',
  ]);
});

test('over plain http it is kept as such a browser keeps cookies', () => {
  expect(cookiesFor('http:', 'chosen', 60)).toEqual([
    'kazi_test_user=chosen; path=/; max-age=60; samesite=lax',
  ]);
});
