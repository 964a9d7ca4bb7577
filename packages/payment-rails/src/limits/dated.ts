/** Something that holds from a day on (`2025-02-01`), and where it is written. */
export interface Dated<Value> {
  from: string;
  value: Value;
  source: string;
}

/** What holds on a day: the latest that has begun, or the first where the day is before all of them. */
export function onDay<Value>(table: readonly [Dated<Value>, ...Dated<Value>[]], day: string): Dated<Value> {
  const begun = table.filter((row) => row.from <= day);
  return begun.reduce((latest, row) => (row.from > latest.from ? row : latest), begun[0] ?? table[0]);
}
