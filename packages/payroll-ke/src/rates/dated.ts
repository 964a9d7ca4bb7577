/** A month, `2026-11`. Months compare as texts. */
export type Month = string;

/** What holds from a month on, and where that is written. A new Finance Act is one new row. */
export type Row<Fields> = Fields & { readonly from: Month; readonly source: string };

/** Rows from the oldest to the newest. */
export interface Table<Fields> {
  /** A code, to be said in words elsewhere. */
  readonly name: string;
  readonly rows: readonly [Row<Fields>, ...Row<Fields>[]];
  /** The last month it is known for, where a change is due after it that is not known yet: until then the last row goes on. */
  readonly until?: Month;
}

/** A month for which a table has no row: before its first. */
export class UnknownMonth extends Error {
  override readonly name = 'UnknownMonth';
  readonly month: Month;
  readonly table: string;
  readonly from: Month;

  constructor(month: Month, { name, rows }: Table<unknown>) {
    super(`The table ${name} says nothing of ${month}: it begins in ${rows[0].from}.`);
    this.month = month;
    this.table = name;
    this.from = rows[0].from;
  }
}

/** Whether a text is a month: 2026-11. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/**
 * The row of a table that holds in a month; after the last month it is known for, the last one, as the law goes on until it is
 * changed. Throws UnknownMonth.
 */
export function inMonth<Fields>(table: Table<Fields>, month: Month): Row<Fields> {
  const row = isMonth(month) ? table.rows.findLast(({ from }) => from <= month) : undefined;
  if (!row) throw new UnknownMonth(month, table);
  return row;
}

/** Whether what a table says of a month is only the last that is known, since a change was due before it. */
export const isAwaited = ({ until }: Table<unknown>, month: Month): boolean =>
  until !== undefined && month > until;
