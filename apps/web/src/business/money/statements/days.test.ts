import { expect, test } from 'vitest';
import { dayOf, daysBetween } from '../../../shell/days.ts';
import { daysOf } from './days.ts';

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2024-02', '2024-02-29'],
  ['2026-02', '2026-02-28'],
])('the month %s ends on %s', (month, to) => {
  expect(daysOf(month)).toEqual({ from: `${month}-01`, to });
});

test('a day is written with its zeros', () => {
  expect(dayOf(new Date(2026, 0, 5))).toBe('2026-01-05');
});

test('days are counted over months', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
  expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
});
