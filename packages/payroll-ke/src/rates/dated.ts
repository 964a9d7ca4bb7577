/** A month, `2026-11`. Months compare as texts. */
export type Month = string;

/** What holds from a month on, and where that is written. A new Finance Act is one new row. */
export type Row<Fields> = Fields & { readonly from: Month; readonly source: string };

/** Rows from the oldest to the newest. */
export interface Table<Fields> {
  /** A code, to be said in words elsewhere. */
  readonly name: string;
  readonly rows: readonly [Row<Fields>, ...Row<Fields>[]];
  /** The last month it is known for, where a change is due after it that is not known yet. */
  readonly until?: Month;
}

/** A month for which a table has no row: before its first, or after the last month it is known for. */
export class UnknownMonth extends Error {
  override readonly name = 'UnknownMonth';
  readonly month: Month;
  readonly table: string;
  readonly from: Month;
  readonly until: Month | null;

  constructor(month: Month, { name, rows, until }: Table<unknown>) {
    const known = until ? `goes from ${rows[0].from} to ${until}` : `begins in ${rows[0].from}`;
    super(`The table ${name} says nothing of ${month}: it ${known}.`);
    this.month = month;
    this.table = name;
    this.from = rows[0].from;
    this.until = until ?? null;
  }
}

/** Whether a text is a month: 2026-11. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** The row of a table that holds in a month. Throws UnknownMonth. */
export function inMonth<Fields>(table: Table<Fields>, month: Month): Row<Fields> {
  const isKnown = isMonth(month) && (table.until === undefined || month <= table.until);
  const row = isKnown ? table.rows.findLast(({ from }) => from <= month) : undefined;
  if (!row) throw new UnknownMonth(month, table);
  return row;
}
