import type { Updateable } from 'kysely';
import type { Tables } from './tables.ts';
import type { Patch } from './version.ts';

type Columns<Table extends keyof Tables> = Updateable<Tables[Table]>;

/** Columns of a table that a value fits into. */
type ColumnFor<Table extends keyof Tables, Value> = {
  [Column in keyof Columns<Table>]-?: [Value] extends [Columns<Table>[Column]] ? Column : never;
}[keyof Columns<Table>];

/**
 * Where a field is kept: in the column of that name, in columns that are made of its value, or (null) elsewhere, such as in rows of
 * another table, which its command writes.
 */
type Place<Table extends keyof Tables, Value> =
  | ColumnFor<Table, Exclude<Value, undefined>>
  | ((value: Exclude<Value, undefined>) => Patch<Columns<Table>>)
  | null;

/** What is given, under the names of its columns: as optional as it was given. */
type Moved<Map, Given> = {
  [Name in keyof Given as Name extends keyof Map ? Extract<Map[Name], string> : never]: Given[Name];
};

type NotInAColumn<Map> = { [Name in keyof Map]: Map[Name] extends string ? never : Name }[keyof Map];

interface Fields<Table extends keyof Tables, Map> {
  /** The columns of what is given, for an insert or an update; what is not given is left out, and so stays as it is. */
  toColumns<Given extends { readonly [Name in keyof Map]?: unknown }>(
    given: Given & { readonly [Name in Exclude<keyof Given, keyof Map>]: never },
  ): Moved<Map, Given> & Patch<Columns<Table>>;
  /** What a row says, in the contract's words. `others` are the fields that are in no column of their own. */
  fromRow(
    row: { readonly [Column in Extract<Map[keyof Map], string>]: unknown },
    others: { readonly [Name in NotInAColumn<Map>]: unknown },
  ): Record<string, unknown>;
}

/**
 * Says where each field that the contract lets a caller give is kept. One that the contract has and the map has not does not
 * compile, so that no field is answered, told in the history, and not stored:
 *
 *     const fields = defineFields<Omit<ProjectChange, 'id' | 'version'>, 'projects'>()({
 *       name: 'name',
 *       startsOn: 'starts_on',
 *     });
 *     tx.updateTable('projects').set(fields.toColumns(given));
 */
export function defineFields<Given, Table extends keyof Tables>() {
  return <const Map extends { readonly [Name in keyof Given]-?: Place<Table, Given[Name]> }>(
    map: Map,
  ): Fields<Table, Map> => {
    const places = Object.entries<unknown>(map);
    return {
      toColumns: (given) =>
        Object.assign(
          {},
          ...places.map(([name, place]) => {
            const value: unknown = Reflect.get(given, name);
            if (value === undefined || place === null) return {};
            return typeof place === 'function' ? place(value) : { [String(place)]: value };
          }),
        ),
      fromRow: (row, others) => ({
        ...Object.fromEntries(
          places.flatMap(([name, place]) =>
            typeof place === 'string' ? [[name, Reflect.get(row, place)]] : [],
          ),
        ),
        ...others,
      }),
    };
  };
}
