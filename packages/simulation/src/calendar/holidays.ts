/** Public holidays of Kenya that fall on the same day every year: month, day, name. */
const fixed: readonly (readonly [month: number, day: number, name: string])[] = [
  [1, 1, 'New Year’s Day'],
  [5, 1, 'Labour Day'],
  [6, 1, 'Madaraka Day'],
  [10, 10, 'Mazingira Day'],
  [10, 20, 'Mashujaa Day'],
  [12, 12, 'Jamhuri Day'],
  [12, 25, 'Christmas Day'],
  [12, 26, 'Boxing Day'],
];

export interface PublicHoliday {
  date: Date;
  name: string;
}

/** Kenya's public holidays of a year, but for those that wait for the moon. */
export function publicHolidays(year: number): PublicHoliday[] {
  const easter = easterSunday(year);
  const near = (days: number) => new Date(year, easter.getMonth(), easter.getDate() + days);
  return [
    ...fixed.map(([month, day, name]) => ({ date: new Date(year, month - 1, day), name })),
    { date: near(-2), name: 'Good Friday' },
    { date: near(1), name: 'Easter Monday' },
  ];
}

/** Easter of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return new Date(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
