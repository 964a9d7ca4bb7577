import { type Action, reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** Whether the viewer owns the project of a team. */
interface Ownership {
  owns: boolean;
}

const can = (viewer: Pick<Viewer, 'ability'>, action: Action, { owns }: Ownership) =>
  reachesAll(viewer.ability, 'Team') || (owns && viewer.ability.can(action, 'Team'));

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Team');
export const mayUpdate = (viewer: Pick<Viewer, 'ability'>, team: Ownership) => can(viewer, 'update', team);
export const mayDelete = (viewer: Viewer, team: Ownership) => can(viewer, 'delete', team);
