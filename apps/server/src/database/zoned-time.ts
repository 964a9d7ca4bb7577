import { type RawBuilder, sql } from 'kysely';

interface Span {
  from: RawBuilder<unknown>;
  to: RawBuilder<unknown>;
}

/** Days and months of a time zone, for queries. */
export function zonedTime(zone: RawBuilder<unknown>) {
  const monthOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
    sql<string>`date_trunc('month', ${moment} at time zone ${zone})::date`;
  const dayOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
    sql<string>`(${moment} at time zone ${zone})::date`;
  const startOf = (day: RawBuilder<unknown>): RawBuilder<Date> =>
    sql<Date>`((${day})::date::timestamp at time zone ${zone})`;
  return {
    /** The first day of the month of a moment. */
    monthOf,
    /** The day of a moment. */
    dayOf,
    /** The moment at which a day (2026-11-09) begins. */
    startOf,
    /** Whether a moment is within days, both inclusive. */
    inDays: (moment: RawBuilder<unknown>, { from, to }: Span): RawBuilder<boolean> =>
      sql<boolean>`(${moment} >= ${startOf(from)} and ${moment} < ${startOf(sql`(${to})::date + 1`)})`,
    /** Whether a moment is within the months of two days: from the first's beginning to the last's end. */
    inMonths: (moment: RawBuilder<unknown>, { from, to }: Span): RawBuilder<boolean> =>
      sql<boolean>`(${moment} >= ${startOf(from)}
        and ${moment} < ${startOf(sql`(${to})::date + interval '1 month'`)})`,
    /** The day it is. */
    today: dayOf(sql`now()`),
    /** The first day of the month it is. */
    thisMonth: monthOf(sql`now()`),
  };
}
