import type { Rule } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';
import { mayGive } from '../roles/policy.ts';

/** Built-in permissions can be given and taken, not changed. */
interface PermissionRights extends Rule {
  built_in: boolean;
}

/** Viewers who see roles must see what they are made of. */
export const mayRead = ({ ability }: Viewer) =>
  ability.can('read', 'Permission') || ability.can('read', 'Role');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Permission');
export const mayUpdate = (viewer: Viewer, permission: PermissionRights) =>
  viewer.ability.can('update', 'Permission') && !permission.built_in && mayGive(viewer, [permission]);
export const mayDelete = (viewer: Viewer, permission: PermissionRights) =>
  viewer.ability.can('delete', 'Permission') && !permission.built_in && mayGive(viewer, [permission]);
