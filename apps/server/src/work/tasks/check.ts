import { taskReadersAmong } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { ownedFiles } from '../../files/index.ts';
import { badInput, type Fields } from '../../http/errors.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { isFlowOf } from '../flows/queries.ts';
import type { TaskContent } from './content.ts';

/** Throws where what is given names people, a flow or files that this task cannot have. */
export async function refuseStrangers(
  db: Db,
  viewer: Viewer,
  app: string,
  given: Partial<TaskContent>,
  before?: TaskContent,
): Promise<void> {
  const fields: Fields = {};
  const newcomers = added(given.assignees, before?.assignees);
  if ((await taskReadersAmong(db, viewer.tenant, newcomers)).size < newcomers.length)
    fields.assignees = 'must be active people of the workspace who may see tasks';
  if (given.flow && given.flow !== before?.flow && !(await isFlowOf(db, viewer.tenant, app, given.flow)))
    fields.flow = 'must be a flow of the same app';
  const uploads = added(given.attachments, before?.attachments);
  if (uploads.length > 0 && (await ownedFiles(db, viewer, uploads)).length < uploads.length)
    fields.attachments = 'must be files that you uploaded';
  if (Object.keys(fields).length > 0) throw badInput(fields);
}

const added = (given: readonly string[] = [], before: readonly string[] = []) =>
  given.filter((id) => !before.includes(id));
