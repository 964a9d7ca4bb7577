import type { TaskChange } from '@kazi/contract/work';
import type { Tx } from '../../database/tenancy.ts';
import { changesOf } from '../../events/changes.ts';
import { badInput, forbidden } from '../../http/errors.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { cleanRichText } from '../rich-text.ts';
import { refuseStrangers } from './check.ts';
import { placeTask, updateTask } from './commands.ts';
import { contentOf, type TaskContent } from './content.ts';
import { moveOf, moveTask } from './move.ts';
import { type Place, positionFor } from './place.ts';
import { mayAssign, mayPlace, mayReward, mayUpdate } from './policy.ts';
import type { TaskRow } from './rows.ts';

/** Rich text cleaned, and lists of people and files in the order that they are compared in. */
export const tidy = <Given extends Partial<TaskContent>>(given: Given): Given => ({
  ...given,
  ...(given.description === undefined ? {} : { description: cleanRichText(given.description) }),
  ...(given.assignees && { assignees: given.assignees.toSorted() }),
  ...(given.attachments && { attachments: given.attachments.toSorted() }),
});

/**
 * Changes, moves and places a task as asked, each part by who may. False, with nothing kept, where the task is no
 * longer at the version that the change was based on.
 */
export async function changeTask(
  tx: Tx,
  viewer: Viewer,
  task: TaskRow,
  { version, status, place, ...content }: Omit<TaskChange, 'id'>,
): Promise<boolean> {
  if (task.version !== version) return false;
  const given = tidy(content);
  refuseForbidden(viewer, task, given);
  await refuseStrangers(tx, viewer, task.app_id, given, contentOf(task));
  const move = status && status !== task.status ? moveOf(viewer, task, { to: status }) : undefined;
  const position = place && (await positionAsked(tx, viewer, task, place));

  const updated = await updateTask(tx, task, given);
  if (updated === undefined) return false;
  if (move) return (await moveTask(tx, { ...task, version: updated }, move, { position })) !== undefined;
  if (position) await placeTask(tx, { ...task, version: updated }, position);
  return true;
}

/** What is given but stays as it is needs no right. */
function refuseForbidden(viewer: Viewer, task: TaskRow, given: Partial<TaskContent>): void {
  const { assignees, reward, ...content } = changesOf({ ...contentOf(task) }, { ...given });
  if (assignees && !mayAssign(viewer, task)) throw forbidden('assign people to this task');
  if (reward && !mayReward(viewer, task)) throw forbidden('set the reward of this task');
  if (Object.keys(content).length > 0 && !mayUpdate(viewer, task)) throw forbidden('change this task');
}

async function positionAsked(tx: Tx, viewer: Viewer, task: TaskRow, place: Place): Promise<string> {
  if (!mayPlace(viewer, task)) throw forbidden('put this task elsewhere');
  const position = await positionFor(tx, task, place);
  if (position === undefined)
    throw badInput({
      [place.after ? 'place.after' : 'place.before']: 'must be another task of the same app',
    });
  return position;
}
