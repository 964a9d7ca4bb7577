import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOwnDatabase, type OwnDatabase } from '../../test/own-database.ts';
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
