import {
  type Action,
  builtInRoles,
  type RoleName,
  type Rule,
  roleNames,
  type Subject,
  subjects,
} from '@kazi/contract/abilities';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';

const usual: readonly Action[] = ['manage', 'create', 'read', 'update', 'delete'];

/** The actions that mean something for a subject, where they are not the usual ones. */
const unusual: Partial<Record<Subject, readonly Action[]>> = {
  all: ['manage', 'read'],
  Auth: ['read'],
  Workspace: ['manage', 'read', 'update'],
  Task: [...usual, 'accept', 'assign'],
  Account: ['manage', 'read'],
  Payment: ['manage', 'create', 'read', 'approve'],
  Product: ['manage', 'create', 'read', 'delete'],
};

const nouns: Record<Subject, string> = {
  all: 'everything',
  Auth: 'own account',
  Workspace: 'the workspace',
  User: 'people',
  Invitation: 'invitations',
  Role: 'roles',
  Permission: 'permissions',
  Project: 'projects',
  Team: 'teams',
  App: 'apps',
  Flow: 'flows',
  Story: 'user stories',
  Task: 'tasks',
  Subtask: 'subtasks',
  Comment: 'comments',
  File: 'files',
  Account: 'wallets',
  Beneficiary: 'receivers',
  Payment: 'payments',
  Product: 'products',
  Payroll: 'payroll',
};

/** The permissions that every workspace has: one for each action that means something for a subject. */
const builtInPermissions: readonly Rule[] = subjects.flatMap((subject) =>
  (unusual[subject] ?? usual).map((action) => ({ action, subject })),
);

const words = ({ action, subject }: Rule) => `${action} ${subject}`;
const title = ({ action, subject }: Rule) =>
  `${action.charAt(0).toUpperCase()}${action.slice(1)} ${nouns[subject]}`;

/** Gives a new workspace the built-in permissions and roles. Returns the roles' ids by name. */
export async function insertBuiltInRoles(tx: Tx): Promise<Map<RoleName, string>> {
  const tenant_id = tx.tenant;
  const roles = new Map(roleNames.map((name) => [name, newId()]));
  const permissions = new Map(builtInPermissions.map((rule) => [words(rule), { id: newId(), rule }]));
  const links = [...roles].flatMap(([name, role_id]) =>
    builtInRoles[name].map((rule) => {
      const permission = permissions.get(words(rule));
      if (!permission) throw new TypeError(`No built-in permission is to ${words(rule)}`);
      return { tenant_id, role_id, permission_id: permission.id };
    }),
  );
  await tx
    .insertInto('roles')
    .values([...roles].map(([name, id]) => ({ tenant_id, id, name, built_in: true })))
    .execute();
  await tx
    .insertInto('permissions')
    .values(
      [...permissions.values()].map(({ id, rule }) => ({
        ...rule,
        tenant_id,
        id,
        name: title(rule),
        built_in: true,
      })),
    )
    .execute();
  await tx.insertInto('role_permissions').values(links).execute();
  return roles;
}
