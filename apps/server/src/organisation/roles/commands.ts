import { sql } from 'kysely';
import { deleteById } from '../../database/by-id.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion, type Patch } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import { noteRights, powersOfRoles } from '../../identity/index.ts';
import type { CameIntoPower } from '../../ports/activity.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import { found } from '../../refuse.ts';
import { peopleWithRoles, type RoleRow } from './queries.ts';

interface NewRole {
  name: string;
  description?: string | undefined;
  /** Ids of permissions. */
  permissions?: readonly string[] | undefined;
  /** Its users can do nothing before they have a second factor. */
  requiresSecondFactor?: boolean | undefined;
}

interface RoleChange extends Patch<NewRole> {
  /** The version it is based on. */
  version: number;
}

/** Makes a role of the workspace's own. Gives its id. */
export async function createRole(tx: Tx, given: NewRole): Promise<string> {
  const id = newId();
  await tx
    .insertInto('roles')
    .values({
      tenant_id: tx.tenant,
      id,
      name: given.name,
      description: given.description,
      requires_second_factor: given.requiresSecondFactor,
    })
    .execute();
  await give(tx, id, given.permissions ?? []);
  const changes = changesOf({}, { ...given });
  await record(tx, { subject: 'role', subjectId: id, verb: 'created', version: 1, changes });
  return id;
}

/**
 * Changes what is given; people who have the role can do the new things, and no longer the old ones, from their
 * next request. Gives what the owners are to be told (`came`); undefined, with nothing changed, where the role is no longer at that
 * version.
 */
export async function updateRole(
  tx: Tx,
  before: RoleRow,
  { version, ...given }: RoleChange,
): Promise<{ came: CameIntoPower | undefined } | undefined> {
  const updated = await tx
    .updateTable('roles')
    .set({
      name: given.name,
      description: given.description,
      requires_second_factor: given.requiresSecondFactor,
      version: sql`version + 1`,
    })
    .where(atVersion(tx, before.id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return undefined;
  const held = await powersOfRoles(tx, [before.id]);
  const permissions = given.permissions?.toSorted();
  if (permissions) {
    await takeAllBut(tx, before.id, permissions);
    await give(tx, before.id, permissions);
  }
  const was = {
    ...before,
    permissions: before.permissions.map(({ id }) => id),
    requiresSecondFactor: before.requires_second_factor,
  };
  await record(tx, {
    subject: 'role',
    subjectId: before.id,
    verb: 'updated',
    version: updated.version,
    changes: changesOf(was, {
      name: given.name,
      description: given.description,
      permissions,
      requiresSecondFactor: given.requiresSecondFactor,
    }),
    parties: await peopleWithRoles(tx, tx.tenant, [before.id]),
    detail: { name: before.name },
  });
  await signal(tx, sessionsChanged);
  return { came: await noteRights(tx, held) };
}

/** Deletes a role that no user has. */
export async function deleteRole(tx: Tx, role: RoleRow): Promise<void> {
  found(await deleteById(tx, 'roles', role.id), 'role');
  const changes = changesOf({ ...role }, { name: null });
  await record(tx, { subject: 'role', subjectId: role.id, verb: 'deleted', changes });
}

async function takeAllBut(tx: Tx, role: string, kept: readonly string[]): Promise<void> {
  const query = tx
    .deleteFrom('role_permissions')
    .where('tenant_id', '=', tx.tenant)
    .where('role_id', '=', role);
  await (kept.length > 0 ? query.where('permission_id', 'not in', kept) : query).execute();
}

async function give(tx: Tx, role: string, permissions: readonly string[]): Promise<void> {
  if (permissions.length === 0) return;
  await tx
    .insertInto('role_permissions')
    .values(permissions.map((permission_id) => ({ tenant_id: tx.tenant, role_id: role, permission_id })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}
