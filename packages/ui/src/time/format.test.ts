import { expect, test } from 'vitest';
import { formatRelative } from './format.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = (time: string) => formatRelative(Date.parse(time), now, 'en');

test.each([
  ['2026-11-21T11:59:50Z', 'now'],
  ['2026-11-21T12:00:03Z', 'now'],
  ['2026-11-21T11:45:00Z', '15 minutes ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-24T12:00:00Z', 'in 3 days'],
  ['2026-11-07T12:00:00Z', '2 weeks ago'],
  ['2026-08-21T12:00:00Z', '3 months ago'],
  ['2024-11-21T12:00:00Z', '2 years ago'],
])('%s is %s', (time, words) => {
  expect(at(time)).toBe(words);
});
