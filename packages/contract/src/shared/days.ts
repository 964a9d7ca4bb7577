const lastDay = '9999-12-31';

/** The day `count` days after `day`; before it, where `count` is negative. No day is after the last that has four digits of a year. */
export function addDays(day: string, count: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + count);
  const text = moment.toISOString();
  return text.startsWith('+') ? lastDay : text.slice(0, lastDay.length);
}

/** Days as the API writes them, 2026-11-21, are how Canadians write dates. */
const days = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** The calendar day of a moment in a time zone; in the device's own, where none is named. */
export const dayIn = (timeZone?: string, moment = new Date()): string => days(timeZone).format(moment);
