import type { InferResult } from 'kysely';
import type { Db } from '../../database/tenancy.ts';

interface Which {
  tenant: string;
  id: string;
}

const profilesIn = (db: Db, tenant: string) =>
  db.selectFrom('profiles').selectAll().where('tenant_id', '=', tenant);

export type ProfileRow = InferResult<ReturnType<typeof profilesIn>>[number];

/** The profiles of a user, the personal one first, then by name. */
export function profilesOf(
  db: Db,
  { tenant, user }: { tenant: string; user: string },
): Promise<ProfileRow[]> {
  return profilesIn(db, tenant)
    .where('user_id', '=', user)
    .orderBy('type', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** One profile, for any viewer: the caller checks whether they may see it. */
export function profileById(db: Db, { tenant, id }: Which): Promise<ProfileRow | undefined> {
  return profilesIn(db, tenant).where('id', '=', id).executeTakeFirst();
}

/** Whether projects or apps belong to the profile. */
export async function ownsSomething(db: Db, { tenant, id }: Which): Promise<boolean> {
  const projects = db
    .selectFrom('projects')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('profile_id', '=', id);
  const apps = db
    .selectFrom('apps')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('profile_id', '=', id);
  return (await projects.unionAll(apps).limit(1).executeTakeFirst()) !== undefined;
}
