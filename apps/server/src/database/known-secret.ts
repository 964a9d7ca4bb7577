import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { everySecret, loadSecret, type SecretFor, secretRemedy } from '../config/secret.ts';
import { StartError } from '../config/start-error.ts';
import { noTenant } from './pool.ts';
import type { Database } from './tenancy.ts';

/**
 * Loads the master secret, and makes it where there is none yet and this database was not used with one. The database
 * keeps a check value of it, so that a lost or confused one is told at the start and not by what no longer opens.
 * One of AUTH_SECRET_OLD counts too: the check value is then exchanged as the secret was.
 * @throws a StartError where the database was used with another one.
 */
export async function knownSecret(config: Config, database: Database): Promise<SecretFor> {
  const isFirst = (await notedCheck(database)) === undefined;
  if (isFirst) await noteSecret(await loadSecret(config), database, { replace: false });
  const { secretFor, isFormer } = await matched(config, database);
  if (isFormer) await noteSecret(secretFor, database, { replace: true });
  return secretFor;
}

/**
 * The master secret for a command that only reads: as `knownSecret`, and nothing is made or noted. The database may be of
 * an earlier version, which kept no check value.
 */
export const secretAtHand = async (config: Config, database: Database): Promise<SecretFor> =>
  (await matched(config, database)).secretFor;

async function matched(
  config: Config,
  database: Database,
): Promise<{ secretFor: SecretFor; isFormer: boolean }> {
  const noted = await notedCheck(database);
  const secretFor = await loadSecret(config, { make: false });
  const at = checksOf(secretFor).indexOf(noted ?? '');
  if (noted !== undefined && at < 0) throw another(config);
  return { secretFor, isFormer: at > 0 };
}

/** Lets the database know this master secret, in place of another one where `replace` says so. */
export async function noteSecret(
  secretFor: SecretFor,
  database: Database,
  { replace }: { replace: boolean },
): Promise<void> {
  const [check] = checksOf(secretFor);
  const conflict = replace
    ? sql`update set check_value = excluded.check_value, noted_at = now()`
    : sql`nothing`;
  await database.write(noTenant, null, (tx) =>
    sql`insert into master_secret (check_value) values (${check}) on conflict (only_one) do ${conflict}`.execute(
      tx,
    ),
  );
}

const checksOf = (secretFor: SecretFor) =>
  everySecret(secretFor, 'check of the master secret').map((key) =>
    createHmac('sha256', key).update('kazi').digest('base64url'),
  );

/** The check value that the database keeps; undefined where it keeps none yet. */
async function notedCheck(database: Database): Promise<string | undefined> {
  return database.shared(async (db) => {
    const { rows: tables } = await sql<{ made: boolean }>`
      select to_regclass('public.master_secret') is not null as made`.execute(db);
    if (!tables[0]?.made) return undefined;
    const { rows } = await sql<{ check_value: string }>`select check_value from master_secret`.execute(db);
    return rows[0]?.check_value;
  });
}

function another({ authSecret, dataDir }: Config): StartError {
  return new StartError(
    authSecret
      ? `AUTH_SECRET is not the one that this database was used with: ${secretRemedy('set the former one again (or beside a new one, as AUTH_SECRET_OLD), if need be')}`
      : `The master secret ${dataDir}/secret is not the one that this database was used with: ${secretRemedy('put the former file back, or AUTH_SECRET,')}`,
  );
}
