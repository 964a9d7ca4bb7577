/** The moment so many days from today (past ones negative), at an hour and minute of the reader's clock. */
export function daysFromToday(days: number, hour = 9, minute = 0): Date {
  const day = new Date();
  day.setHours(hour, minute, 0, 0);
  day.setDate(day.getDate() + days);
  return day;
}

/** The same as an ISO 8601 text, which is how times travel. */
export const isoDaysFromToday = (days: number, hour = 9, minute = 0): string =>
  daysFromToday(days, hour, minute).toISOString();

/** The moment so many minutes ago: what happened "today" must not lie in the future in the morning. */
export const isoMinutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000).toISOString();

/** When something of a sample was: so many minutes ago, or days from today, at an hour and minute of the reader's clock. */
export type SampleTime = number | readonly [days: number, hour: number, minute: number];

/** The same as an ISO 8601 text. */
export const isoSampleTime = (time: SampleTime): string =>
  typeof time === 'number' ? isoMinutesAgo(time) : isoDaysFromToday(...time);

const saturday = 6;

/** The market that the shop's dashboard tells of and the calendar has. */
export const market = {
  title: 'Makers’ market, Karura',
  place: 'Karura Forest, Gate C',
  at: [9, 0],
  minutes: 450,
} as const;

/** Days until it, the Saturday after the next. */
export const daysUntilMarket = () => 14 - ((new Date().getDay() + 7 - saturday) % 7);
