import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseUrl } from '../../test/database-url.ts';
import { type TypedColumn, typedTables } from '../../test/table-types.ts';

/** Tables that are used by plain SQL alone: by the ledger, the queue's workers, the rate limits, the migrations and the start. */
const untyped = [
  'job_workers',
  'ledger_accounts',
  'ledger_expiries',
  'ledger_transfers',
  'master_secret',
  'migrations',
  'rate_limits',
];

/** What the pool reads a type of PostgreSQL as, see pool.ts. */
const readAs: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  tsvector: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  jsonb: 'json',
  _text: 'string[]',
  _uuid: 'string[]',
};

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  given: TypedColumn['insert'];
}

let client: pg.Client;
let columns: Map<string, Column[]>;

beforeAll(async () => {
  client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
      case when a.attgenerated <> '' or a.attidentity = 'a' then 'never'
        when a.atthasdef or a.attidentity = 'd' or not a.attnotnull then 'optional' else 'required' end as given
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`);
  columns = Map.groupBy(
    rows.filter(({ table }) => !untyped.includes(table)),
    ({ table }) => table,
  );
});
afterAll(() => client.end());

const typed = typedTables();

test('every table has a type, and every type a table', () => {
  expect([...typed.keys()].sort()).toEqual([...columns.keys()].sort());
});

describe.each([...typed])('the type of %s', (table, types) => {
  test('says what the migrations have made', () => {
    const made = (columns.get(table) ?? []).map(({ name, type, nullable, given }): [string, TypedColumn] => [
      name,
      { type: readAs[type] ?? `${type}, which is read as nothing known`, nullable, insert: given },
    ]);
    expect(Object.fromEntries(types)).toEqual(Object.fromEntries(made));
  });
});
