import { dayOf } from '../../shell/days.ts';

/** The calendar day so many days from today: `2026-11-02`. */
export function dayFromToday(days = 0): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return dayOf(day);
}
