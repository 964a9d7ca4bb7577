import { type Action, reachesAll, type Subject } from '@kazi/contract/abilities';
import type { Standing as Whole } from '../../access/index.ts';
import type { Viewer } from '../../ports/viewer.ts';

/** Being assigned a task of an app gives no rights over the app. */
type Standing = Omit<Whole, 'assigned'>;

const can = (viewer: Viewer, action: Action, { owns }: Standing) =>
  reachesAll(viewer.ability, 'App') || (owns && viewer.ability.can(action, 'App'));

const mayAdd = ({ ability }: Viewer, subject: Subject, { owns, member }: Standing) =>
  reachesAll(ability, subject) || ((owns || member) && ability.can('create', subject));

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'App');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'App');
export const mayUpdate = (viewer: Viewer, app: Standing) => can(viewer, 'update', app);
export const mayDelete = (viewer: Viewer, app: Standing) => can(viewer, 'delete', app);
export const mayAddTask = (viewer: Viewer, app: Standing) => mayAdd(viewer, 'Task', app);
export const mayAddFlow = (viewer: Viewer, app: Standing) => mayAdd(viewer, 'Flow', app);
