import { covers, type Rule } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** A role, as far as rights over it go. Roles belong to the workspace; no user is a party to one. */
interface RoleRights {
  name: string;
  built_in: boolean;
  permissions: readonly Rule[];
}

/** A user gives, takes and changes only permissions that they have themselves. */
export const mayGive = ({ ability }: Pick<Viewer, 'ability'>, rules: readonly Rule[]) =>
  covers(ability, rules);

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Role');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Role');
export const mayPreview = ({ ability }: Viewer) =>
  ability.can('create', 'Role') || ability.can('update', 'Role');
export const mayRequireFactor = (viewer: Viewer, role: RoleRights) =>
  viewer.ability.can('update', 'Role') && mayGive(viewer, role.permissions);
export const mayUpdate = (viewer: Viewer, role: RoleRights) =>
  !isOwner(role) && mayRequireFactor(viewer, role);
/** Of the owner's role nothing changes but whether it asks for a second factor. */
export const mayChange = (viewer: Viewer, role: RoleRights, given: Readonly<Record<string, unknown>>) => {
  const { id: _id, version: _version, requiresSecondFactor: _factor, ...more } = given;
  return Object.values(more).every((value) => value === undefined)
    ? mayRequireFactor(viewer, role)
    : mayUpdate(viewer, role);
};
export const mayDelete = (viewer: Viewer, role: RoleRights) =>
  viewer.ability.can('delete', 'Role') && !role.built_in && mayGive(viewer, role.permissions);

/** The role that can always do everything, so that a workspace cannot lock itself out. */
export const isOwner = (role: Pick<RoleRights, 'name' | 'built_in'>) =>
  role.built_in && role.name === 'owner';
