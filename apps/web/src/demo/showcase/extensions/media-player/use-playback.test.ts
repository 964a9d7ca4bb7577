import { expect, test } from 'vitest';
import { clock } from './use-playback.ts';

test.each([
  [0, '0:00'],
  [9.8, '0:09'],
  [65, '1:05'],
])('%s seconds are %s', (seconds, written) => {
  expect(clock(seconds)).toBe(written);
});
