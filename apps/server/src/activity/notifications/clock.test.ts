import { expect, test } from 'vitest';
import { digestAfter, localHour, outsideQuiet } from './clock.ts';

const settings = { digest: 'daily', digestHour: 8, quiet: null, timeZone: 'Africa/Nairobi' } as const;

test.each([
  ['2026-11-27T04:59:00Z', 'daily', 'Africa/Nairobi', '2026-11-27T05:00:00.000Z'],
  ['2026-11-27T05:00:00Z', 'daily', 'Africa/Nairobi', '2026-11-28T05:00:00.000Z'],
  ['2026-11-27T05:00:00Z', 'weekly', 'Africa/Nairobi', '2026-11-30T05:00:00.000Z'],
  ['2026-11-30T04:00:00Z', 'weekly', 'Africa/Nairobi', '2026-11-30T05:00:00.000Z'],
  ['2026-11-30T05:00:00Z', 'weekly', 'Africa/Nairobi', '2026-12-07T05:00:00.000Z'],
  // Summer time ends in between, and begins.
  ['2026-10-24T20:00:00Z', 'daily', 'Europe/Paris', '2026-10-25T07:00:00.000Z'],
  ['2026-03-28T20:00:00Z', 'daily', 'Europe/Paris', '2026-03-29T06:00:00.000Z'],
  ['2026-11-27T20:00:00Z', 'daily', 'Asia/Kathmandu', '2026-11-28T02:15:00.000Z'],
  ['2026-11-27T20:00:00Z', 'daily', 'America/St_Johns', '2026-11-28T11:30:00.000Z'],
] as const)('of what happens at %s the %s digest in %3$s comes at %4$s', (at, digest, timeZone, expected) => {
  expect(digestAfter(new Date(at), { ...settings, digest, timeZone }, 'monday').toISOString()).toBe(expected);
});

test.each([
  [{ from: 20, to: 7 }, '2026-11-27T16:59:00Z', '2026-11-27T16:59:00.000Z'],
  [{ from: 20, to: 7 }, '2026-11-27T17:00:00Z', '2026-11-28T04:00:00.000Z'],
  [{ from: 20, to: 7 }, '2026-11-28T00:30:00Z', '2026-11-28T04:00:00.000Z'],
  [{ from: 20, to: 7 }, '2026-11-28T04:00:00Z', '2026-11-28T04:00:00.000Z'],
  [{ from: 12, to: 14 }, '2026-11-27T10:00:00Z', '2026-11-27T11:00:00.000Z'],
  [{ from: 9, to: 9 }, '2026-11-27T06:30:00Z', '2026-11-27T06:30:00.000Z'],
  [null, '2026-11-27T23:00:00Z', '2026-11-27T23:00:00.000Z'],
])('with quiet hours %o a mail of %s goes at %s', (quiet, at, expected) => {
  expect(outsideQuiet(new Date(at), { ...settings, quiet }).toISOString()).toBe(expected);
});

test('the hour is that of the zone', () => {
  expect(localHour('Asia/Kolkata', new Date('2026-11-27T18:29:00Z'))).toBe(23);
  expect(localHour('Asia/Kolkata', new Date('2026-11-27T18:30:00Z'))).toBe(0);
});

test.each([
  ['sunday', '2026-11-29T05:00:00.000Z'],
  ['saturday', '2026-11-28T05:00:00.000Z'],
] as const)('where weeks begin on a %s the weekly digest comes then', (weekStart, expected) => {
  const next = digestAfter(new Date('2026-11-27T09:00:00Z'), { ...settings, digest: 'weekly' }, weekStart);
  expect(next.toISOString()).toBe(expected);
});
