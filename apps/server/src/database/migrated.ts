import { sql } from 'kysely';
import { StartError } from '../config/start-error.ts';
import { isBefore, servesSince, version } from '../config/version.ts';
import type { Database } from './tenancy.ts';

/** A migration as the database keeps it: by which version it was applied, and since which one that serves; null by earlier ones. */
export interface Applied {
  name: string;
  checksum: string;
  version: string | null;
  serves: string | null;
}

/** The columns that earlier versions did not have are read as null. */
export const selectApplied = `select name, checksum, to_jsonb(migrations) ->> 'version' as version, to_jsonb(migrations) ->> 'serves' as serves
  from migrations order by applied_at, name`;

/** What a database is migrated to, as a backup says it too. */
export interface Migrated {
  /** The newest version that has migrated it; null where only versions did that kept no note of it. */
  version: string | null;
  /** The oldest version that its tables serve. */
  serves: string | null;
  /** The migration applied last; null in a database without any. */
  last: string | null;
}

/** What the database is migrated to. */
export function migratedTo(applied: readonly Applied[]): Migrated {
  const newest = applied.reduce<Applied | undefined>(
    (found, one) => (one.version && !(found?.version && isBefore(one.version, found.version)) ? one : found),
    undefined,
  );
  return {
    version: newest?.version ?? null,
    serves: newest?.serves ?? null,
    last: applied.at(-1)?.name ?? null,
  };
}

/** The same of a database that may hold no Kazi yet. */
export const readMigrated = (database: Database): Promise<Migrated> =>
  database.shared(async (db) => {
    const { rows: tables } = await sql<{ made: boolean }>`
      select to_regclass('public.migrations') is not null as made`.execute(db);
    const found = tables[0]?.made ? await sql.raw<Applied>(selectApplied).execute(db) : { rows: [] };
    return migratedTo(found.rows);
  });

/** What is noted beside a migration that this version applies. */
export const appliedBy = { version, serves: servesSince };

/**
 * Throws a StartError where this version does not know a migration, unless the newer one says that its tables serve this one.
 *
 * @param what - What is too new, such as "the database".
 */
export function refuseNewer(
  what: string,
  unknown: string | undefined,
  { version: by, serves }: Omit<Migrated, 'last'>,
): void {
  if (unknown === undefined) return;
  if (by && serves && isBefore(version, by) && !isBefore(version, serves)) return;
  const newer =
    by && by !== version ? `Kazi ${by}` : `another state of Kazi ${by ?? 'that kept no note of its version'}`;
  throw new StartError(
    `This is Kazi ${version}, and ${what} is from ${newer} (its ${unknown} is not known here): run that one, or a newer one. To go back for good, restore a backup from before the upgrade.`,
  );
}
