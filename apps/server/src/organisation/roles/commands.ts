import { sql } from 'kysely';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import { noteRights, powersOfRoles } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import type { CameIntoPower } from '../../ports/activity.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import { found } from '../../refuse.ts';
import { peopleWithRoles, type RoleRow } from './queries.ts';

type Calls = Contract['organisation']['roles'];
type NewRole = InputOf<Calls['create']>;
type RoleChange = InputOf<Calls['update']>;

const fields = defineFields<Omit<RoleChange, 'id' | 'version'>, 'roles'>()({
  name: 'name',
  description: 'description',
  // In a table of their own.
  permissions: null,
  requiresSecondFactor: 'requires_second_factor',
});

/** Makes a role of the workspace's own. Gives its id. */
export async function createRole(tx: Tx, given: NewRole): Promise<string> {
  const id = newId();
  await tx
    .insertInto('roles')
    .values({ ...fields.toColumns(given), tenant_id: tx.tenant, id })
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
  { id, version, ...given }: RoleChange,
): Promise<{ came: CameIntoPower | undefined } | undefined> {
  const updated = await tx
    .updateTable('roles')
    .set({ ...fields.toColumns(given), version: sql`version + 1` })
    .where(atVersion(tx, id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return undefined;
  const held = await powersOfRoles(tx, [id]);
  const permissions = given.permissions?.toSorted();
  if (permissions) {
    await takeAllBut(tx, id, permissions);
    await give(tx, id, permissions);
  }
  const was = fields.fromRow(before, { permissions: before.permissions.map((permission) => permission.id) });
  await record(tx, {
    subject: 'role',
    subjectId: id,
    verb: 'updated',
    version: updated.version,
    changes: changesOf(was, { ...given, permissions }),
    parties: await peopleWithRoles(tx, tx.tenant, [id]),
    detail: { name: before.name },
  });
  await signal(tx, sessionsChanged);
  return { came: await noteRights(tx, held) };
}

/** Deletes a role that no user has. */
export async function deleteRole(tx: Tx, role: RoleRow): Promise<void> {
  await leaveToUninvited(tx, role.id);
  found(await deleteById(tx, 'roles', role.id), 'role');
  const changes = changesOf({ ...role }, { name: null });
  await record(tx, { subject: 'role', subjectId: role.id, verb: 'deleted', changes });
}

/** Who was invited to the role and never came keeps another one, which lets nobody in. */
async function leaveToUninvited(tx: Tx, role: string): Promise<void> {
  const another = tx
    .selectFrom('roles')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('built_in', '=', true)
    .where('name', '=', 'client');
  await tx
    .updateTable('users')
    .set({ role_id: another })
    .where('tenant_id', '=', tx.tenant)
    .where('role_id', '=', role)
    .where('login_id', 'is', null)
    .execute();
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
