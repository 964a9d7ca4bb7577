import type { Rule } from '@kazi/contract/abilities';
import type { Role } from '@kazi/contract/organisation';
import { lockById } from '../../database/by-id.ts';
import type { Db } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, found, problem, refuse, staleVersion } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { permissionsWithIds } from '../permissions/permissions.ts';
import { createRole, deleteRole, updateRole } from './commands.ts';
import {
  mayChange,
  mayCreate,
  mayDelete,
  mayGive,
  mayPreview,
  mayRead,
  mayRequireFactor,
  mayUpdate,
} from './policy.ts';
import { previewFor } from './preview.ts';
import { openInvitationsTo, type RoleRow, roleById, roleByName, roleList, userById } from './queries.ts';
import { refuseLockout } from './safeguard.ts';

/** A role as the viewer gets it, with what they may do to it. */
function presentRole(row: RoleRow, viewer: Viewer): Role {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    builtIn: row.built_in,
    requiresSecondFactor: row.requires_second_factor,
    permissions: row.permissions.map(({ id }) => id),
    people: row.people,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    may: {
      update: mayUpdate(viewer, row),
      requireFactor: mayRequireFactor(viewer, row),
      delete: mayDelete(viewer, row),
    },
  };
}

const calls = authed.organisation.roles;

async function find(db: Db, { viewer, tenant }: AuthedContext, id: string): Promise<RoleRow> {
  return found(mayRead(viewer) ? await roleById(db, tenant, id) : undefined, 'role');
}

async function refuseTakenName(db: Db, tenant: string, name: string, except?: string): Promise<void> {
  const taken = await roleByName(db, tenant, name);
  if (taken && taken.id !== except)
    throw refuse('role-name-taken', { name: taken.name }, { name: 'other-role-name' });
}

/** What the permissions allow, if there are such permissions and the viewer may give them. */
async function rulesToGive(
  db: Db,
  { viewer, tenant }: AuthedContext,
  ids: readonly string[],
): Promise<Rule[]> {
  const known = await permissionsWithIds(db, tenant, ids);
  const unknown = ids.flatMap((id, at) => (known.has(id) ? [] : [`permissions.${at}`]));
  if (unknown.length > 0)
    throw badInput(Object.fromEntries(unknown.map((field) => [field, 'known-permission'] as const)));
  const rules = [...known.values()];
  if (!mayGive(viewer, rules)) throw refuse('may-not', { what: 'give-foreign-permissions' });
  return rules;
}

export const roles = {
  list: calls.list.handler(async ({ context }) => {
    if (!mayRead(context.viewer)) throw refuse('may-not', { what: 'see-roles' });
    const rows = await context.readShown((db) => roleList(db, context.tenant));
    return { items: rows.map((row) => presentRole(row, context.viewer)) };
  }),

  create: calls.create.handler(({ input, context }) =>
    context.write(async (tx) => {
      if (!mayCreate(context.viewer)) throw refuse('may-not', { what: 'make-roles' });
      await refuseTakenName(tx, context.tenant, input.name);
      await rulesToGive(tx, context, input.permissions ?? []);
      const id = await createRole(tx, input);
      return presentRole(await find(tx, context, id), context.viewer);
    }),
  ),

  get: calls.get.handler(({ input, context }) =>
    context.readShown(async (db) => presentRole(await find(db, context, input.id), context.viewer)),
  ),

  update: calls.update.handler(({ input, context }) =>
    context.write(async (tx) => {
      const before = await find(tx, context, input.id);
      if (!mayChange(context.viewer, before, input))
        throw refuse('may-not', { what: 'change-role', name: before.name });
      if (input.name && input.name !== before.name) {
        if (before.built_in)
          throw refuse('built-in-role-name', {}, { name: problem('name-stays', { name: before.name }) });
        await refuseTakenName(tx, context.tenant, input.name, before.id);
      }
      if (input.permissions) await rulesToGive(tx, context, input.permissions);
      const changed = await updateRole(tx, before, input);
      const now = presentRole(await find(tx, context, input.id), context.viewer);
      if (!changed) throw staleVersion(now);
      await context.services.tellOfPower(tx, changed.came, context.services.publicUrl);
      if (input.permissions) await refuseLockout(tx);
      return now;
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      await lockById(tx, 'roles', input.id, { deletion: true });
      const role = await find(tx, context, input.id);
      if (!mayDelete(context.viewer, role)) throw refuse('may-not', { what: 'delete-role', name: role.name });
      if (role.people > 0) throw refuse('role-in-use', { count: role.people });
      const waiting = await openInvitationsTo(tx, context.tenant, role.id);
      if (waiting > 0) throw refuse('role-in-invitations', { count: waiting });
      await deleteRole(tx, role);
      return { message: doneText(context.language, 'deleted', { name: role.name }) };
    }),
  ),

  preview: calls.preview.handler(({ input, context }) =>
    context.readShown(async (db) => {
      if (!mayPreview(context.viewer)) throw refuse('may-not', { what: 'try-out-roles' });
      const rules = await rulesToGive(db, context, input.permissions);
      const user = await userById(db, context.tenant, input.user);
      if (!user) throw badInput({ user: 'known-person' });
      return previewFor(db, context.viewer, user, rules);
    }),
  ),
};
