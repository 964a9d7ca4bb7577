import type { Db } from '../../database/tenancy.ts';

interface Which {
  tenant: string;
  /** The only user whose preferences may be found. */
  user: string;
  id?: string;
}

/** A user's preferences, found by the user or by their own id. */
export function preferencesOf(db: Db, { tenant, user, id }: Which) {
  let query = db
    .selectFrom('user_preferences')
    .select(['id', 'user_id', 'settings'])
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user);
  if (id) query = query.where('id', '=', id);
  return query.executeTakeFirst();
}

export type PreferenceRow = NonNullable<Awaited<ReturnType<typeof preferencesOf>>>;
