import { newId } from '../../apps/server/src/database/ids.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { type Database, openDatabase } from '../../apps/server/src/database/tenancy.ts';
import { keepsStatements, startPoolerFor } from '../../apps/server/test/cluster/pooler.ts';
import { withClient, withDatabase } from '../kit/database.ts';
import { repeat } from '../kit/figures.ts';
import { callers } from '../kit/server.ts';

const sessions = 10;
const rounds = 3;
const role = 'pooled';

/** Measures a read of three rows by the server's own way to the database: straight, and through PgBouncer. */
export async function pooler(seconds: number): Promise<boolean> {
  if (!keepsStatements())
    console.log('Skipped: PgBouncer with prepared statements, which it keeps apart from 1.21 on.');
  await withDatabase(async (measured) => {
    const url = await prepare(measured.url, measured.superuserUrl);
    const bouncer = await startPoolerFor(url, sessions);
    const through = { url: bouncer.through(url), pooled: true };
    const ways = [
      { way: 'straight', options: { url } },
      { way: 'straight, nothing prepared', options: { url, prepare: false } },
      { way: 'through PgBouncer, nothing prepared', options: { ...through, prepare: false } },
      ...(keepsStatements() ? [{ way: 'through PgBouncer', options: through }] : []),
    ].map(({ way, options }) => ({
      way,
      database: openDatabase({ ...options, max: sessions }),
      reads: 0,
      seconds: 0,
      node: 0,
    }));
    const tenant = newId();
    await fill(ways[0]?.database, tenant);
    for (const { database } of ways) await read(database, tenant, 2);
    for (let round = 0; round < rounds; round++)
      for (const each of ways) {
        const before = process.cpuUsage();
        each.reads += await read(each.database, tenant, seconds);
        const { user, system } = process.cpuUsage(before);
        each.seconds += seconds;
        each.node += (user + system) / 1000;
      }
    console.table(
      ways.map(({ way, ...sum }) => ({
        way,
        'reads a second': Math.round(sum.reads / sum.seconds),
        'Node, ms a read': (sum.node / sum.reads).toFixed(3),
      })),
    );
    await Promise.all(ways.map(({ database }) => database.close()));
    await bouncer.stop();
  });
  return true;
}

/** Migrates the database, and gives its address as a plain user, whom PgBouncer can let in by a password. */
async function prepare(ownerUrl: string, superuserUrl: string): Promise<string> {
  const password = 'pooler-of-a-bench';
  await withClient(superuserUrl, (client) =>
    client.query(`create role ${role} login password '${password}'`),
  );
  await migrate(ownerUrl, { server: role });
  return Object.assign(new URL(ownerUrl), { username: role, password }).href;
}

async function fill(database: Database | undefined, tenant: string): Promise<void> {
  await database?.write(tenant, null, async (tx) => {
    await tx.insertInto('tenants').values({ id: tenant, key: tenant, name: 'Read often' }).execute();
    for (const name of ['owner', 'agent', 'guest'])
      await tx.insertInto('roles').values({ tenant_id: tenant, id: newId(), name }).execute();
  });
}

/** Reads for so long by twenty callers at a time. Gives how often. */
async function read(database: Database, tenant: string, seconds: number): Promise<number> {
  const ask = () => database.read(tenant, (db) => db.selectFrom('roles').select(['id', 'name']).execute());
  const { rate } = await repeat(ask, { callers, seconds });
  return rate * seconds;
}
