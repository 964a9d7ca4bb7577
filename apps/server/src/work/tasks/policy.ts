import { reachesAll } from '@kazi/contract/abilities';
import { type Mover, movesFor, type TaskStatus } from '@kazi/contract/work';
import type { Viewer } from '../../ports/viewer.ts';

/** The users who are parties to a task. */
export interface Parts {
  /** The viewer owns the app or its project. */
  owns: boolean;
  author_id: string;
  assignees: readonly { id: string }[];
}

const manages = ({ ability }: Viewer) => reachesAll(ability, 'Task');
const wrote = ({ user }: Viewer, task: Parts) => task.author_id === user.id;
const works = ({ user }: Viewer, task: Parts) => task.assignees.some(({ id }) => id === user.id);

/** Which of the movers of the table of moves the viewer is. An assignee is not an accepter for having done the work. */
function moversOf(viewer: Viewer, task: Parts): Mover[] {
  const movers: Mover[] = [];
  if (works(viewer, task)) movers.push('worker');
  if (wrote(viewer, task)) movers.push('author');
  if (manages(viewer) || (task.owns && viewer.ability.can('accept', 'Task'))) movers.push('accepter');
  return movers;
}

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Task');
export const mayUpdate = (viewer: Viewer, task: Parts) =>
  manages(viewer) ||
  ((task.owns || wrote(viewer, task) || works(viewer, task)) && viewer.ability.can('update', 'Task'));
export const mayAssign = (viewer: Viewer, task: Pick<Parts, 'owns'>) =>
  manages(viewer) || (task.owns && viewer.ability.can('assign', 'Task'));
/** Set what the work is worth: who pays for it. */
export const mayReward = (viewer: Viewer, task: Pick<Parts, 'owns'>) =>
  manages(viewer) || (task.owns && viewer.ability.can('update', 'Task'));
export const mayPlace = (viewer: Viewer, task: Parts) =>
  mayUpdate(viewer, task) || moversOf(viewer, task).length > 0;
export const mayDelete = (viewer: Viewer, task: Parts) =>
  manages(viewer) || ((task.owns || wrote(viewer, task)) && viewer.ability.can('delete', 'Task'));
export const mayComment = ({ ability }: Viewer) => ability.can('create', 'Comment');

/** The statuses that the viewer may move the task to now. */
export const movesOpenTo = (viewer: Viewer, task: Parts & { status: TaskStatus }): TaskStatus[] =>
  movesFor(task.status, moversOf(viewer, task));
