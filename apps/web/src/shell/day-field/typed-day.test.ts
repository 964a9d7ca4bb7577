import { expect, test } from 'vitest';
import { dayText, readDay } from './typed-day.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-1-3', '2026-01-03'],
  ['21/11/2026', '2026-11-21'],
  ['3.4.2026', '2026-04-03'],
  ['21 Nov 2026', '2026-11-21'],
  ['Nov 21, 2026', '2026-11-21'],
  ['٢١/١١/٢٠٢٦', '2026-11-21'],
  ['31/02/2026', undefined],
  ['21/11/26', undefined],
  ['21 Nov', undefined],
  ['2026-11', undefined],
  ['soon', undefined],
  ['', undefined],
])('"%s" means the day %s', (typed, day) => {
  expect(readDay(typed, 'day', 'en')).toBe(day);
});

test.each([
  ['2026-11', '2026-11'],
  ['11/2026', '2026-11'],
  ['November 2026', '2026-11'],
  ['13/2026', undefined],
  ['21/11/2026', undefined],
  ['Nov', undefined],
])('"%s" means the month %s', (typed, month) => {
  expect(readDay(typed, 'month', 'en')).toBe(month);
});

test.each(['en', 'sw', 'fr', 'ar'])('each day and month written in %s is read again', (locale) => {
  for (let month = 1; month <= 12; month++) {
    const ym = `2026-${String(month).padStart(2, '0')}`;
    expect(readDay(dayText(ym, 'month', locale), 'month', locale)).toBe(ym);
    expect(readDay(dayText(`${ym}-09`, 'day', locale), 'day', locale)).toBe(`${ym}-09`);
  }
});
