import { get, type Nothing, post } from '../core/call.ts';
import type { RoleName } from '../permissions/contract.ts';
import type { UserRole } from '../users/contract.ts';

/** What a role may do with what one permission is about. */
export interface Grant {
  /** Name of the permission. */
  permission: string;
  read: boolean;
  write: boolean;
  create: boolean;
}

export interface Role {
  id: number;
  /** As the permissions have it: `restricted-user`. */
  name: string;
  /** Role of the users who have it; null for a role without users. */
  usersWith: UserRole | null;
  grants: Grant[];
}

/** Which role of the list of users each sample role stands for. */
export const usersOfRole: Record<RoleName, UserRole> = {
  administrator: 'admin',
  manager: 'maintainer',
  user: 'editor',
  support: 'author',
  'restricted-user': 'subscriber',
};

/** Addition: the roles, each with what it may do. */
export const listRoles = get<Nothing, { roles: Role[] }>('/apps/roles/data');
/** Addition: changes a role; makes one where no id is given. */
export const saveRole = post<{ role: Omit<Role, 'id' | 'usersWith'> & { id?: number } }, { role: Role }>(
  '/apps/roles/save',
  201,
);
