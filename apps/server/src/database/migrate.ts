import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { migrations as ledger } from '@kazi/ledger';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { grantUse } from './grants.ts';
import { createPool } from './pool.ts';
import { ensureRoles, isAbovePolicies, ownerRole, serverRole } from './role.ts';

/** Folders of SQL files, in the order in which they are applied, and what the names of each begin with. */
const folders = [
  { prefix: 'ledger/', folder: ledger },
  { prefix: '', folder: new URL('./migrations/', import.meta.url) },
];
const lock = 7_245_194_101; // any constant; the same in every server

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface MigrateOptions {
  /** The role that the server acts as, where it is not the one of `url`: it is granted the use of the tables. */
  server?: string | undefined;
  /** The file to stop after. */
  last?: string;
}

/**
 * Brings the database at `url` up to date: applies, folder by folder and in the order of their names, the SQL files
 * it has not seen yet, each in its own transaction, then those of the job queue. Servers that start together take turns.
 * An applied file that has changed since is an error: history is not rewritten. The role of `url` owns the tables, or
 * `kazi_app` where that is above row-level security; `kazi_server` is then granted their use, unless another role is named.
 */
export async function migrate(url: string, { server, last }: MigrateOptions = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'kazi migration' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const above = await isAbovePolicies(client);
    const role = above ? ownerRole : undefined;
    if (above) {
      await ensureRoles(client);
      await client.query(`set role ${ownerRole}`);
    }
    await applyAll(client, last);
    const pool = createPool({ url, max: 2, role });
    await runMigrations({ pgPool: pool }).finally(() => pool.end());
    const user = server ?? (above ? serverRole : client.user);
    if (user && user !== client.user) await grantUse(client, user);
  } finally {
    await client.end();
  }
}

async function applyAll(client: pg.Client, last: string | undefined): Promise<void> {
  await client.query(`
    create table if not exists migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const migration of await migrationFiles(last)) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) await apply(client, migration);
    else if (checksum !== migration.checksum)
      throw new Error(`Migration ${migration.name} has changed since it was applied; add a new one instead`);
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** What there is to be applied, in its order, up to the file `last` where one is named. */
export async function migrationFiles(last?: string): Promise<Migration[]> {
  const found = (await Promise.all(folders.map(({ prefix, folder }) => filesIn(folder, prefix)))).flat();
  return last ? found.slice(0, found.findIndex(({ name }) => name === last) + 1) : found;
}

async function filesIn(folder: URL, prefix: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name: prefix + name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
