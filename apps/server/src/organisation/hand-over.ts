import { sql } from 'kysely';
import type { Db, Tx } from '../database/tenancy.ts';
import { record } from '../events/record.ts';

/** Somebody of a workspace. */
interface Whose {
  tenant: string;
  user: string;
}

/** Records that pass from one person to another. */
interface Passing {
  ids: readonly string[];
  from: string;
  to: string;
}

const profilesOf = (db: Db, { tenant, user }: Whose) =>
  db.selectFrom('profiles').select('id').where('tenant_id', '=', tenant).where('user_id', '=', user);

const ownedBy = (db: Db, table: 'projects' | 'apps', whose: Whose) =>
  db
    .selectFrom(table)
    .select('id')
    .where('tenant_id', '=', whose.tenant)
    .where('profile_id', 'in', profilesOf(db, whose))
    .orderBy('id');

const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map(({ id }) => id);

/** The projects that somebody leads and pays for, as themselves or as a business of theirs. */
export const projectsOwned = async (db: Db, whose: Whose): Promise<string[]> =>
  idsOf(await ownedBy(db, 'projects', whose).execute());

/** The apps outside of any project that somebody leads and pays for. */
export const appsOwned = async (db: Db, whose: Whose): Promise<string[]> =>
  idsOf(await ownedBy(db, 'apps', whose).execute());

/** Locks what somebody owns, projects before apps, before the tasks in it are. */
export async function lockOwned(tx: Tx, user: string): Promise<void> {
  const whose = { tenant: tx.tenant, user };
  await ownedBy(tx, 'projects', whose).forNoKeyUpdate().execute();
  await ownedBy(tx, 'apps', whose).forNoKeyUpdate().execute();
}

/** Gives projects, or apps outside of any, to the personal profile of somebody, who pays for new promises in them from then on. */
export async function passOwned(
  tx: Tx,
  subject: 'project' | 'app',
  { ids, from, to }: Passing,
): Promise<void> {
  const heir = profilesOf(tx, { tenant: tx.tenant, user: to }).where('type', '=', 'personal');
  const { id: profile_id } = await heir.executeTakeFirstOrThrow();
  for (const id of ids) {
    const { name, version } = await tx
      .updateTable(subject === 'project' ? 'projects' : 'apps')
      .set({ profile_id, version: sql`version + 1`, updated_at: sql`now()` })
      .where('tenant_id', '=', tx.tenant)
      .where('id', '=', id)
      .returning(['name', 'version'])
      .executeTakeFirstOrThrow();
    const told = { subjectId: id, verb: 'updated', version, parties: [from, to] } as const;
    const detail = { name, person: to };
    await record(
      tx,
      subject === 'app' ? { subject, app: id, ...told, detail } : { subject, ...told, detail },
    );
  }
}
