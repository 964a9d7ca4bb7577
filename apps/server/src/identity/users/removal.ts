import { sql } from 'kysely';
import { lockById } from '../../database/by-id.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { refuse } from '../../refuse.ts';
import { updateUser } from './commands.ts';
import { mayRemove, statusesSeen } from './policy.ts';
import { type KnownUser, otherOwners, type UserRow, userSeen } from './queries.ts';

/** The user. Throws 404 where there is none, or none for the viewer. */
export async function findUser(
  db: Db,
  { viewer }: Pick<AuthedContext, 'viewer'>,
  id: string,
): Promise<KnownUser> {
  const row = await userSeen(db, viewer, id);
  if (!row || !statusesSeen(viewer).includes(row.status)) throw refuse('not-found', { noun: 'user' });
  return row;
}

/** Throws 409 where the workspace would be left without an owner. */
export async function refuseLosingLastOwner(tx: Tx, user: UserRow): Promise<void> {
  if (
    user.role === 'owner' &&
    user.status === 'active' &&
    (await otherOwners(tx, { tenant: tx.tenant, id: user.id })) === 0
  )
    throw refuse('last-owner');
}

/**
 * A user who is to be removed, with their row and those of `others` locked. Throws 404 where the viewer does not see them, 403 where they
 * may not remove them, and 409 for the last owner.
 */
export async function claimForRemoval(
  tx: Tx,
  { viewer }: Pick<AuthedContext, 'viewer'>,
  { id, others }: { id: string; others: readonly string[] },
): Promise<KnownUser> {
  for (const one of [...new Set([id, ...others])].sort()) await lockById(tx, 'users', one);
  const row = await findUser(tx, { viewer }, id);
  if (!mayRemove(viewer, row)) throw refuse('may-not', { what: 'remove-this-person' });
  await refuseLosingLastOwner(tx, row);
  return row;
}

/** Suspends a claimed user, and notes that what was theirs is handed over: to whom, the audit trail tells. */
export async function markRemoved(
  tx: Tx,
  { services }: Pick<AuthedContext, 'services'>,
  { row, heirs }: { row: UserRow; heirs: readonly string[] },
): Promise<void> {
  const { id } = row;
  await services.beforeSuspension(tx, id);
  await updateUser(tx, row, { status: 'suspended' });
  await tx
    .updateTable('users')
    .set({ removed_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .execute();
  const detail = { name: `${row.first_name} ${row.last_name}`, members: heirs };
  await record(tx, { subject: 'user', subjectId: id, verb: 'removed', parties: [id, ...heirs], detail });
}
