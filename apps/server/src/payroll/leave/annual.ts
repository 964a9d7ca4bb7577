import { monthsBetween } from '../month.ts';

/** Working days of annual leave that a month of service earns: 21 a year, Employment Act 2007, section 28. */
const aMonth = 1.75;

/**
 * Annual leave of the calendar year of a day, in working days: earned by each month of service that has ended by then,
 * taken, and left.
 */
export function annualLeave(
  entries: readonly { kind: string; from_day: string; days: number }[],
  { joinedOn, today }: { joinedOn: string; today: string },
): { earned: number; taken: number; left: number } {
  const year = today.slice(0, 4);
  const from = joinedOn > `${year}-01-01` ? joinedOn : `${year}-01-01`;
  const earned = Math.max(0, monthsBetween(from, today)) * aMonth;
  const taken = entries
    .filter(({ kind, from_day }) => kind === 'annual' && from_day.startsWith(year))
    .reduce((sum, { days }) => sum + days, 0);
  return { earned, taken, left: earned - taken };
}
