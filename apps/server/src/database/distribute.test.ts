import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CitusCluster, hasCitus, startCitus } from '../../test/cluster/citus.ts';
import { aTask } from '../../test/factories/task.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../test/factories/user.ts';
import { expectTurnsApart, roleNames } from '../../test/tenant-turns.ts';
import { distributeDatabase, gatherDatabase } from './distribute.ts';
import { newId } from './ids.ts';
import { migrate } from './migrate.ts';
import { moveTenant } from './move-tenant.ts';
import { findRole, ownerRole } from './role.ts';
import { type Database, openDatabase } from './tenancy.ts';

// Citus is built from its source, see docs/scale.md; without it this is skipped.
describe.runIf(hasCitus)('a database spread over nodes', () => {
  let cluster: CitusCluster;
  let url: string;
  let admin: pg.Client;
  let database: Database;
  const tenants = [newId(), newId(), newId()];
  const quiet = () => undefined;
  const foreignKeys = async () => {
    const { rows } = await admin.query<{ key: string }>(`
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as key
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by key`);
    return rows.map(({ key }) => key).sort();
  };
  /** Ends it, and waits until PostgreSQL has heard of that. */
  const close = async () => {
    await database.close();
    await vi.waitFor(async () => {
      const { rows } = await admin.query(
        `select from pg_stat_activity where datname = current_database() and application_name = 'kazi'`,
      );
      expect(rows).toEqual([]);
    }, 10_000);
  };
  const open = async () => {
    const { role, distributed } = await findRole(url);
    return openDatabase({ url, max: 3, role, distributed });
  };
  let before: string[];

  /** Locks tables in another order than they are spread in, so that one of the two has to give way: the other. */
  async function standInTheWay() {
    await admin.query(`set deadlock_timeout = '3s'`);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(`set deadlock_timeout = '10min'; begin; lock table tasks in access share mode`);
    await vi.waitFor(async () => {
      const { rows } = await other.query(
        `select from pg_locks where not granted and relation = 'tasks'::regclass`,
      );
      expect(rows).toHaveLength(1);
    }, 60_000);
    await other.query('lock table users in access share mode');
    await other.end();
  }

  beforeAll(async () => {
    cluster = await startCitus();
    url = await cluster.makeDatabase('kazi');
    await migrate(url);
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
    before = await foreignKeys();
    await expect(distributeDatabase(admin, quiet)).rejects.toThrow(/^Citus is not in this database/);
    await cluster.enrol('kazi', { nodes: false });
    await expect(distributeDatabase(admin, quiet)).rejects.toThrow(/^The coordinator knows no nodes/);
    await cluster.enrol('kazi');
    database = await open();
    for (const id of tenants.slice(0, 2)) await addTenant(id);
    await expect(distributeDatabase(admin, quiet)).rejects.toThrow(/^Servers are connected/);
    await close();
    await Promise.all([standInTheWay(), distributeDatabase(admin, quiet, 4)]);
    database = await open();
  }, 300_000);
  afterAll(async () => {
    await database.close();
    await admin.end();
    await cluster.stop();
  });

  const addTenant = (id: string) =>
    database.write(id, null, async (tx) => {
      await tx.insertInto('tenants').values({ id, key: id, name: id }).execute();
      await tx.insertInto('roles').values({ tenant_id: id, id: newId(), name: id }).execute();
    });

  const anApp = ({ id: user, profile: profile_id, tenant: { id: tenant_id } }: TestUser) =>
    database.write(tenant_id, user, async (tx) => {
      const id = newId();
      await tx
        .insertInto('apps')
        .values({ tenant_id, id, profile_id, name: 'Turns', key: 'TURNS' })
        .execute();
      return id;
    });

  test('tenants that take turns on a session never mix, those that were there before among them', async () => {
    await addTenant(tenants[2] ?? '');
    await expectTurnsApart(database, tenants);
    expect(await database.shared(roleNames)).toEqual([]);
  });

  test('a statement asks the one node that has its tenant, whether it names it or not', async () => {
    const [tenant = ''] = tenants;
    const tasks = await database.readTogether(tenant, async (db) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select u.id, (select r.name from roles r where r.tenant_id = u.tenant_id and r.id = u.role_id)
        from users u`.execute(db);
      return rows.map((row) => row['QUERY PLAN'].trim()).filter((line) => line.startsWith('Task Count'));
    });
    expect(tasks).toEqual(['Task Count: 1']);
  });

  test('what a trigger writes is of the row’s workspace, though others used the node’s session before', async () => {
    const within = { services: { database } };
    const offices = await Promise.all(
      [1, 2].map(async () => {
        const author = await aUser(within, await aTenant(within));
        return { author, app: await anApp(author) };
      }),
    );
    // A plan may be kept from its sixth use on.
    for (let round = 0; round < 8; round++) {
      for (const { author, app } of offices) {
        const task = await aTask(within, { app, author });
        await database.write(author.tenant.id, null, async (tx) => {
          await tx
            .updateTable('tasks')
            .set({ title: `Round ${round}` })
            .where('id', '=', task)
            .execute();
        });
      }
    }
    for (const { author } of offices) {
      const { rows } = await admin.query<{ title: string }>(
        'select title from task_search where tenant_id = $1 order by title',
        [author.tenant.id],
      );
      expect(rows.map(({ title }) => title)).toEqual(Array.from({ length: 8 }, (_, at) => `Round ${at}`));
    }
  });

  test('a workspace is moved to a node, by itself, and stays whole', async () => {
    const [tenant = ''] = tenants;
    const { rows } = await admin.query<{ node: string }>(
      `select nodename || ':' || nodeport as node from pg_dist_node where shouldhaveshards order by 1`,
    );
    for (const { node } of rows) {
      await moveTenant(admin, tenant, node);
      const { rows: at } = await admin.query<{ node: string; alone: boolean }>(
        `select nodename || ':' || nodeport as node, shardminvalue = shardmaxvalue as alone
         from pg_dist_shard join pg_dist_placement using (shardid) join pg_dist_node using (groupid)
         where shardid = get_shard_id_for_distribution_column('roles', $1::uuid)`,
        [tenant],
      );
      expect(at).toEqual([{ node, alone: true }]);
    }
    expect(rows).toHaveLength(2);
    await expect(moveTenant(admin, tenant, rows[1]?.node ?? '')).rejects.toThrow(/is on .* already/);
    await expect(moveTenant(admin, tenant, 'nowhere:1')).rejects.toThrow(
      /^nowhere:1 is no node of the cluster/,
    );
    await expectTurnsApart(database, tenants);
  }, 300_000);

  test('a server of today finds nothing to migrate, and a table that a later one adds is spread as the others', async () => {
    await migrate(url);
    await admin.query(`set role ${ownerRole}`);
    await admin.query(`
      create table added (tenant_id uuid not null, id uuid not null, user_id uuid not null, primary key (tenant_id, id),
        foreign key (tenant_id, user_id) references users (tenant_id, id));
      alter table added enable row level security;
      alter table added force row level security;
      create policy own on added using (tenant_id = current_tenant())`);
    await admin.query('reset role');
    await close();
    await distributeDatabase(admin, quiet);
    database = await open();
    const { rows } = await admin.query(
      `select count(distinct colocationid)::int as groups from pg_dist_partition
       where logicalrelid in ('added'::regclass, 'users'::regclass)`,
    );
    expect(rows).toEqual([{ groups: 1 }]);
    before.push(...(await foreignKeys()).filter((key) => key.startsWith('added ')));
  });

  test('it is not spread again, and the way back leaves all as it was', async () => {
    await expect(distributeDatabase(admin, quiet)).rejects.toThrow(/already/);
    await close();
    await gatherDatabase(admin, quiet);
    await expect(gatherDatabase(admin, quiet)).rejects.toThrow(/already/);
    expect(await foreignKeys()).toEqual(before.sort());
    expect((await findRole(url)).distributed).toBe(false);
    database = await open();
    await expectTurnsApart(database, tenants);
  }, 120_000);
});
