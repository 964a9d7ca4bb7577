import { expect, test } from 'vitest';
import { dueOf } from './due.ts';

test.each([
  ['2026-11-09', '2026-11-10', { state: 'overdue', days: 1 }],
  ['2026-11-09', '2026-11-09', { state: 'dueToday', days: 0 }],
  ['2026-12-09', '2026-11-29', { state: 'dueIn', days: 10 }],
])('what is due on %s is told on %s', (dueOn, day, due) => {
  expect(dueOf(dueOn, day)).toEqual(due);
});
