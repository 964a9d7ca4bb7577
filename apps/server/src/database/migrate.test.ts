import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOwnDatabase, type OwnDatabase } from '../../test/own-database.ts';
import { StartError } from '../config/start-error.ts';
import { servesSince, version } from '../config/version.ts';
import { newId } from './ids.ts';
import { migrate } from './migrate.ts';
import { findRole, ownerRole, serverRole } from './role.ts';
import { openDatabase } from './tenancy.ts';

let own: OwnDatabase;
beforeEach(async () => {
  own = await anOwnDatabase();
});
afterEach(() => own.drop());

async function query(text: string) {
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

test('servers that start together on an empty database migrate it once', async () => {
  await Promise.all([migrate(own.url), migrate(own.url), migrate(own.url)]);
  const { rows } = await query('select name from migrations order by name');
  expect(rows.length).toBeGreaterThan(5);
  const before = await query('select * from migrations order by name');
  await migrate(own.url);
  expect((await query('select * from migrations order by name')).rows).toEqual(before.rows);
});

test('the ledger’s tables are made before those that refer to them, and are guarded by tenant', async () => {
  await migrate(own.url);
  const { rows } = await query('select name from migrations order by applied_at, name');
  expect(rows[0]).toEqual({ name: 'ledger/0001_ledger.sql' });
  const guarded = await query(`
    select relname, relforcerowsecurity as forced from pg_class
    where relname ~ '^ledger_' and relkind = 'r' order by relname`);
  expect(guarded.rows).toEqual(
    ['ledger_accounts', 'ledger_expiries', 'ledger_transfers'].map((relname) => ({ relname, forced: true })),
  );
});

const later = version.replace(/\d+/, (major) => `${Number(major) + 1}`);

/** What a newer Kazi leaves behind: a migration that this one does not know. */
const migratedBy = (by: string | null, serves: string | null) =>
  query(
    `insert into migrations (name, checksum, version, serves)
     values ('9001_from_the_future.sql', 'abc', ${by && `'${by}'`}, ${serves && `'${serves}'`})`,
  );

test('each migration is noted with the version that applied it, and what was done is told', async () => {
  expect(await migrate(own.url)).toMatch(
    new RegExp(`^Made the tables of Kazi ${version} \\(\\d+ migrations\\)\\.$`),
  );
  expect(await migrate(own.url)).toBeUndefined();
  const { rows } = await query('select distinct version, serves from migrations');
  expect(rows).toEqual([{ version, serves: servesSince }]);
});

test('a database of an earlier version, which kept no note of it, is brought up to date and told of', async () => {
  await migrate(own.url, { last: '0049_budgets_and_limits.sql' });
  await query('alter table migrations drop column version, drop column serves');
  expect(await migrate(own.url)).toMatch(
    new RegExp(`^Brought the database from an earlier Kazi to Kazi ${version} \\(\\d+ migrations\\)\\.$`),
  );
  await query(`delete from migrations where name = '0059_master_secret.sql'; drop table master_secret`);
  expect(await migrate(own.url)).toContain(`from Kazi ${version} to Kazi ${version} (1 migration)`);
});

test.each([
  ['that kept no note of its version', null, null, `another state of Kazi ${version}`],
  ['of this version, in another state', version, version, `another state of Kazi ${version}`],
  ['that does not serve this one', later, later, `Kazi ${later}`],
  ['that is older, and has left', '0.0.1', '0.0.1', `another state of Kazi ${version}`],
])('a database of a Kazi %s is refused, and left as it is', async (_, by, serves, named) => {
  await migrate(own.url);
  await migratedBy(by, serves);
  const before = await query('select * from migrations order by name');
  const refusal = migrate(own.url);
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(
    `This is Kazi ${version}, and the database is from ${named} (its 9001_from_the_future.sql is not known here)`,
  );
  expect((await query('select * from migrations order by name')).rows).toEqual(before.rows);
});

test('the tables of a newer Kazi that serve this one are worked on, and keep what they are granted', async () => {
  await migrate(own.url);
  await migratedBy(later, version);
  await query(
    `create table newer (n int); alter table newer owner to ${ownerRole}; grant select on newer to ${serverRole}`,
  );
  expect(await migrate(own.url)).toBe(
    `The database is of Kazi ${later}, whose tables serve Kazi ${version} as well.`,
  );
  const { rows } = await query(`select has_table_privilege('${serverRole}', 'newer', 'insert') as may`);
  expect(rows).toEqual([{ may: false }]);
});

test('a migration that fails is a sentence that says what to do, and nothing of it is kept', async () => {
  await migrate(own.url, { last: '0050_input_by.sql' });
  await query('create table master_secret (n int)');
  const refusal = migrate(own.url);
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(
    /^Migration 0059_master_secret\.sql of Kazi \S+ failed: relation "master_secret" already exists\. Nothing of it was kept[^\n]+$/,
  );
  await query('drop table master_secret');
  expect(await migrate(own.url)).toContain('Brought the database');
});

test('a file that changed since it was applied is refused', async () => {
  await migrate(own.url);
  for (const name of ['ledger/0001_ledger.sql', '0001_workspaces.sql']) {
    await query(`update migrations set checksum = checksum || '!' where name = '${name}'`);
    await expect(migrate(own.url)).rejects.toThrow(`${name} has changed since it was applied`);
    await query(`update migrations set checksum = trim(trailing '!' from checksum) where name = '${name}'`);
  }
});

test('the role of the tables may log in, as nodes of a cluster do, but has no password to do so by', async ({
  skip,
}) => {
  skip(
    process.env.TEST_OWNER_URL !== undefined,
    'The PostgreSQL under test has this role already, with a password',
  );
  await migrate(own.url);
  const role = `select rolcanlogin, rolsuper, rolbypassrls, rolpassword from pg_authid where rolname = '${ownerRole}'`;
  const safe = { rolcanlogin: true, rolsuper: false, rolbypassrls: false, rolpassword: null };
  expect((await query(role)).rows).toEqual([safe]);
  await query(`alter role ${ownerRole} nologin`); // as earlier versions made it
  await migrate(own.url);
  expect((await query(role)).rows).toEqual([safe]);
});

test('a superuser’s connections act as a role that row-level security holds', async () => {
  await migrate(own.url);
  const { role } = await findRole(own.url);
  expect(role).toBe(serverRole);
  const database = openDatabase({ url: own.url, max: 2, role });
  const [mine, other] = [newId(), newId()];
  for (const id of [mine, other])
    await database.write(id, null, async (tx) => {
      await tx.insertInto('tenants').values({ id, key: id, name: id }).execute();
      await tx.insertInto('roles').values({ tenant_id: id, id: newId(), name: id }).execute();
    });
  const names = (tenant: string) =>
    database.read(tenant, (db) => db.selectFrom('roles').select('name').execute());
  expect(await names(mine)).toEqual([{ name: mine }]);
  expect(await names(newId())).toEqual([]);
  expect(await database.shared((db) => db.selectFrom('roles').selectAll().execute())).toEqual([]);
  await database.close();
  // Only the superuser itself, whom no policy holds, sees both.
  expect((await query('select name from roles')).rows).toHaveLength(2);
});
