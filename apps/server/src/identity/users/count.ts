import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { mayRead, statusesListed } from './policy.ts';

/** How many people the viewer finds in the list of people. */
export async function peopleSeen(db: Db, viewer: Viewer): Promise<number> {
  if (!mayRead(viewer)) return 0;
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', viewer.tenant)
    .where('status', 'in', statusesListed(viewer, undefined))
    .executeTakeFirstOrThrow();
  return count;
}
