import { expect, test } from 'vitest';
import { endProblem, fieldsOf, hasStart, withTimes } from './event-panel.tsx';
import { timesOf } from './event-times.ts';

const meeting = timesOf(new Date(2026, 10, 30, 10), new Date(2026, 10, 30, 11, 30), false);
const visit = { start: '2026-11-30', end: '2026-12-02', allDay: true };
const hour = {
  allDay: false,
  startDay: '2026-11-30',
  startTime: '10:00',
  endDay: '2026-11-30',
  endTime: '11:00',
};

test('fields hold an event and give it back', () => {
  expect(fieldsOf(meeting)).toEqual({ ...hour, endTime: '11:30' });
  expect(withTimes(fieldsOf(meeting))).toEqual(meeting);
  expect(fieldsOf(visit)).toMatchObject({ allDay: true, startDay: '2026-11-30', endDay: '2026-12-01' });
  expect(withTimes(fieldsOf(visit))).toEqual(visit);
});

test('an event that becomes one of a whole day keeps its days, and gets times when it is one no longer', () => {
  expect(withTimes({ ...fieldsOf(meeting), allDay: true })).toEqual({
    start: '2026-11-30',
    end: '2026-12-01',
    allDay: true,
  });
  expect(withTimes({ ...fieldsOf(visit), allDay: false })).toEqual(
    timesOf(new Date(2026, 10, 30, 9), new Date(2026, 11, 1, 10), false),
  );
});

test('a start is needed, and an end after it', () => {
  expect(hasStart(hour)).toBe(true);
  expect(hasStart({ ...hour, startDay: 'tomorrow' })).toBe(false);
  expect(hasStart({ ...hour, startTime: '' })).toBe(false);
  expect(hasStart({ ...hour, startTime: '', allDay: true })).toBe(true);
  expect(endProblem(hour)).toBeUndefined();
  expect(endProblem({ ...hour, endDay: '31/02/2026' })).toBe('endMissing');
  expect(endProblem({ ...hour, endTime: '' })).toBe('endMissing');
  expect(endProblem({ ...hour, endTime: '10:00' })).toBe('endTooEarly');
  expect(endProblem({ ...hour, endDay: '2026-12-01', endTime: '09:00' })).toBeUndefined();
  expect(endProblem({ ...hour, allDay: true, endDay: '2026-11-29' })).toBe('endTooEarly');
  expect(endProblem({ ...hour, allDay: true, endTime: '09:00' })).toBeUndefined();
});
