import type { ColumnType } from 'kysely';

/** A moment that the database fills in; read as a Date. */
export type Moment = ColumnType<Date, Date | undefined, Date>;
/** A JSON column: read as what it holds, written as JSON text. */
export type Json<Held> = ColumnType<Held, string, string>;
/** A JSON column that the database fills in. */
export type GeneratedJson<Held> = ColumnType<Held, string | undefined, string>;
