import { dateFormat } from '@kazi/ui/date-format';
import type { DayKind } from '../days.ts';

/** A day or a month as people of a language write it: "21 Nov 2026", "November 2026". */
export function dayText(value: string, kind: DayKind, locale: string): string {
  const moment = new Date(`${kind === 'day' ? value : `${value}-01`}T00:00:00Z`);
  return dateFormat(locale, {
    ...(kind === 'day' ? { day: 'numeric', month: 'short' } : { month: 'long' }),
    year: 'numeric',
    timeZone: 'UTC',
  }).format(moment);
}

/**
 * The day or month that a text means, as the API writes it: `2026-11-21`, `21/11/2026`, `21 Nov 2026` and whatever
 * `dayText` says. Of two numbers the day comes before the month, as in all languages spoken here.
 */
export function readDay(typed: string, kind: DayKind, locale: string): string | undefined {
  const parts =
    inLatinDigits(typed)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  const numbers = parts.filter((part) => /^\d/.test(part));
  const named = monthNamed(
    parts.filter((part) => !/^\d/.test(part)),
    locale,
  );
  const isYearFirst = numbers[0]?.length === 4;
  const [year, ...rest] = isYearFirst ? numbers : numbers.toReversed();
  const [month, day] = named === undefined ? rest : [String(named), ...rest];
  const expected = (kind === 'day' ? 3 : 2) - (named === undefined ? 0 : 1);
  if (numbers.length !== expected || year?.length !== 4 || month === undefined) return undefined;
  const read = `${year}-${month.padStart(2, '0')}`;
  const whole = kind === 'day' ? `${read}-${(day ?? '').padStart(2, '0')}` : read;
  return isThere(whole) ? whole : undefined;
}

/** Whether the calendar has it; a clock would take 31 February for 3 March. */
function isThere(day: string): boolean {
  const moment = new Date(day);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** The month, from 1 to 12, that the only word names or begins to name, in the reader's language or in English. */
function monthNamed([word, ...others]: readonly string[], locale: string): number | undefined {
  if (!word || word.length < 3 || others.length > 0) return undefined;
  for (const language of [locale, 'en']) {
    for (let month = 1; month <= 12; month++) {
      const name = dateFormat(language, {
        month: 'long',
        timeZone: 'UTC',
      }).format(new Date(Date.UTC(2026, month - 1)));
      if (name.toLowerCase().startsWith(word)) return month;
    }
  }
  return undefined;
}

const arabicZero = 0x06_60;

const inLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? arabicZero) - arabicZero));
