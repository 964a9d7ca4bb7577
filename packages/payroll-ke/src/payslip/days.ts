import type { Month } from '../rates/dated.ts';
import type { DayCount } from './input.ts';

/** How many days a month's pay is divided by, with the method they were counted by. */
export function daysOf(
  month: Month,
  { method, workingDays }: { method: DayCount; workingDays?: number },
): { method: DayCount; of: number } {
  if (method === 'working' && workingDays !== undefined) return { method, of: workingDays };
  if (method !== 'working' && method !== 'calendar') return { method, of: Number(method) };
  const year = Number(month.slice(0, 4));
  const next = Number(month.slice(5));
  const length = new Date(Date.UTC(year, next, 0)).getUTCDate();
  if (method === 'calendar') return { method, of: length };
  const first = new Date(Date.UTC(year, next - 1, 1)).getUTCDay();
  const weekdays = Array.from({ length }, (_, day) => (first + day) % 7).filter(
    (day) => day !== 0 && day !== 6,
  );
  return { method, of: weekdays.length };
}
