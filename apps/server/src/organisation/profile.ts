import { reachesAll, type Subject } from '@kazi/contract/abilities';
import type { Db } from '../database/tenancy.ts';
import type { Viewer } from '../ports/viewer.ts';

/**
 * The profile that a new record will belong to: the one asked for, if it is the viewer's or the viewer manages
 * all records of the subject; without one, the viewer's personal profile.
 */
export async function profileToActAs(
  db: Db,
  viewer: Viewer,
  subject: Subject,
  asked?: string,
): Promise<string | undefined> {
  let query = db.selectFrom('profiles').select('id').where('tenant_id', '=', viewer.tenant);
  if (!asked || !reachesAll(viewer.ability, subject)) query = query.where('user_id', '=', viewer.user.id);
  query = asked ? query.where('id', '=', asked) : query.where('type', '=', 'personal');
  return (await query.executeTakeFirst())?.id;
}
