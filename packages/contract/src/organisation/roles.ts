import * as z from 'zod';
import { action, rule, subject } from '../abilities/index.ts';
import {
  addition,
  byId,
  call,
  done,
  id,
  line,
  listOf,
  moment,
  name,
  prose,
  version,
} from '../shared/index.ts';

const tag = 'Roles and permissions';

/** An action on a subject, under a name; roles are lists of them. */
export const permission = z.object({
  id,
  name: z.string(),
  action,
  subject,
  builtIn: z.boolean().meta({ description: 'Built-in permissions can be given and taken, not changed' }),
  roles: z.array(z.string()).meta({ description: 'Names of the roles that have it' }),
  createdAt: moment,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type Permission = z.infer<typeof permission>;

/** A role: what everybody who has it can do, by the ids of its permissions. */
export const role = z.object({
  id,
  name: z.string(),
  description: z.string(),
  builtIn: z.boolean(),
  requiresSecondFactor: z
    .boolean()
    .meta({ description: 'Who has it can do nothing before they have a second factor' }),
  permissions: z.array(id),
  people: z.int().meta({ description: 'How many people have it' }),
  version,
  createdAt: moment,
  may: z.object({
    update: z.boolean(),
    requireFactor: z
      .boolean()
      .meta({ description: 'Say whether it asks for a second factor; also of the owner’s role' }),
    delete: z.boolean(),
  }),
});
export type Role = z.infer<typeof role>;

const permissionIds = z
  .array(id)
  .max(500)
  .transform((ids) => [...new Set(ids)]);
const roleFields = z.object({
  name: name(60),
  description: prose(500).optional(),
  permissions: permissionIds.optional(),
  requiresSecondFactor: z.boolean().optional(),
});
const permissionFields = z.object({ name: line(120), action, subject });

/** What somebody with these permissions would see: the ability, and how many records it reaches. */
export const rolePreview = z.object({
  ability: z.array(rule),
  reach: z.object({ projects: z.int(), apps: z.int(), tasks: z.int(), people: z.int() }),
});
export type RolePreview = z.infer<typeof rolePreview>;

/** Roles of the workspace. Nobody gives more than they have. */
export const roles = {
  list: call('GET', '/roles', { tag, summary: 'Roles' }).output(listOf(role)),
  create: call('POST', '/roles', {
    tag,
    weight: 'proof',
    summary: 'Make a role',
    status: 201,
    refuses: ['role-name-taken'],
  })
    .input(roleFields)
    .output(role),
  get: call('GET', '/roles/{id}', { tag, summary: 'A role' }).input(byId).output(role),
  update: call('PUT', '/roles/{id}', {
    tag,
    weight: 'proof',
    summary: 'Change a role; the owner role cannot be changed',
    refuses: ['built-in-role-name', 'last-manager', 'role-name-taken'],
  })
    .input(roleFields.partial().extend({ id, version }))
    .output(role),
  delete: call('DELETE', '/roles/{id}', {
    tag,
    weight: 'proof',
    summary: 'Delete a role that nobody has',
    refuses: ['role-in-invitations', 'role-in-use'],
  })
    .input(byId)
    .output(done),
  preview: addition('POST', '/roles/preview', {
    tag,
    weight: 'light',
    summary: 'Try permissions out on a person before saving them',
  })
    .input(z.object({ permissions: permissionIds, user: id }))
    .output(rolePreview),
};

/** Permissions that roles are made of. */
export const permissions = {
  list: call('GET', '/permission', { tag, summary: 'Permissions' }).output(listOf(permission)),
  create: call('POST', '/permission', {
    tag,
    weight: 'proof',
    summary: 'Make a permission',
    status: 201,
    refuses: ['permission-name-taken'],
  })
    .input(permissionFields)
    .output(permission),
  get: call('GET', '/permission/{id}', { tag, summary: 'A permission' }).input(byId).output(permission),
  update: call('PUT', '/permission/{id}', {
    tag,
    weight: 'proof',
    summary: 'Change a permission',
    refuses: ['last-manager', 'permission-name-taken'],
  })
    .input(permissionFields.partial().extend({ id }))
    .output(permission),
  delete: call('DELETE', '/permission/{id}', {
    tag,
    weight: 'proof',
    summary: 'Delete a permission and take it from every role',
    refuses: ['last-manager'],
  })
    .input(byId)
    .output(done),
};
