const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const steps: readonly [limit: number, unit: Intl.RelativeTimeFormatUnit, length: number][] = [
  [minute, 'second', second],
  [hour, 'minute', minute],
  [day, 'hour', hour],
  [7 * day, 'day', day],
  [30 * day, 'week', 7 * day],
  [365 * day, 'month', 30 * day],
];

/** The distance from `now` to `at`, both in milliseconds, in the words of `locale`: "3 hours ago". */
export function formatRelative(at: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const distance = at - now;
  const step = steps.find(([limit]) => Math.abs(distance) < limit);
  if (!step) return words.format(Math.round(distance / (365 * day)), 'year');
  const [, unit, length] = step;
  // Clocks of server and browser differ a little: "in 2 seconds" for what just happened would be wrong.
  if (unit === 'second') return words.format(0, 'second');
  // A week that has just begun is 7 days, not the 6 that are left whole.
  const round = distance > 0 ? Math.round : Math.trunc;
  return words.format(round(distance / length), unit);
}
