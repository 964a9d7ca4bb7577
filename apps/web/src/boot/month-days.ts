const weeks = 6;

/** The days on a month's page: six weeks, from the Monday on or before its first day. */
export function monthDays(day: Date): Date[] {
  const first = new Date(day.getFullYear(), day.getMonth(), 1);
  const before = (first.getDay() + 6) % 7;
  return Array.from(
    { length: weeks * 7 },
    (_, at) => new Date(first.getFullYear(), first.getMonth(), 1 - before + at),
  );
}
