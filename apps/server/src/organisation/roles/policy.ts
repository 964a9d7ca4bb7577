import { covers, type Rule } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** A role, as far as rights over it go. Roles belong to the workspace; no user is a party to one. */
interface Standing {
  name: string;
  built_in: boolean;
  permissions: readonly Rule[];
}

/** A user gives, takes and changes only permissions that they have themselves. */
export const mayGive = ({ ability }: Viewer, rules: readonly Rule[]) => covers(ability, rules);

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Role');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Role');
export const mayPreview = ({ ability }: Viewer) =>
  ability.can('create', 'Role') || ability.can('update', 'Role');
export const mayUpdate = (viewer: Viewer, role: Standing) =>
  viewer.ability.can('update', 'Role') && !isOwner(role) && mayGive(viewer, role.permissions);
export const mayDelete = (viewer: Viewer, role: Standing) =>
  viewer.ability.can('delete', 'Role') && !role.built_in && mayGive(viewer, role.permissions);

/** The role that can always do everything, so that a workspace cannot lock itself out. */
export const isOwner = (role: Pick<Standing, 'name' | 'built_in'>) => role.built_in && role.name === 'owner';
