import { sql } from 'kysely';

/**
 * For an update: a moment of the row as it would be had it come so much earlier, such as `2 hours`. A cluster's nodes take nothing
 * that depends on a session's time zone.
 */
export const earlier = (column: string, by: string) =>
  sql<Date>`(${sql.ref(column)} at time zone 'utc' - ${by}::interval) at time zone 'utc'`;
