import { reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** The users who are parties to a subtask. Its readers all see its task. */
interface Parts {
  author_id: string;
  task_author_id: string;
  owns: boolean;
}

const manages = ({ ability }: Viewer) => reachesAll(ability, 'Subtask');

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Subtask');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Subtask');
/** Tick and rename: everyone who sees the task. */
export const mayUpdate = ({ ability }: Viewer) => ability.can('update', 'Subtask');
export const mayDelete = (viewer: Viewer, subtask: Parts) =>
  manages(viewer) ||
  ((subtask.owns || [subtask.author_id, subtask.task_author_id].includes(viewer.user.id)) &&
    viewer.ability.can('delete', 'Subtask'));
