import type { Db } from '../../database/tenancy.ts';
import { seesUser } from '../../identity/index.ts';
import { reachesProject } from '../../organisation/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';

/** Throws 404 for a project in which the viewer has no part. */
export async function refuseHiddenProject(db: Db, viewer: Viewer, id: string): Promise<void> {
  if (!(await reachesProject(db, viewer, id))) throw refuse('not-found', { noun: 'project' });
}

/** Throws 404 for a person whom the viewer does not see. */
export async function refuseHiddenUser(db: Db, viewer: Viewer, id: string): Promise<void> {
  if (!(await seesUser(db, viewer, id))) throw refuse('not-found', { noun: 'user' });
}
