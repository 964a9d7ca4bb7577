import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { likeness, type Sought, soundsLike } from './sought.ts';

/** Active people of the workspace, by name or address. */
export function peopleBy(
  db: Db,
  viewer: Viewer,
  sought: Sought,
  limit: number,
): Promise<Array<{ person: PersonRow; score: number }>> {
  if (!viewer.ability.can('read', 'User')) return Promise.resolve([]);
  const name = sql`(u.first_name || ' ' || u.last_name || ' ' || u.email)`;
  return db
    .selectFrom('users as u')
    .select([personAt('u.tenant_id', 'u.id').as('person'), likeness(name, sought).as('score')])
    .where('u.tenant_id', '=', viewer.tenant)
    .where('u.status', '=', 'active')
    .where(soundsLike(name, sought))
    .orderBy('score', 'desc')
    .orderBy('u.last_name')
    .orderBy('u.id')
    .limit(limit)
    .execute();
}
