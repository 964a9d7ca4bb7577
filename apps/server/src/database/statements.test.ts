import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anOwnDatabase, type OwnDatabase } from '../../test/own-database.ts';
import { newId } from './ids.ts';
import { migrate } from './migrate.ts';
import { findRole } from './role.ts';
import { type Database, type Db, openDatabase } from './tenancy.ts';

let own: OwnDatabase;
let database: Database;
let role: string | undefined;
const tenants = [newId(), newId()];
const [first = '', second = ''] = tenants;

/** On one connection, so that all it keeps is kept there. */
const open = (options: { prepare?: boolean } = {}) => {
  database = openDatabase({ url: own.url, max: 1, role, ...options });
};

beforeAll(async () => {
  own = await anOwnDatabase();
  await migrate(own.url);
  ({ role } = await findRole(own.url));
  open();
  for (const id of tenants)
    await database.write(id, null, async (tx) => {
      await tx.insertInto('tenants').values({ id, key: id, name: id }).execute();
      await tx.insertInto('roles').values({ tenant_id: id, id: newId(), name: id }).execute();
    });
  await database.close();
});
afterEach(() => database.close());
afterAll(() => own.drop());

const rolesOf = (db: Db) => db.selectFrom('roles').selectAll().execute();
const namesOf = async (db: Db) => (await rolesOf(db)).map(({ name }) => name);

interface Kept {
  statement: string;
  generic: number;
  pid: number;
}

/** What the connection keeps. */
const kept = () =>
  database.shared(async (db) => {
    const { rows } = await sql<Kept>`
      select statement, generic_plans::int as generic, pg_backend_pid() as pid from pg_prepared_statements
      where statement not like '%pg_prepared_statements%'`.execute(db);
    return rows;
  });

async function asSuperuser(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  await work(client).finally(() => client.end());
}

describe('a statement that comes again', () => {
  test('is prepared once, and gives each tenant its own rows, by a plan that serves them all', async () => {
    open();
    for (let turn = 0; turn < 20; turn++) {
      const tenant = tenants[turn % 2] ?? first;
      expect(await database.read(tenant, namesOf)).toEqual([tenant]);
      expect(await database.write(tenant, null, namesOf)).toEqual([tenant]);
      expect(await database.shared(namesOf)).toEqual([]);
    }
    const [statement, ...more] = (await kept()).filter(({ statement }) => statement.includes('"roles"'));
    expect(more).toEqual([]);
    expect(statement?.generic).toBeGreaterThan(0);
  });

  test('is held by policies as soon as its session acts as a role below them', async () => {
    open();
    await asSuperuser(async (client) => {
      const names = async () => {
        const { rows } = await client.query({ name: 'roles', text: 'select name from roles' });
        return rows.map(({ name }) => name);
      };
      for (let turn = 0; turn < 10; turn++) expect(await names()).toEqual(expect.arrayContaining(tenants));
      await client.query(`set role ${role}; set kazi.tenant = '${second}'`);
      expect(await names()).toEqual([second]);
    });
  });

  test('still answers after its table has changed', async () => {
    open();
    const again = async () => [
      await database.read(first, namesOf),
      await database.write(second, null, namesOf),
    ];
    await again();
    for (const column of ['added', 'added_later']) {
      expect(await again()).toEqual([[first], [second]]);
      await asSuperuser((client) => client.query(`alter table roles add column ${column} text`));
    }
    expect(await database.write(second, null, namesOf)).toEqual([second]);
    expect(await database.read(first, namesOf)).toEqual([first]);
  });

  test('is one, however long its lists are; what lists rows to insert is not kept', async () => {
    open();
    const ids = [newId(), newId(), newId()];
    for (let count = 0; count <= ids.length; count++)
      await database.write(first, null, async (tx) => {
        const listed = ids.slice(0, count);
        const found = await tx.selectFrom('roles').select('id').where('id', 'in', listed).execute();
        expect(found.length).toBe(Math.max(0, count - 1));
        const others = await tx
          .selectFrom('roles')
          .select('id')
          .where('id', 'not in', listed)
          .limit(5)
          .execute();
        expect(others.length).toBe(1);
        for (const id of listed.slice(-1))
          await tx.insertInto('roles').values({ tenant_id: first, id, name: id }).execute();
      });
    const many = () =>
      database.write(second, null, (tx) =>
        tx
          .insertInto('roles')
          .values([newId(), newId()].map((id) => ({ tenant_id: second, id, name: id })))
          .execute(),
      );
    for (let turn = 0; turn < 3; turn++) await many();
    await database.write(first, null, (tx) => tx.deleteFrom('roles').where('id', 'in', ids).execute());
    const statements = (await kept()).map(({ statement }) => statement);
    expect(statements.filter((statement) => statement.includes('= any')).length).toBe(1);
    expect(statements.filter((statement) => statement.includes('<> all')).length).toBe(1);
    expect(statements.filter((statement) => statement.startsWith('insert')).length).toBe(1);
  });
});

test('a connection that keeps too many is replaced', async () => {
  open();
  const pids = new Set<number>();
  for (let number = 0; number < 210; number++)
    for (let turn = 0; turn < 2; turn++)
      await database.read(first, async (db) => {
        const { rows } = await sql<{
          pid: number;
        }>`select ${sql.lit(number)}, pg_backend_pid() as pid`.execute(db);
        for (const { pid } of rows) pids.add(pid);
      });
  expect(pids.size).toBe(2);
  expect((await kept()).length).toBeLessThanOrEqual(200);
});

test('nothing is kept where the configuration says so', async () => {
  open({ prepare: false });
  for (let turn = 0; turn < 3; turn++) expect(await database.read(first, namesOf)).toEqual([first]);
  expect(await kept()).toEqual([]);
});
