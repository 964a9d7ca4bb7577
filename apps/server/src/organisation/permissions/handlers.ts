import type { Rule } from '@kazi/contract/abilities';
import type { Permission } from '@kazi/contract/organisation';
import type { Db } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { mayGive } from '../roles/policy.ts';
import { refuseLockout } from '../roles/safeguard.ts';
import {
  createPermission,
  deletePermission,
  isPermissionNameTaken,
  type PermissionRow,
  permissionById,
  permissionList,
  updatePermission,
} from './permissions.ts';

/** Built-in permissions can be given and taken, not changed. */
interface PermissionRights extends Rule {
  built_in: boolean;
}

/** Viewers who see roles must see what they are made of. */
const mayRead = ({ ability }: Viewer) => ability.can('read', 'Permission') || ability.can('read', 'Role');
const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Permission');
const mayUpdate = (viewer: Viewer, permission: PermissionRights) =>
  viewer.ability.can('update', 'Permission') && !permission.built_in && mayGive(viewer, [permission]);
const mayDelete = (viewer: Viewer, permission: PermissionRights) =>
  viewer.ability.can('delete', 'Permission') && !permission.built_in && mayGive(viewer, [permission]);

/** A permission as the viewer gets it, with what they may do to it. */
function presentPermission(row: PermissionRow, viewer: Viewer): Permission {
  return {
    id: row.id,
    name: row.name,
    action: row.action,
    subject: row.subject,
    builtIn: row.built_in,
    roles: row.roles.map(({ name }) => name),
    createdAt: row.created_at.toISOString(),
    may: { update: mayUpdate(viewer, row), delete: mayDelete(viewer, row) },
  };
}

const calls = authed.organisation.permissions;

async function find(db: Db, { viewer, tenant }: AuthedContext, id: string): Promise<PermissionRow> {
  return found(mayRead(viewer) ? await permissionById(db, tenant, id) : undefined, 'permission');
}

async function refuseTakenName(
  db: Db,
  tenant: string,
  name: string | undefined,
  except?: string,
): Promise<void> {
  if (name && (await isPermissionNameTaken(db, tenant, name, except)))
    throw refuse('permission-name-taken', { name }, { name: 'other-permission-name' });
}

export const permissions = {
  list: calls.list.handler(async ({ context }) => {
    if (!mayRead(context.viewer)) throw refuse('may-not', { what: 'see-permissions' });
    const rows = await context.readShown((db) => permissionList(db, context.tenant));
    return { items: rows.map((row) => presentPermission(row, context.viewer)) };
  }),

  create: calls.create.handler(({ input, context }) =>
    context.write(async (tx) => {
      if (!mayCreate(context.viewer)) throw refuse('may-not', { what: 'make-permissions' });
      await refuseTakenName(tx, context.tenant, input.name);
      const id = await createPermission(tx, input);
      return presentPermission(await find(tx, context, id), context.viewer);
    }),
  ),

  get: calls.get.handler(({ input, context }) =>
    context.readShown(async (db) => presentPermission(await find(db, context, input.id), context.viewer)),
  ),

  update: calls.update.handler(({ input, context }) =>
    context.write(async (tx) => {
      const before = await find(tx, context, input.id);
      if (!mayUpdate(context.viewer, before)) throw refuse('may-not', { what: 'change-this-permission' });
      const { action = before.action, subject = before.subject } = input;
      if (!mayGive(context.viewer, [{ action, subject }]))
        throw refuse('may-not', { what: 'give-foreign-permissions' });
      await refuseTakenName(tx, context.tenant, input.name, before.id);
      const came = await updatePermission(tx, before, input);
      await context.services.tellOfPower(tx, came, context.services.publicUrl);
      await refuseLockout(tx);
      return presentPermission(await find(tx, context, input.id), context.viewer);
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const permission = await find(tx, context, input.id);
      if (!mayDelete(context.viewer, permission)) throw refuse('may-not', { what: 'delete-this-permission' });
      await deletePermission(tx, permission);
      await refuseLockout(tx);
      return { message: doneText(context.language, 'deleted', { name: permission.name }) };
    }),
  ),
};
