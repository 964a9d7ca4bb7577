import { roleNames } from '../permissions/contract.ts';
import { permissions } from '../permissions/data.ts';
import { type Role, usersOfRole } from './contract.ts';

/** Users who are assigned a permission may read; an administrator and a manager also write, an administrator creates. */
export const roles = (): Role[] =>
  roleNames.map((name, at) => ({
    id: at + 1,
    name,
    usersWith: usersOfRole[name],
    grants: permissions().map(({ name: permission, assignedTo }) => {
      const read = assignedTo.includes(name);
      const isAdministrator = name === 'administrator';
      return {
        permission,
        read,
        write: read && (isAdministrator || name === 'manager'),
        create: read && isAdministrator,
      };
    }),
  }));
