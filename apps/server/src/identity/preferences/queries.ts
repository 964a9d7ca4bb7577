import type { InferResult } from 'kysely';
import type { Db } from '../../database/tenancy.ts';

interface Which {
  tenant: string;
  /** The only user whose preferences may be found. */
  user: string;
  id?: string;
}

const preferencesIn = (db: Db, { tenant, user }: Which) =>
  db
    .selectFrom('user_preferences')
    .select(['id', 'user_id', 'settings'])
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user);

export type PreferenceRow = InferResult<ReturnType<typeof preferencesIn>>[number];

/** A user's preferences, found by the user or by their own id. */
export function preferencesOf(db: Db, which: Which): Promise<PreferenceRow | undefined> {
  const query = preferencesIn(db, which);
  return (which.id ? query.where('id', '=', which.id) : query).executeTakeFirst();
}
