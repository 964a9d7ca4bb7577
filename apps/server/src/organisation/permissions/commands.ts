import type { AuditAction } from '@kazi/contract/activity';
import { sql } from 'kysely';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import { noteRights, powersOfRoles } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import type { CameIntoPower } from '../../ports/activity.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import { found } from '../../refuse.ts';
import { peopleWithRoles } from '../roles/queries.ts';
import type { PermissionRow } from './queries.ts';

type Calls = Contract['organisation']['permissions'];
type NewPermission = InputOf<Calls['create']>;
type PermissionChange = InputOf<Calls['update']>;

const fields = defineFields<Omit<PermissionChange, 'id'>, 'permissions'>()({
  name: 'name',
  action: 'action',
  subject: 'subject',
});

/** Makes a permission of the workspace's own. Gives its id. */
export async function createPermission(tx: Tx, given: NewPermission): Promise<string> {
  const id = newId();
  await tx
    .insertInto('permissions')
    .values({ ...fields.toColumns(given), tenant_id: tx.tenant, id })
    .execute();
  const changes = changesOf({}, given);
  await record(tx, { subject: 'permission', subjectId: id, verb: 'created', changes });
  return id;
}

/** Changes what is given, for every role that has it. Gives what the owners are to be told. */
export async function updatePermission(
  tx: Tx,
  before: PermissionRow,
  { id, ...given }: PermissionChange,
): Promise<CameIntoPower | undefined> {
  const changes = changesOf(fields.fromRow(before, {}), given);
  if (Object.keys(changes).length === 0) return undefined;
  const held = await powersOfRoles(
    tx,
    before.roles.map((role) => role.id),
  );
  await tx
    .updateTable('permissions')
    .set(fields.toColumns(given))
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .execute();
  await recordForHolders(tx, before, 'updated', changes);
  return noteRights(tx, held);
}

/** Deletes a permission and takes it from every role. */
export async function deletePermission(tx: Tx, permission: PermissionRow): Promise<void> {
  const holders = permission.roles.map(({ id }) => id);
  if (holders.length > 0)
    await tx
      .updateTable('roles')
      .set({ version: sql`version + 1` })
      .where('tenant_id', '=', tx.tenant)
      .where('id', 'in', holders)
      .execute();
  found(await deleteById(tx, 'permissions', permission.id), 'permission');
  await recordForHolders(tx, permission, 'deleted', changesOf(permission, { name: null }));
}

/** People who have the permission can do the new thing, and no longer the old one, from their next request. */
async function recordForHolders(
  tx: Tx,
  { id, name, roles }: PermissionRow,
  verb: AuditAction,
  changes: ReturnType<typeof changesOf>,
): Promise<void> {
  const holders = roles.map((role) => role.id);
  const parties = await peopleWithRoles(tx, tx.tenant, holders);
  await record(tx, { subject: 'permission', subjectId: id, verb, changes, parties, detail: { name } });
  await signal(tx, sessionsChanged);
}
