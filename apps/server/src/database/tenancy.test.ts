import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseUrl } from '../../test/database-url.ts';
import { expectTurnsApart, roleNames } from '../../test/tenant-turns.ts';
import { newId } from './ids.ts';
import { noTenant } from './pool.ts';
import { findRole } from './role.ts';
import { type Database, type Db, openDatabase } from './tenancy.ts';

let database: Database;
const tenants = [newId(), newId(), newId()];
const [first = '', second = ''] = tenants;

beforeAll(async () => {
  const url = databaseUrl();
  const { role, distributed } = await findRole(url);
  database = openDatabase({ url, max: 2, role, distributed });
  for (const id of tenants)
    await database.write(id, null, async (tx) => {
      await tx.insertInto('tenants').values({ id, key: id, name: id }).execute();
      await tx.insertInto('roles').values({ tenant_id: id, id: newId(), name: id }).execute();
    });
});
afterAll(() => database.close());

describe('rows', () => {
  test('are those of the tenant alone, though the query does not ask', async () => {
    expect(await database.read(first, roleNames)).toEqual([first]);
    expect(await database.write(second, null, roleNames)).toEqual([second]);
  });

  test('are none where there is no tenant, or a tenant nobody is', async () => {
    expect(await database.shared(roleNames)).toEqual([]);
    expect(await database.read(randomUUID(), roleNames)).toEqual([]);
  });

  test('of another tenant cannot be made, changed or deleted', async () => {
    const intrusion = database.write(first, null, (tx) =>
      tx.insertInto('roles').values({ tenant_id: second, id: newId(), name: 'intruder' }).execute(),
    );
    await expect(intrusion).rejects.toThrow(/row-level security/);
    await database.write(first, null, async (tx) => {
      await tx.updateTable('roles').set({ description: 'mine now' }).where('name', '=', second).execute();
      await tx.deleteFrom('roles').where('name', '=', second).execute();
    });
    expect(
      await database.read(second, (db) => db.selectFrom('roles').select(['name', 'description']).execute()),
    ).toEqual([{ name: second, description: '' }]);
  });

  test('never mix, whatever tenants take turns on a connection', async () => {
    await expectTurnsApart(database, tenants);
  });

  test('stay hidden from who connects as a superuser without being told a role', async () => {
    const { role } = await findRole(databaseUrl());
    const seen = await database.read(first, async (db) => {
      const { rows } = await sql<{ as: string; above: boolean }>`
        select current_user as as, rolsuper or rolbypassrls as above from pg_roles where rolname = current_user`.execute(
        db,
      );
      return rows[0];
    });
    expect(seen?.above).toBe(false);
    if (role) expect(seen?.as).toBe(role);
  });

  test('are guarded in every table that has a tenant', async () => {
    const unguarded = await database.shared(async (db) => {
      const { rows } = await sql<{ table: string }>`
        select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'tenant_id'
          and not (c.relrowsecurity and c.relforcerowsecurity)`.execute(db);
      return rows.map((row) => row.table);
    });
    expect(unguarded).toEqual([]);
  });
});

describe('a read', () => {
  test('cannot write', async () => {
    const sneaked = database.read(first, (db) => db.deleteFrom('roles').execute());
    await expect(sneaked).rejects.toThrow(/read-only/);
  });

  test('cannot be told to be somebody by text', async () => {
    const injected = `${first}'; set kazi.tenant = '${second}`;
    await expect(database.read(injected, roleNames)).rejects.toThrow('The tenant is not a UUID');
    await expect(database.write(injected, null, roleNames)).rejects.toThrow('The tenant is not a UUID');
  });

  test('is over when its function returns: a query that comes later fails', async () => {
    let kept: Db | undefined;
    await database.read(first, async (db) => {
      kept = db;
    });
    await expect(kept && roleNames(kept)).rejects.toThrow(/await it inside/);
  });

  test('survives the loss of its connection', async () => {
    const pid = () =>
      database.read(
        first,
        async (db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid,
      );
    const lost = [await pid(), await pid()];
    const admin = new pg.Client({ connectionString: databaseUrl() });
    await admin.connect();
    await admin.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [lost]);
    await admin.end();
    await expect.poll(() => database.read(first, roleNames).catch(() => [])).toEqual([first]);
  });
});

describe('a write', () => {
  test('leaves nothing where it fails', async () => {
    const failing = database.write(first, null, async (tx) => {
      await tx.insertInto('roles').values({ tenant_id: first, id: newId(), name: 'half' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database.read(first, roleNames)).toEqual([first]);
  });

  test('says so where a refused statement was ignored', async () => {
    const ignoring = database.write(first, null, async (tx) => {
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(ignoring).rejects.toThrow(/nothing was written/);
  });

  test('is made again after a deadlock', async () => {
    const [one, other] = [newId(), newId()];
    await database.write(first, null, (tx) =>
      tx
        .insertInto('roles')
        .values([one, other].map((id) => ({ tenant_id: first, id, name: id })))
        .execute(),
    );
    let made = 0;
    let arrived = 0;
    const met = Promise.withResolvers<void>();
    const through = Promise.withResolvers<void>();
    const change = async (ids: string[]) => {
      await database.write(first, null, async (tx) => {
        // The one that is made again would otherwise lock a row before the other one awakes.
        if (++made > 2) await through.promise;
        for (const id of ids) {
          await tx.updateTable('roles').set({ description: 'changed' }).where('id', '=', id).execute();
          if (++arrived === 2) met.resolve();
          await met.promise;
        }
      });
      through.resolve();
    };
    await Promise.all([change([one, other]), change([other, one])]);
    expect(made).toBe(3);
    await database.write(first, null, (tx) =>
      tx.deleteFrom('roles').where('id', 'in', [one, other]).execute(),
    );
  });

  test('knows its tenant and who makes it', async () => {
    const actor = newId();
    const told = await database.write(first, actor, async (tx) => ({ tenant: tx.tenant, actor: tx.actor }));
    expect(told).toEqual({ tenant: first, actor });
  });
});

test('nobody is the tenant that connections begin with', async () => {
  const { rows } = await database.shared((db) =>
    sql`select 1 from tenants where id = ${noTenant}`.execute(db),
  );
  expect(rows).toEqual([]);
});
