import { expect, test } from 'vitest';
import { monthDays } from './month-days.ts';

test('a month’s page begins on a Monday and has six weeks', () => {
  const days = monthDays(new Date(2026, 10, 23)).map((day) => day.toDateString());
  expect(days).toHaveLength(42);
  expect(days[0]).toBe('Mon Oct 26 2026');
  expect(days[6]).toBe('Sun Nov 01 2026');
  expect(days[41]).toBe('Sun Dec 06 2026');
});

test('a month that begins on a Monday begins its page', () => {
  expect(monthDays(new Date(2027, 1, 14))[0]?.toDateString()).toBe('Mon Feb 01 2027');
});
