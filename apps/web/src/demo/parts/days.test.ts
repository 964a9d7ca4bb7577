import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayOf, daysBetween } from '../../shell/days.ts';
import { dayText, endOfWork } from './days.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 9), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a day goes to the end of its work and back', () => {
  expect(dayOf(new Date(endOfWork('2026-02-28')))).toBe('2026-02-28');
});

test('days are counted across the ends of months', () => {
  expect(daysBetween('2026-11-21', '2026-12-01')).toBe(10);
  expect(daysBetween('2026-11-21', '2026-11-19')).toBe(-2);
});

test.each([
  ['2026-11-21', 'Today'],
  ['2026-11-22', 'Tomorrow'],
  ['2026-11-20', 'Yesterday'],
  ['2026-11-24', 'Tuesday'],
  ['2026-11-28', '28 Nov'],
  ['2026-11-18', '18 Nov'],
  ['2027-01-04', '4 Jan 2027'],
])('%s is called %s', (day, text) => {
  expect(dayText(day, 'en-GB')).toBe(text);
});
