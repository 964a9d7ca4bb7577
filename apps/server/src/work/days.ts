import { sql } from 'kysely';

/** Within a query: today, in UTC as all times of the API are. */
export const today = sql<string>`(now() at time zone 'utc')::date`;

/** Within a query: the last day of the seven that begin today. */
export const weekEnd = sql<string>`((now() at time zone 'utc')::date + 6)`;
