import { expect, test } from 'vitest';
import { endProblem, fieldsOf, withTimes } from './event-fields.ts';
import { timesOf } from './event-times.ts';

const meeting = timesOf(new Date(2026, 10, 30, 10), new Date(2026, 10, 30, 11, 30), false);
const visit = { start: '2026-11-30', end: '2026-12-02', allDay: true };

test('fields hold an event and give it back', () => {
  expect(fieldsOf(meeting)).toEqual({ allDay: false, start: '2026-11-30T10:00', end: '2026-11-30T11:30' });
  expect(withTimes(fieldsOf(meeting))).toEqual(meeting);
  expect(fieldsOf(visit)).toEqual({ allDay: true, start: '2026-11-30', end: '2026-12-01' });
  expect(withTimes(fieldsOf(visit))).toEqual(visit);
});

test('an event that becomes one of a whole day keeps its days, and gets an hour when it is one no longer', () => {
  expect(fieldsOf(meeting, true)).toEqual({ allDay: true, start: '2026-11-30', end: '2026-11-30' });
  expect(fieldsOf(visit, false)).toEqual({
    allDay: false,
    start: '2026-11-30T09:00',
    end: '2026-11-30T10:00',
  });
});

test('an end is needed, and after the start', () => {
  expect(endProblem({ allDay: false, start: '2026-11-30T10:00', end: '' })).toBe('endMissing');
  expect(endProblem({ allDay: false, start: '2026-11-30T10:00', end: '2026-11-30T10:00' })).toBe(
    'endTooEarly',
  );
  expect(endProblem({ allDay: true, start: '2026-11-30', end: '2026-11-29' })).toBe('endTooEarly');
  expect(endProblem({ allDay: true, start: '2026-11-30', end: '2026-11-30' })).toBeUndefined();
});
