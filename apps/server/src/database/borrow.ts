import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { sentenceFor } from './connect-error.ts';
import { borrowEmbedded } from './embedded/running.ts';
import { findRole } from './role.ts';
import { type Database, openDatabase } from './tenancy.ts';

type Where = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>;

/** The server's database, in the hands of a command beside it. */
export interface Borrowed {
  database: Database;
  /** Where it was reached, past a pooler. */
  url: string;
}

/**
 * Does some work of a command on the server's database, as the server's role: on that of DATABASE_URL, or on the embedded one, which is
 * started for it where no server runs. Throws a `StartError` where it cannot be used, or holds no Kazi yet.
 */
export async function withDatabase<Result>(
  { databaseUrl, databaseDirectUrl, dataDir }: Where,
  work: (borrowed: Borrowed) => Promise<Result>,
): Promise<Result> {
  if (databaseDirectUrl) return within(databaseDirectUrl, 'DATABASE_DIRECT_URL', work);
  if (databaseUrl) return within(databaseUrl, 'DATABASE_URL', work);
  const { url, stop } = await borrowEmbedded(dataDir);
  return within(url, 'DATA_DIR', work).finally(stop);
}

async function within<Result>(
  url: string,
  variable: string,
  work: (borrowed: Borrowed) => Promise<Result>,
): Promise<Result> {
  const { role, distributed } = await findRole(url).catch((error) => {
    throw sentenceFor(error, url, variable);
  });
  const database = openDatabase({ url, max: 2, role, distributed });
  try {
    const { rows } = await database.shared((db) =>
      sql<{ made: boolean }>`select to_regclass('public.tenants') is not null as made`.execute(db),
    );
    if (!rows[0]?.made)
      throw new StartError(
        `There is no Kazi in the database of ${variable} yet: start Kazi once, which makes its tables.`,
      );
    return await work({ database, url });
  } finally {
    await database.close();
  }
}
