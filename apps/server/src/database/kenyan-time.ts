import { type RawBuilder, sql } from 'kysely';

// Kenya's days and months: moments are kept in UTC, months of pay and of rewards are Kenya's.

const timeZone = 'Africa/Nairobi';

/** Clocks in Kenya stay three hours ahead of UTC all year. */
const aheadMs = 3 * 60 * 60 * 1000;

/** The day it is in Kenya at a moment, such as 2026-11-09. */
export const kenyanDay = (at = new Date()): string =>
  new Date(at.getTime() + aheadMs).toISOString().slice(0, '2026-11-09'.length);

/** The moment at which a day (2026-11-09) begins in Kenya. */
export const kenyanDayStart = (day: string): Date => new Date(`${day}T00:00:00+03:00`);

// Within queries:

const zone = sql.lit(timeZone);

/** The first day of the month in Kenya of a moment. */
export const kenyanMonthOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`date_trunc('month', ${moment} at time zone ${zone})::date`;

/** The day in Kenya of a moment. */
export const kenyanDayOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${moment} at time zone ${zone})::date`;

/** The Monday of the week in Kenya of a moment. */
export const kenyanWeekOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`date_trunc('week', ${moment} at time zone ${zone})::date`;

/** Within a query: the moment at which a day (2026-11-09) begins in Kenya. */
export const kenyanStartOf = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`((${day})::date::timestamp at time zone ${zone})`;

/** Whether a moment is within days, both inclusive. */
export const inKenyanDays = (
  moment: RawBuilder<unknown>,
  { from, to }: { from: RawBuilder<unknown>; to: RawBuilder<unknown> },
): RawBuilder<boolean> => sql<boolean>`(${moment} >= ${kenyanStartOf(from)}
  and ${moment} < ${kenyanStartOf(sql`(${to})::date + 1`)})`;

/** Whether a moment is within the months of two days: from the first's beginning to the last's end. */
export const inKenyanMonths = (
  moment: RawBuilder<unknown>,
  { from, to }: { from: RawBuilder<unknown>; to: RawBuilder<unknown> },
): RawBuilder<boolean> => sql<boolean>`(${moment} >= ${kenyanStartOf(from)}
  and ${moment} < ${kenyanStartOf(sql`(${to})::date + interval '1 month'`)})`;

/** The day it is in Kenya. */
export const kenyanToday: RawBuilder<string> = kenyanDayOf(sql`now()`);

/** The first day of the month it is in Kenya. */
export const kenyanThisMonth: RawBuilder<string> = kenyanMonthOf(sql`now()`);
