import { type Action, reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** Whether the viewer owns a project. */
interface Ownership {
  owns: boolean;
}

const can = (viewer: Viewer, action: Action, { owns }: Ownership) =>
  reachesAll(viewer.ability, 'Project') || (owns && viewer.ability.can(action, 'Project'));

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Project');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Project');
export const mayUpdate = (viewer: Viewer, project: Ownership) => can(viewer, 'update', project);
export const mayDelete = (viewer: Viewer, project: Ownership) => can(viewer, 'delete', project);
export const mayAddApp = (viewer: Viewer, project: Ownership) =>
  reachesAll(viewer.ability, 'App') || (project.owns && viewer.ability.can('create', 'App'));
export const mayAddTeam = (viewer: Viewer, project: Ownership) =>
  reachesAll(viewer.ability, 'Team') || (project.owns && viewer.ability.can('create', 'Team'));
