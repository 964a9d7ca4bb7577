import { expect, test } from 'vitest';
import { lastDayOf, workingDays } from './days.ts';
import { daysWorked } from './payslip/days.ts';

test.each([
  ['2026-11-23', '2026-11-23', 1],
  ['2026-11-23', '2026-11-29', 5],
  ['2026-11-27', '2026-11-30', 2],
  ['2026-11-28', '2026-11-29', 0],
  ['2026-11-20', '2026-12-10', 15],
  ['2026-01-01', '2026-12-31', 261],
  ['2026-11-24', '2026-11-23', 0],
  ['', '2026-11-23', 0],
  ['2026-11-23', '2026-11-', 0],
])('from %s to %s there are %d working days', (from, to, days) => {
  expect(workingDays(from, to)).toBe(days);
});

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2024-02', '2024-02-29'],
  ['2026-02', '2026-02-28'],
])('the last day of %s is %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day);
});

test.each([
  ['calendar', 15],
  ['working', 10],
  ['30', 15],
  ['26', 13],
  ['22', 11],
] as const)('of the first half of November, counted by %s, %d days are worked', (method, days) => {
  expect(daysWorked('2026-11', { joined: '2025-05-05', left: '2026-11-15' }, method)).toBe(days);
});

test('who works all of a month has worked no days of their own in it', () => {
  const all = { joined: '2026-01-05', left: '2026-11-30' };
  expect(daysWorked('2026-11', all, 'calendar')).toBeUndefined();
  expect(daysWorked('2026-11', { ...all, left: null }, '26')).toBeUndefined();
});
