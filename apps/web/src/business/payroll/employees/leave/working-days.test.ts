import { expect, test } from 'vitest';
import { workingDays } from './working-days.ts';

test.each([
  ['2026-11-23', '2026-11-23', 1],
  ['2026-11-23', '2026-11-29', 5],
  ['2026-11-27', '2026-11-30', 2],
  ['2026-11-28', '2026-11-29', 0],
  ['2026-11-24', '2026-11-23', 0],
  ['', '2026-11-23', 0],
])('from %s to %s there are %d working days', (from, to, days) => {
  expect(workingDays(from, to)).toBe(days);
});
