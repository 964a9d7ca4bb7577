const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A day as the calendar on the wall has it: 2026-11-21. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** First and last day of a month (`2026-11`). */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: dayOf(new Date(year, number, 0)) };
}

/** From one day to another, in days. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
