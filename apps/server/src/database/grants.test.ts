import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseUrl } from '../../test/database-url.ts';
import { anOwnDatabase } from '../../test/own-database.ts';
import { appendOnly } from './grants.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import { findRole, serverRole } from './role.ts';

let server: pg.Pool;
beforeAll(async () => {
  const url = databaseUrl();
  server = createPool({ url, max: 1, role: (await findRole(url)).role });
});
afterAll(() => server.end());

const forbidden = [
  ['lifting row-level security', 'alter table payments no force row level security'],
  ['switching it off', 'alter table payments disable row level security'],
  ['dropping a policy', 'drop policy by_tenant on payments'],
  ['adding a policy', 'create policy mine on payments using (true)'],
  ['switching a trigger off', 'alter table ledger_transfers disable trigger append_only'],
  ['skipping triggers', 'set session_replication_role = replica'],
  [
    'changing a function that guards',
    'create or replace function current_tenant() returns uuid language sql return null',
  ],
  ['a table of its own', 'create table mine (id int)'],
  ['emptying a table', 'truncate mailbox'],
  ['dropping a table', 'drop table mailbox'],
  ['rewriting the history of migrations', 'delete from migrations'],
  ['changing the ledger', 'update ledger_transfers set amount = 1'],
  ['deleting an account of the ledger', 'delete from ledger_accounts'],
  ['changing what happened', "update events set verb = 'created'"],
  ['deleting what happened', 'delete from events'],
] as const;

describe('the server’s role is refused', () => {
  test.each(forbidden)('%s', async (_, statement) => {
    await expect(server.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  test('to become who owns the tables', async () => {
    const { rows } = await server.query<{ owner: string }>(
      `select distinct relowner::regrole::text as owner from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    expect(rows).toHaveLength(1);
    await expect(server.query(`set role ${rows[0]?.owner}`)).rejects.toThrow(/permission denied/);
  });
});

test('the server’s role owns nothing', async () => {
  const { rows } = await server.query(`
    select classid::regclass, objid from pg_shdepend
    where refclassid = 'pg_authid'::regclass and refobjid = current_user::regrole and deptype = 'o'`);
  expect(rows).toEqual([]);
});

test('rows are read, added, changed and deleted; those of some tables are only added', async () => {
  const { rows } = await server.query<{ name: string; may: string[] }>(`
    select relname as name, array(
      select one from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as one
      where has_table_privilege(c.oid, one)) as may
    from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`);
  const may = new Map(rows.map(({ name, may }) => [name, may]));
  const expected = (name: string) => {
    if (name === 'migrations') return ['select'];
    if (appendOnly.includes(name)) return ['select', 'insert'];
    return [
      'select',
      'insert',
      'update',
      ...(['ledger_accounts', 'master_secret'].includes(name) ? [] : ['delete']),
    ];
  };
  expect(may).toEqual(new Map([...may.keys()].map((name) => [name, expected(name)])));
  expect([...may.keys()]).toEqual(expect.arrayContaining([...appendOnly]));
});

test('a plain user named in DATABASE_URL works on tables that another one owns', async () => {
  const own = await anOwnDatabase();
  const superuser = new pg.Client({ connectionString: own.url });
  await superuser.connect();
  const name = new URL(own.url).pathname.slice(1);
  const [owner, plain] = [`${name}_owner`, `${name}_plain`];
  for (const role of [owner, plain]) await superuser.query(`create role ${role} login password 'p'`);
  await superuser.query(`alter database ${name} owner to ${owner}`);
  const as = (role: string) => Object.assign(new URL(own.url), { username: role, password: 'p' }).href;

  await migrate(as(owner), { server: plain });
  await migrate(as(owner), { server: plain });
  expect(await findRole(as(plain))).toEqual({
    role: undefined,
    name: plain,
    ownsTables: false,
    distributed: false,
  });
  expect(await findRole(as(owner))).toMatchObject({ name: owner, ownsTables: true });
  expect(await findRole(own.url)).toMatchObject({ role: serverRole, ownsTables: true });
  const client = new pg.Client({ connectionString: as(plain) });
  await client.connect();
  await client.query("select graphile_worker.add_job('nothing')");
  expect((await client.query('select from graphile_worker._private_jobs')).rowCount).toBe(1);
  await expect(client.query('alter table tenants add column mine int')).rejects.toThrow(/must be owner/);
  await client.end();
  await superuser.end();
  await own.drop();
  const cluster = new pg.Client({ connectionString: inject('superuserUrl') });
  await cluster.connect();
  await cluster.query(`drop role ${owner}, ${plain}`).finally(() => cluster.end());
});
