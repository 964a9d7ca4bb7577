import { type Answer, on } from '../core/answers.ts';
import { nextId } from '../core/lists.ts';
import { always, flag, id, list, record, text } from '../core/read-body.ts';
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

const blank = { name: '', grants: [] };
const grants = list(
  record(
    { permission: text, read: flag, write: flag, create: flag },
    { permission: '', read: false, write: false, create: false },
  ),
);

export const answers: readonly Answer[] = [
  on(listRoles, () => ({ roles: state().roles })),

  on(
    saveRole,
    ({ body }) => {
      const all = state().roles;
      const { id: given, ...changed } = body.role;
      const known = all.find(({ id }) => id === given);
      if (known) return { role: Object.assign(known, changed) };
      const role: Role = { usersWith: null, ...blank, ...changed, id: nextId(all) };
      all.push(role);
      return { role };
    },
    record({ role: always(record({ id, name: text, grants })) }),
  ),
];
