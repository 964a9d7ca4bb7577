import { kenyanDay } from '../database/kenyan-time.ts';

/** The month in Kenya, 2026-11. */
export const kenyanMonth = (at = new Date()): string => monthOf(kenyanDay(at));

/** The first day of a month, as tables keep months: 2026-11-01. */
export const firstDay = (month: string): string => `${month}-01`;

/** The month of a day that a table keeps: 2026-11. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** Calendar months from the month of one day to that of another. */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));
