import { type Action, reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** How the viewer stands to the project of a team. */
interface Standing {
  owns: boolean;
}

const can = (viewer: Viewer, action: Action, { owns }: Standing) =>
  reachesAll(viewer.ability, 'Team') || (owns && viewer.ability.can(action, 'Team'));

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Team');
export const mayUpdate = (viewer: Viewer, team: Standing) => can(viewer, 'update', team);
export const mayDelete = (viewer: Viewer, team: Standing) => can(viewer, 'delete', team);
