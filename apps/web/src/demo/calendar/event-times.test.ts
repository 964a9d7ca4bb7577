import { describe, expect, test } from 'vitest';
import { momentsOf, moved, pageFrom, stretched, timesOf } from './event-times.ts';

const meeting = timesOf(new Date(2026, 10, 30, 10), new Date(2026, 10, 30, 11), false);
const visit = { start: '2026-11-30', end: '2026-12-02', allDay: true };

test('times are written and read without a change', () => {
  expect(momentsOf(meeting)).toEqual({ start: new Date(2026, 10, 30, 10), end: new Date(2026, 10, 30, 11) });
  expect(momentsOf(visit).end).toEqual(new Date(2026, 11, 2));
});

describe('an event', () => {
  test('moves by days and minutes, and keeps its length', () => {
    expect(moved(visit, { days: 7 })).toEqual({ start: '2026-12-07', end: '2026-12-09', allDay: true });
    expect(moved(meeting, { minutes: -30 })).toEqual(
      timesOf(new Date(2026, 10, 30, 9, 30), new Date(2026, 10, 30, 10, 30), false),
    );
  });

  test('is stretched at its end, and never ends before it begins', () => {
    expect(stretched(visit, { days: -1 }).end).toBe('2026-12-01');
    expect(stretched(visit, { days: -5 }).end).toBe('2026-12-01');
    expect(momentsOf(stretched(meeting, { minutes: -90 })).end).toEqual(new Date(2026, 10, 30, 10, 15));
    expect(momentsOf(stretched(meeting, { minutes: 30 })).end).toEqual(new Date(2026, 10, 30, 11, 30));
  });
});

test('a page on is a day, a week or a month later, and no month is skipped', () => {
  expect(pageFrom('2026-11-30', 'day', 1)).toBe('2026-12-01');
  expect(pageFrom('2026-11-30', 'week', -1)).toBe('2026-11-23');
  expect(pageFrom('2026-01-31', 'month', 1)).toBe('2026-02-01');
  expect(pageFrom('2026-01-31', 'list', -1)).toBe('2025-12-01');
});
