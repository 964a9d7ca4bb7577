import { reachesAll } from '@kazi/contract/abilities';
import { assignableAmong, taskReadersAmong } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Patch } from '../../database/version.ts';
import { ownedFiles } from '../../files/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, type Fields } from '../../refuse.ts';
import { isFlowOf } from '../flows/queries.ts';
import type { TaskContent } from './content.ts';

/** Throws where what is given names people, a flow or files that this task cannot have. */
export async function refuseStrangers(
  db: Db,
  viewer: Viewer,
  app: string,
  given: Patch<TaskContent>,
  before?: TaskContent,
): Promise<void> {
  const fields: Fields = {};
  const addedAssignees = added(given.assignees, before?.assignees);
  if ((await taskReadersAmong(db, viewer.tenant, addedAssignees)).size < addedAssignees.length)
    fields.assignees = 'active-task-readers';
  else if (!(await mayBeGiven(db, viewer, app, addedAssignees))) fields.assignees = 'team-members';
  if (given.flow && given.flow !== before?.flow && !(await isFlowOf(db, viewer.tenant, app, given.flow)))
    fields.flow = 'flow-of-app';
  const uploads = added(given.attachments, before?.attachments);
  if (uploads.length > 0 && (await ownedFiles(db, viewer, uploads)).length < uploads.length)
    fields.attachments = 'own-uploads';
  if (Object.keys(fields).length > 0) throw badInput(fields);
}

/** Managers of all tasks give them to all people; others to the people of the app, and agents where they may choose any. */
async function mayBeGiven(db: Db, viewer: Viewer, app: string, people: readonly string[]): Promise<boolean> {
  if (reachesAll(viewer.ability, 'Task')) return true;
  return (await assignableAmong(db, viewer.tenant, app, people)).size === people.length;
}

const added = (given: readonly string[] = [], before: readonly string[] = []) =>
  given.filter((id) => !before.includes(id));
