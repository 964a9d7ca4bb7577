import { type AppStanding, appStanding } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';
import { mayRead } from './policy.ts';
import { type FlowRow, flowById } from './queries.ts';

/** The flow and how the viewer stands to its app. Throws 404 where there is none, or none for the viewer. */
export async function findFlow(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<{ flow: FlowRow; app: AppStanding }> {
  const flow = await flowById(db, viewer.tenant, id);
  const app = flow && (await appStanding(db, viewer, flow.app_id));
  if (!flow || !app || !mayRead(viewer)) throw refuse('not-found', { noun: 'flow' });
  return { flow, app };
}
