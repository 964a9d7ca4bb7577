import { type Action, reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** How the viewer stands to a project. */
interface Standing {
  owns: boolean;
}

const can = (viewer: Viewer, action: Action, { owns }: Standing) =>
  reachesAll(viewer.ability, 'Project') || (owns && viewer.ability.can(action, 'Project'));

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Project');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Project');
export const mayUpdate = (viewer: Viewer, project: Standing) => can(viewer, 'update', project);
export const mayDelete = (viewer: Viewer, project: Standing) => can(viewer, 'delete', project);
export const mayAddApp = (viewer: Viewer, project: Standing) =>
  reachesAll(viewer.ability, 'App') || (project.owns && viewer.ability.can('create', 'App'));
export const mayAddTeam = (viewer: Viewer, project: Standing) =>
  reachesAll(viewer.ability, 'Team') || (project.owns && viewer.ability.can('create', 'Team'));
