import { expect, test, vi } from 'vitest';
import { addDays, dayIn } from './days.ts';

test('days are counted over months and years', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addDays('9999-12-31', 6)).toBe('9999-12-31');
});

test('a day begins at midnight where it is asked for', () => {
  const [before, after] = [new Date('2026-11-21T20:59:59Z'), new Date('2026-11-21T21:00:00Z')];
  expect([dayIn('Africa/Nairobi', before), dayIn('Africa/Nairobi', after)]).toEqual([
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(dayIn('UTC', after)).toBe('2026-11-21');
});

test('a day is read by its parts, whatever pattern a language has', () => {
  // The patterns of WebKit with an old ICU.
  class Patterned extends Intl.DateTimeFormat {
    override format() {
      return '9/21/26';
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Patterned });
  expect(dayIn('Africa/Nairobi', new Date('2026-09-21T09:00:00Z'))).toBe('2026-09-21');
  vi.unstubAllGlobals();
});
