import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { keepsStatements, type Pooler, startPoolerFor } from '../../test/cluster/pooler.ts';
import { programAt } from '../../test/cluster/program.ts';
import { databaseUrl } from '../../test/database-url.ts';
import { expectTurnsApart, roleNames } from '../../test/tenant-turns.ts';
import { newId } from './ids.ts';
import { createPool } from './pool.ts';
import { type Database, openDatabase } from './tenancy.ts';

const asSuperuser = () =>
  Object.assign(new URL(inject('superuserUrl')), { pathname: new URL(databaseUrl()).pathname }).href;

// `apt install pgbouncer`, of which older ones than 1.21 keep no prepared statements; TEST_PGBOUNCER names another.
const ways = [
  { way: 'without prepared statements', prepare: false, can: programAt('pgbouncer') !== undefined },
  { way: 'with prepared statements', prepare: true, can: keepsStatements() },
];
for (const { way, prepare, can } of ways) {
  if (!can) console.log(`Skipped: PgBouncer ${way}, since none that does it is installed.`);
  describe.runIf(can)(`through PgBouncer in transaction mode, ${way}`, () => {
    let pooler: Pooler;
    let database: Database;
    const tenants = [newId(), newId(), newId()];
    const [first = '', second = ''] = tenants;
    /** Fewer sessions than the server has connections, so that these take turns on them. */
    const sessions = 2;

    beforeAll(async () => {
      pooler = await startPoolerFor(databaseUrl(), sessions);
      const url = pooler.through(databaseUrl());
      database = openDatabase({ url, max: 6, pooled: true, prepare });
      for (const id of tenants)
        await database.write(id, null, async (tx) => {
          await tx.insertInto('tenants').values({ id, key: id, name: id }).execute();
          await tx.insertInto('roles').values({ tenant_id: id, id: newId(), name: id }).execute();
        });
    });
    afterAll(async () => {
      await database.close();
      await pooler.stop();
    });

    test('tenants that take turns on a session never mix', async () => {
      await expectTurnsApart(database, tenants);
      expect(await database.shared(roleNames)).toEqual([]);
    });

    test('nothing of a transaction stays on its session', async () => {
      await database.write(second, null, async (tx) => {
        await sql`select set_config('kazi.sought', 'water', true)`.execute(tx);
      });
      const pool = createPool({ url: pooler.through(databaseUrl()), max: sessions, pooled: true });
      const clients = await Promise.all(Array.from({ length: sessions }, () => pool.connect()));
      for (const client of clients) {
        await client.query('begin'); // so that each holds a session of its own
        const { rows } = await client.query(`
        select coalesce(current_setting('kazi.tenant', true), '') as tenant,
          coalesce(current_setting('kazi.sought', true), '') as sought, (select count(*)::int from roles) as seen`);
        expect(rows).toEqual([{ tenant: '', sought: '', seen: 0 }]);
      }
      for (const client of clients) {
        await client.query('rollback');
        client.release();
      }
      await pool.end();
    });

    test('a read cannot write, and no statement takes for ever', async () => {
      const sneaked = database.read(first, (db) => db.deleteFrom('roles').execute());
      await expect(sneaked).rejects.toThrow(/read-only/);
      const limits = await database.read(first, async (db) => {
        const { rows } = await sql`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
          db,
        );
        return rows;
      });
      expect(limits).toEqual([{ statement: '20s', lock: '10s' }]);
    });

    test('a statement still answers after its table has changed', async () => {
      const table = `changes_${newId().replaceAll('-', '')}`;
      const client = new pg.Client({ connectionString: asSuperuser() });
      await client.connect();
      try {
        await client.query(`create table ${table} (name text); grant all on ${table} to public`);
        const rows = () =>
          database.shared(async (db) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows);
        for (const column of ['added', 'added_later']) {
          for (let turn = 0; turn < 5 * sessions; turn++) expect(await rows()).toEqual([]);
          await client.query(`alter table ${table} add column ${column} text`);
        }
        for (let turn = 0; turn < 5 * sessions; turn++) expect(await rows()).toEqual([]);
      } finally {
        await client.query(`drop table ${table}`).finally(() => client.end());
      }
    });

    test('a role is refused, as it would stay on a shared session', () => {
      expect(() => createPool({ url: databaseUrl(), max: 1, pooled: true, role: 'kazi_server' })).toThrow(
        /pooler/,
      );
    });
  });
}
