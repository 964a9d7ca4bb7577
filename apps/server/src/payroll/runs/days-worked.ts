import { dayMs } from '@kazi/contract/shared';
import type { DayCount } from '@kazi/payroll-ke';

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const isWeekday = (time: number) => ![0, 6].includes(new Date(time).getUTCDay());

/**
 * Days of a month (2026-11) between the first and the last day of an employee, as a method counts them; undefined for all
 * of them. A fixed number of days is shared out by the calendar, to the half day.
 */
export function daysWorked(
  month: string,
  { joined, left }: { joined: string; left: string | null },
  method: DayCount,
): number | undefined {
  const first = at(`${month}-01`);
  const end = new Date(first);
  end.setUTCMonth(end.getUTCMonth() + 1);
  const last = end.getTime() - dayMs;
  const from = Math.max(first, at(joined));
  const to = Math.min(last, left ? at(left) : last);
  if (from === first && to === last) return undefined;
  const all = Array.from({ length: (last - first) / dayMs + 1 }, (_, index) => first + index * dayMs);
  const here = all.filter((time) => time >= from && time <= to);
  if (method === 'calendar') return here.length;
  if (method === 'working') return here.filter(isWeekday).length;
  return Math.round((Number(method) * here.length * 2) / all.length) / 2;
}
