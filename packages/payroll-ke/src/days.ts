/** A calendar day, `2026-11-20`. */
export type Day = string;

const dayMs = 86_400_000;
const [sunday, saturday] = [0, 6];

const at = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The calendar days from one day to another, both with; 0 where there are none, or one of them is no day. */
export function daysBetween(from: Day, to: Day): number {
  const days = (at(to) - at(from)) / dayMs + 1;
  return Math.max(0, days || 0);
}

/** The days from Monday to Friday between two days, both with. Public holidays count as any other day. */
export function workingDays(from: Day, to: Day): number {
  const days = daysBetween(from, to);
  const first = new Date(at(from)).getUTCDay();
  const beyondWeeks = Array.from({ length: days % 7 }, (_, day) => (first + day) % 7);
  const weekdays = beyondWeeks.filter((day) => day !== sunday && day !== saturday);
  return Math.floor(days / 7) * 5 + weekdays.length;
}

/** The last day of a month (2026-11). */
export function lastDayOf(month: string): Day {
  const end = new Date(`${month}-01T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return `${month}-${String(end.getUTCDate()).padStart(2, '0')}`;
}
