import { covers, type Rule } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** A role, as far as rights over it go. Roles are the workspace's: nobody is a party to one. */
interface Standing {
  name: string;
  built_in: boolean;
  permissions: readonly Rule[];
}

/** Nobody gives, takes or changes more than they have themselves. */
export const mayGive = ({ ability }: Viewer, rules: readonly Rule[]) => covers(ability, rules);

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Role');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Role');
export const mayPreview = ({ ability }: Viewer) =>
  ability.can('create', 'Role') || ability.can('update', 'Role');
export const mayUpdate = (viewer: Viewer, role: Standing) =>
  viewer.ability.can('update', 'Role') && !isOwner(role) && mayGive(viewer, role.permissions);
export const mayDelete = (viewer: Viewer, role: Standing) =>
  viewer.ability.can('delete', 'Role') && !role.built_in && mayGive(viewer, role.permissions);

/** The role that can always do everything, so that nobody can be locked out for good. */
export const isOwner = (role: Pick<Standing, 'name' | 'built_in'>) => role.built_in && role.name === 'owner';
