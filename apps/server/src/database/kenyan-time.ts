import { type RawBuilder, sql } from 'kysely';

// Kenya's days and months within queries: moments are kept in UTC, months of pay and of rewards are Kenya's.

const zone = sql.lit('Africa/Nairobi');

/** The first day of the month in Kenya of a moment. */
export const kenyanMonthOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`date_trunc('month', ${moment} at time zone ${zone})::date`;

/** The moment at which a day (2026-11-09) begins in Kenya. */
export const kenyanStartOf = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`((${day})::date::timestamp at time zone ${zone})`;

/** Whether a moment is within the months of two days: from the first's beginning to the last's end. */
export const inKenyanMonths = (
  moment: RawBuilder<unknown>,
  { from, to }: { from: RawBuilder<unknown>; to: RawBuilder<unknown> },
): RawBuilder<boolean> => sql<boolean>`(${moment} >= ${kenyanStartOf(from)}
  and ${moment} < ${kenyanStartOf(sql`(${to})::date + interval '1 month'`)})`;

/** The day it is in Kenya. */
export const kenyanToday: RawBuilder<string> = sql<string>`(now() at time zone ${zone})::date`;

/** The first day of the month it is in Kenya. */
export const kenyanThisMonth: RawBuilder<string> = kenyanMonthOf(sql`now()`);
