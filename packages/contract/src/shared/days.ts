/** Milliseconds of a day. */
export const dayMs = 86_400_000;

const lastDay = '9999-12-31';

/** The day `count` days after `day`; before it, where `count` is negative. Stops at the last year of four digits. */
export function addDays(day: string, count: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + count);
  const text = moment.toISOString();
  return text.startsWith('+') ? lastDay : text.slice(0, lastDay.length);
}

/** The calendar day of a moment in a time zone, 2026-11-21. */
export function dayIn(timeZone: string, moment = new Date()): string {
  // Its parts alone are promised: no language promises the pattern of the API.
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: 'year' | 'month' | 'day') => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
}

/** Whether clocks know the time zone, such as Africa/Nairobi. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Today in Kenya, by whose days payroll and statements are dated wherever the device is, 2026-11-21. */
export const kenyanToday = (): string => dayIn('Africa/Nairobi');
