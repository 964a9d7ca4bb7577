import type { Due } from '@kazi/contract/work';
import { afterEach, expect, test, vi } from 'vitest';
import { today } from '../../shell/days.ts';
import { dueGroupOf, seenToday } from './days.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('today is the reader’s day: in Nairobi it begins three hours before it does in UTC', () => {
  vi.stubEnv('TZ', 'Africa/Nairobi');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:30:00Z') });
  expect(today()).toBe('2026-11-22');
  expect(seenToday({ app: 'shop', due: 'overdue' })).toEqual({
    app: 'shop',
    due: 'overdue',
    today: '2026-11-22',
  });
  const undated: { app: string; due?: Due } = { app: 'shop' };
  expect(seenToday(undated)).toBe(undated);
});

test('a due date stands in the group that people would look for it in', () => {
  const group = (day: string | null) => dueGroupOf(day, '2026-11-21');
  expect(group(null)).toBe('none');
  expect(group('2026-11-20')).toBe('overdue');
  expect(group('2026-11-21')).toBe('today');
  expect(group('2026-11-27')).toBe('week');
  expect(group('2026-11-28')).toBe('later');
});
