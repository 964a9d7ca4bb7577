import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { migrations as ledger } from '@kazi/ledger';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { version } from '../config/version.ts';
import { grantUse } from './grants.ts';
import { type Applied, appliedBy, migratedTo, refuseNewer, selectApplied } from './migrated.ts';
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

/** What a migration has done, for the person at the terminal; undefined where there was nothing to do. */
export type Upgraded = string | undefined;

/**
 * Brings the database at `url` up to date: applies, folder by folder and in the order of their names, the SQL files
 * it has not seen yet, each in its own transaction, then those of the job queue. Servers that start together take turns.
 * An applied file that has changed since is an error: history is not rewritten. The role of `url` owns the tables, or
 * `kazi_app` where that is above row-level security; `kazi_server` is then granted their use, unless another role is named.
 * @throws a StartError where a newer version has migrated it, a migration has changed or fails.
 */
export async function migrate(url: string, { server, last }: MigrateOptions = {}): Promise<Upgraded> {
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
    const { done, isNewer } = await applyAll(client, last);
    // What a newer version has made and granted stays as it is.
    if (isNewer) return done;
    const pool = createPool({ url, max: 2, role });
    await runMigrations({ pgPool: pool }).finally(() => pool.end());
    const user = server ?? (above ? serverRole : client.user);
    if (user && user !== client.user) await grantUse(client, user);
    return done;
  } finally {
    await client.end();
  }
}

async function applyAll(
  client: pg.Client,
  last: string | undefined,
): Promise<{ done: Upgraded; isNewer: boolean }> {
  await client.query(`
    create table if not exists migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows: applied } = await client.query<Applied>(selectApplied);
  const files = await migrationFiles();
  const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]));
  const from = migratedTo(applied);
  const unknown = applied.findLast(({ name }) => !checksums.has(name))?.name;
  refuseNewer('the database', unknown, from);
  if (unknown)
    return {
      done: `The database is of Kazi ${from.version}, whose tables serve Kazi ${version} as well.`,
      isNewer: true,
    };
  const changed = applied.find(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum);
  if (changed)
    throw new StartError(
      `Migration ${changed.name} has changed since it was applied${changed.version ? ` by Kazi ${changed.version}` : ''}: the files of Kazi ${version} are not those that were released. Put them back as they were (a change of your own goes into a new migration; one that you still write is applied anew by npm run dev -- --reset); the database was left as it is.`,
    );
  const seen = new Set(applied.map(({ name }) => name));
  const upTo = last ? files.findIndex(({ name }) => name === last) + 1 : files.length;
  const missing = files.slice(0, upTo).filter(({ name }) => !seen.has(name));
  if (missing.length === 0) return { done: undefined, isNewer: false };
  // Only here, since it waits for all that read the table.
  await client.query(
    'alter table migrations add column if not exists version text, add column if not exists serves text',
  );
  for (const migration of missing) await apply(client, migration, from.version);
  const counted = missing.length === 1 ? '1 migration' : `${missing.length} migrations`;
  const done =
    applied.length === 0
      ? `Made the tables of Kazi ${version} (${counted}).`
      : `Brought the database from ${from.version ? `Kazi ${from.version}` : 'an earlier Kazi'} to Kazi ${version} (${counted}).`;
  return { done, isNewer: false };
}

async function apply(
  client: pg.Client,
  { name, sql, checksum }: Migration,
  from: string | null,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, checksum, version, serves) values ($1, $2, $3, $4)', [
      name,
      checksum,
      appliedBy.version,
      appliedBy.serves,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartError(
      `Migration ${name} of Kazi ${version} failed: ${error instanceof Error ? error.message : error}. Nothing of it was kept, and what came before it is done. Mend the reason and start again, or go back to ${from ? `Kazi ${from}` : 'the version of before'} with the backup from before the upgrade; if it is no fault of this machine, report it.`,
      { cause: error },
    );
  }
}

/** The names of this version's migrations. */
export const knownMigrations = async (): Promise<ReadonlySet<string>> =>
  new Set((await migrationFiles()).map(({ name }) => name));

/** What there is to be applied, in its order. */
export async function migrationFiles(): Promise<Migration[]> {
  return (await Promise.all(folders.map(({ prefix, folder }) => filesIn(folder, prefix)))).flat();
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
