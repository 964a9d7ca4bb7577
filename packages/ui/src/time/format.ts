const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const steps: readonly [limit: number, unit: Intl.RelativeTimeFormatUnit, length: number][] = [
  [MINUTE, 'second', SECOND],
  [HOUR, 'minute', MINUTE],
  [DAY, 'hour', HOUR],
  [7 * DAY, 'day', DAY],
  [30 * DAY, 'week', 7 * DAY],
  [365 * DAY, 'month', 30 * DAY],
];

/** The distance from `now` to `at`, both in milliseconds, in the words of `locale`: "3 hours ago". */
export function formatRelative(at: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const distance = at - now;
  const step = steps.find(([limit]) => Math.abs(distance) < limit);
  if (!step) return words.format(Math.round(distance / (365 * DAY)), 'year');
  const [, unit, length] = step;
  // Clocks of server and browser differ a little: "in 2 seconds" for what just happened would be wrong.
  if (unit === 'second') return words.format(0, 'second');
  return words.format(Math.trunc(distance / length), unit);
}
