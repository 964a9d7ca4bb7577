import { type Rule, rule } from '@kazi/contract/abilities';
import type { AuditAction } from '@kazi/contract/activity';
import { type InferResult, sql } from 'kysely';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import { noteRights, powersOfRoles } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import type { CameIntoPower } from '../../ports/activity.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import { found } from '../../refuse.ts';
import { peopleWithRoles } from '../roles/queries.ts';
import { isTaken } from '../taken.ts';

const roles = sql<{ id: string; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.built_in desc, r.id)
  from role_permissions given
  join roles r on r.tenant_id = given.tenant_id and r.id = given.role_id
  where given.tenant_id = p.tenant_id and given.permission_id = p.id), '[]')`;

/** Permissions with the roles that have them. */
function permissionsOf(db: Db, tenant: string) {
  return db
    .selectFrom('permissions as p')
    .select(['p.id', 'p.name', 'p.built_in', 'p.created_at'])
    .select([sql<Rule['action']>`p.action`.as('action'), sql<Rule['subject']>`p.subject`.as('subject')])
    .select(roles.as('roles'))
    .where('p.tenant_id', '=', tenant);
}

export type PermissionRow = InferResult<ReturnType<typeof permissionsOf>>[number];

/** The built-in permissions, subject by subject, then the workspace's own in the order they were made. */
export function permissionList(db: Db, tenant: string): Promise<PermissionRow[]> {
  return permissionsOf(db, tenant).orderBy('p.built_in', 'desc').orderBy('p.id').execute();
}

/** One permission of the workspace, if there is one. */
export function permissionById(db: Db, tenant: string, id: string): Promise<PermissionRow | undefined> {
  return permissionsOf(db, tenant).where('p.id', '=', id).executeTakeFirst();
}

/** Whether another permission of the workspace has this name, in whatever case. */
export const isPermissionNameTaken = (
  db: Db,
  tenant: string,
  name: string,
  except?: string,
): Promise<boolean> =>
  isTaken(
    db
      .selectFrom('permissions')
      .select('id')
      .where('tenant_id', '=', tenant)
      .where(sql<boolean>`lower(name) = lower(${name})`),
    except,
  );

/** What the permissions with these ids allow, by id; ids that name none are missing. */
export async function permissionsWithIds(
  db: Db,
  tenant: string,
  ids: readonly string[],
): Promise<Map<string, Rule>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('permissions')
    .select(['id', 'action', 'subject'])
    .where('tenant_id', '=', tenant)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...allowed }) => [id, rule.parse(allowed)]));
}

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
