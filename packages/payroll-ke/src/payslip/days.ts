import { type Day, daysBetween, lastDayOf, workingDays as workingDaysBetween } from '../days.ts';
import type { Month } from '../rates/dated.ts';
import type { DayCount } from './input.ts';

/** How many days a month's pay is divided by, with the method they were counted by. */
export function daysOf(
  month: Month,
  { method, workingDays }: { method: DayCount; workingDays?: number },
): { method: DayCount; of: number } {
  if (method === 'working' && workingDays !== undefined) return { method, of: workingDays };
  return { method, of: countOf(method, `${month}-01`, lastDayOf(month)) ?? Number(method) };
}

/** Days as a method counts them; undefined for one that divides by a fixed number. */
function countOf(method: DayCount, from: Day, to: Day): number | undefined {
  if (method === 'calendar') return daysBetween(from, to);
  return method === 'working' ? workingDaysBetween(from, to) : undefined;
}

/**
 * Days of a month between the first and the last day of an employee, as a method counts them; undefined for all of them.
 * A fixed number of days is shared out by the calendar, to the half day.
 */
export function daysWorked(
  month: Month,
  { joined, left }: { joined: Day; left: Day | null },
  method: DayCount,
): number | undefined {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const from = joined > first ? joined : first;
  const to = left !== null && left < last ? left : last;
  if (from === first && to === last) return undefined;
  const shared = (Number(method) * daysBetween(from, to)) / daysBetween(first, last);
  return countOf(method, from, to) ?? Math.round(shared * 2) / 2;
}
