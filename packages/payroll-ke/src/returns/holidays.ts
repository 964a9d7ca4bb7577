/** Days, as `2026-04-03`. */
type Day = string;

const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);
const dayAfter = (day: Day, days: number): Day => dayOf(new Date(Date.parse(day) + days * 86_400_000));
const weekday = (day: Day): number => new Date(day).getUTCDay();

/** Part I of the schedule of the Public Holidays Act, with the national days of the Constitution. */
const fixed = ['01-01', '05-01', '06-01', '10-10', '10-20', '12-12', '12-25', '12-26'];

/** Holidays that the Gazette declared; who needs others hands them in. */
const declared: readonly { readonly day: Day; readonly source: string }[] = [
  { day: '2023-04-21', source: 'Idd-ul-Fitr, Gazette Notice 5045 of 2023' },
  { day: '2023-06-28', source: 'Idd-ul-Azha, Gazette of 26 June 2023 (Live Now Africa)' },
  { day: '2024-04-10', source: 'Idd-ul-Fitr, Gazette of April 2024 (Kiss 100)' },
  { day: '2024-06-17', source: 'Eid-ul-Adha, Gazette of 14 June 2024 (TV47)' },
  { day: '2025-03-31', source: 'Idd-ul-Fitr, Gazette of 28 March 2025 (Pulse Kenya)' },
  { day: '2025-06-06', source: 'Eid-ul-Adha, Gazette of June 2025 (KDRTV, 4 June 2025)' },
];

/** Easter Sunday by the Gregorian computus of Meeus, Jones and Butcher. */
function easter(year: number): Day {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const h =
    (19 * a +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - h - (year % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOf(new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1)));
}

/** The public holidays of a year. One on a Sunday moves to the next day that is none (Public Holidays Act, s. 4). */
export function holidaysOf(year: number): Set<Day> {
  const sunday = easter(year);
  const days = [...fixed.map((day) => `${year}-${day}`), dayAfter(sunday, -2), dayAfter(sunday, 1)];
  const holidays = new Set(days.filter((day) => weekday(day) !== 0));
  for (const day of days) {
    if (weekday(day) !== 0) continue;
    let next = dayAfter(day, 1);
    while (holidays.has(next)) next = dayAfter(next, 1);
    holidays.add(next);
  }
  for (const { day } of declared) if (day.startsWith(`${year}-`)) holidays.add(day);
  return holidays;
}

/** Monday to Friday, and no holiday. */
const isWorkingDay = (day: Day, holidays: ReadonlySet<Day>): boolean =>
  weekday(day) % 6 !== 0 && !holidays.has(day);

/** The working day of a number within a month, from 1. */
export function workingDay(month: string, number: number, holidays: ReadonlySet<Day>): Day {
  let day = `${month}-01`;
  for (let left = number; ; day = dayAfter(day, 1)) {
    if (isWorkingDay(day, holidays)) left -= 1;
    if (left === 0) return day;
  }
}

/** The day itself where it is a working day, else the last one before it. */
export function notAfter(day: Day, holidays: ReadonlySet<Day>): Day {
  return isWorkingDay(day, holidays) ? day : notAfter(dayAfter(day, -1), holidays);
}
