import { dayOf } from '../../../shell/days.ts';

/** First and last day of a month (`2026-11`). */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: dayOf(new Date(year, number, 0)) };
}
