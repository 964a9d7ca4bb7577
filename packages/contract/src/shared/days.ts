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
export const dayIn = (timeZone: string, moment = new Date()): string =>
  // Canadians write dates as the API does.
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);

/** Today in Kenya, by whose days payroll and statements are dated wherever the device is, 2026-11-21. */
export const kenyanToday = (): string => dayIn('Africa/Nairobi');
