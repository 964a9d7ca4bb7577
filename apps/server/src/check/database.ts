import pg from 'pg';
import type { Config } from '../config/config.ts';
import { borrowEmbedded, runningEmbedded } from '../database/embedded/running.ts';
import { migrationFiles } from '../database/migrate.ts';
import { findRole } from '../database/role.ts';
import { type Check, checkOf, type Outcome } from './outcome.ts';

const oldestMajor = 15;

interface Reached {
  what: string;
  url: string;
  pooled: boolean;
}

/** The databases that are configured, each to be reached as the server reaches it. */
export function databaseChecks(config: Config): Check[] {
  const { databaseUrl, databaseDirectUrl, migrationDatabaseUrl, databaseReadUrls, dataDir } = config;
  if (!databaseUrl) return [checkOf('DATA_DIR', 'The embedded database', () => lookAtEmbedded(dataDir))];
  const pooled = databaseDirectUrl !== undefined;
  const others: Reached[] = [
    ...(databaseDirectUrl ? [{ what: 'DATABASE_DIRECT_URL', url: databaseDirectUrl, pooled: false }] : []),
    ...databaseReadUrls.map((url) => ({ what: 'DATABASE_READ_URL', url, pooled })),
  ];
  const owner = migrationDatabaseUrl ?? databaseDirectUrl ?? databaseUrl;
  const ownerVariable = migrationDatabaseUrl ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
  return [
    ...[{ what: 'DATABASE_URL', url: databaseUrl, pooled }, ...others].map((reached) =>
      checkOf(reached.what, 'The database', async () => [await reach(reached)]),
    ),
    checkOf(ownerVariable, 'The database', async () => [await migrationsAt(owner, ownerVariable)]),
  ];
}

async function lookAtEmbedded(dataDir: string): Promise<Outcome[]> {
  const isRunning = (await runningEmbedded(dataDir)) !== undefined;
  const { url, superuserUrl, stop } = await borrowEmbedded(dataDir);
  try {
    const { says } = await reach({ what: 'DATA_DIR', url, pooled: false });
    const found = `${says} ${isRunning ? 'Kazi runs on it.' : 'Kazi does not run.'}`;
    return [{ state: 'ok', what: 'DATA_DIR', says: found }, await migrationsAt(superuserUrl, 'DATA_DIR')];
  } finally {
    await stop();
  }
}

async function reach({ what, url, pooled }: Reached): Promise<Outcome> {
  const { name } = await findRole(url, { pooled });
  const version = await ask(url, async (client) => {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    return rows[0]?.version ?? '';
  });
  const isOld = Number.parseInt(version, 10) < oldestMajor;
  const says = `PostgreSQL ${version} answers, and the server works as ${name}.`;
  return isOld
    ? { state: 'fault', what, says: `PostgreSQL ${version} is too old: Kazi needs ${oldestMajor} or newer.` }
    : { state: 'ok', what, says };
}

async function ask<Answer>(url: string, question: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await question(client);
  } finally {
    await client.end();
  }
}

/** Whether the tables are those of this Kazi. */
function migrationsAt(url: string, what: string): Promise<Outcome> {
  return ask(url, async (client): Promise<Outcome> => {
    const { rows: seen } = await client.query<{ made: boolean; readable: boolean }>(
      `select made is not null as made, coalesce(has_table_privilege(made, 'select'), false) as readable
       from to_regclass('public.migrations') as made`,
    );
    if (!seen[0]?.made)
      return { state: 'ok', what, says: 'There are no tables yet: the first start makes them.' };
    if (!seen[0].readable)
      return {
        state: 'warning',
        what,
        says: 'Whether the tables are of this version could not be read: give their owner as MIGRATION_DATABASE_URL, as the server has it.',
      };
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations order by name',
    );
    return standOf(rows, await migrationFiles(), what);
  });
}

interface Applied {
  name: string;
  checksum: string;
}

function standOf(applied: readonly Applied[], known: readonly Applied[], what: string): Outcome {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const names = new Set(known.map(({ name }) => name));
  const newer = applied.filter(({ name }) => !names.has(name));
  const changed = known.filter((one) => (checksums.get(one.name) ?? one.checksum) !== one.checksum);
  const missing = known.filter(({ name }) => !checksums.has(name));
  if (newer.length > 0)
    return {
      state: 'fault',
      what,
      says: `A newer Kazi has changed the tables (${newer.at(-1)?.name}): run that one, or restore a backup from before.`,
    };
  if (changed.length > 0)
    return {
      state: 'fault',
      what,
      says: `The migration ${changed[0]?.name} is not the one that was applied: run Kazi as it was released.`,
    };
  if (missing.length > 0)
    return {
      state: 'warning',
      what,
      says: `${missing.length} migrations are to be applied, which the next start does: take a backup before it.`,
    };
  return { state: 'ok', what, says: `The tables are those of this Kazi (${applied.length} migrations).` };
}
