import { lastDayOf, workingDays } from '@kazi/payroll-ke/days';
import type { leaveKinds } from './words.ts';

/** Days that follow one another, with those from Monday to Friday in them. */
interface LeavePart {
  from: string;
  to: string;
  days: number;
}

interface Leave {
  kind: (typeof leaveKinds)[number];
  from: string;
  to: string;
}

/** The most working days of one entry of leave. */
export const longestLeave = 366;

const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

/** The first day of the month after a day. */
function nextMonthOf(day: string): string {
  const next = new Date(`${monthOf(day)}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/**
 * What leave is entered as. Unpaid leave lowers the pay of its months, so each of them has a part of its own, and none where only
 * a weekend of it falls. Other leave is whole, and so is what cannot be entered: no days, or too many.
 */
export function leaveParts({ kind, from, to }: Leave): LeavePart[] {
  const days = workingDays(from, to);
  if (kind !== 'unpaid' || days === 0 || days > longestLeave) return [{ from, to, days }];
  const parts: LeavePart[] = [];
  for (let first = from; ; first = nextMonthOf(first)) {
    const isLast = monthOf(first) === monthOf(to);
    const last = isLast ? to : lastDayOf(monthOf(first));
    parts.push({ from: first, to: last, days: workingDays(first, last) });
    if (isLast) return parts.filter((part) => part.days > 0);
  }
}
