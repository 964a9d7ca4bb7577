import { type Answer, on } from '../core/answers.ts';
import { idOf, nextId } from '../core/lists.ts';
import { sampleState } from '../core/state.ts';
import { roleNames } from '../permissions/contract.ts';
import permissions from '../permissions/permissions.json' with { type: 'json' };
import { listRoles, type Role, saveRole, usersOfRole } from './contract.ts';

/** Users who are assigned a permission may read; an administrator and a manager also write, an administrator creates. */
const roles = (): Role[] =>
  roleNames.map((name, at) => ({
    id: at + 1,
    name,
    usersWith: usersOfRole[name],
    grants: permissions.map(({ name: permission, assignedTo }) => {
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

const state = sampleState(() => ({ roles: roles() }));

export const answers: readonly Answer[] = [
  on(listRoles, () => ({ roles: state().roles })),

  on(saveRole, ({ body }) => {
    const all = state().roles;
    const { id: given, name, grants } = body.role;
    const known = all.find(({ id }) => id === idOf(given));
    if (known) return { role: Object.assign(known, { name, grants }) };
    const role: Role = { id: nextId(all), name, grants, usersWith: null };
    all.push(role);
    return { role };
  }),
];
