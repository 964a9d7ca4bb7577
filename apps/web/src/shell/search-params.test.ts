import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flag, month, oneOf, ownPath, someOf, text } from './search-params.ts';

const words = ['todo', 'done'] as const;

test('whatever the address says, nothing throws and nothing unknown comes through', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect([undefined, 'string']).toContain(typeof text(value) === 'string' ? 'string' : text(value));
      expect([undefined, ...words]).toContain(oneOf(value, words));
      expect(someOf(value, words) ?? []).toEqual(words.filter((word) => [value].flat().includes(word)));
      expect([undefined, true]).toContain(flag(value));
    }),
  );
});

test.each([
  ['/projects?status=active', '/projects?status=active'],
  ['/', '/'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('the path %s leads to %s', (given, path) => {
  expect(ownPath(given)).toBe(path);
});

test.each([
  ['2026-11', '2026-11'],
  ['2026-13', undefined],
  ['2026-11-01', undefined],
  ['soon', undefined],
  [2026, undefined],
])('%s is the month %s', (given, read) => {
  expect(month(given)).toBe(read);
});
