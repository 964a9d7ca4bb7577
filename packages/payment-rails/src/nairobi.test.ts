import { expect, test } from 'vitest';
import { day, lastDay, moment, timestamp } from './nairobi.ts';

test('a moment just before midnight in London is the next day in Nairobi', () => {
  const late = new Date('2026-11-21T22:30:05Z');
  expect(day(late)).toBe('2026-11-22');
  expect(timestamp(late)).toBe('20261122013005');
});

test('days up to midnight do not reach into the next', () => {
  expect(lastDay('2026-11-21T21:00:00.000Z')).toBe('2026-11-21');
  expect(lastDay('2026-11-21T21:00:00.001Z')).toBe('2026-11-22');
});

test.each([
  ['2017-12-04T09:27:00', '2017-12-04T06:27:00.000Z'],
  ['2024-10-04 08:47:41.767', '2024-10-04T05:47:41.767Z'],
  ['2019-04-29T10:05:41.178+03:00', '2019-04-29T07:05:41.178Z'],
  ['2024-10-04', '2024-10-03T21:00:00.000Z'],
])('a bank’s %s is %s', (written, at) => expect(moment(written)).toBe(at));

test.each(['', 'yesterday', '2024-13-01', '04/10/2024'])('%j is no moment', (written) =>
  expect(moment(written)).toBeUndefined(),
);
