import { expect, test } from 'vitest';
import { addDays, dueGroupOf } from './days.ts';

test('days are counted over months and years', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('a due date stands in the group that people would look for it in', () => {
  const group = (day: string | null) => dueGroupOf(day, '2026-11-21');
  expect(group(null)).toBe('none');
  expect(group('2026-11-20')).toBe('overdue');
  expect(group('2026-11-21')).toBe('today');
  expect(group('2026-11-27')).toBe('week');
  expect(group('2026-11-28')).toBe('later');
});
