import type { userChange } from '@kazi/contract/identity';
import { sql } from 'kysely';
import type * as z from 'zod';
import { defineFields } from '../../database/fields.ts';
import { operatorsHand, type Tx } from '../../database/tenancy.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import type { CameIntoPower } from '../../ports/activity.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import { noteComing, powersHeld } from '../grants/note.ts';
import type { RoleRow } from '../roles.ts';
import { endSessionsHere } from '../sessions/sessions.ts';
import type { UserRow } from './queries.ts';

type Given = Omit<z.infer<typeof userChange>, 'id' | 'password' | 'email'>;

/** What is changed of a user; what is left out, or undefined, stays as it is. */
export interface UserChange extends Omit<Given, 'role'> {
  role?: RoleRow | undefined;
}

const fields = defineFields<Given, 'users'>()({
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  country: 'country',
  // In a table of its own.
  avatar: null,
  // Kept by its id.
  role: null,
  status: 'status',
});

/**
 * Changes what is given; the user's rights change with it at once, on every server. A suspended user's sessions
 * end. A user whose address is not confirmed is pending again once no longer suspended. Gives what the owners are to be told, if
 * they came into rights that weigh.
 */
export async function updateUser(
  tx: Tx,
  before: UserRow,
  given: UserChange,
): Promise<CameIntoPower | undefined> {
  const status = given.status === 'active' && !before.proven ? 'pending' : given.status;
  const was = fields.fromRow(before, { avatar: before.avatar_file, role: before.role });
  const changes = changesOf(was, { ...given, role: given.role?.name, status });
  if (Object.keys(changes).length === 0) return undefined;
  const comesIn = changes.role !== undefined || (changes.status !== undefined && given.status === 'active');
  const held = comesIn ? await powersHeld(tx, before.id) : [];
  await tx
    .updateTable('users')
    .set({
      ...fields.toColumns(given),
      role_id: given.role?.id,
      status,
      // Who is let in again is there, whatever was handed over.
      ...(status === 'active' && { removed_at: null }),
      updated_at: sql`now()`,
    })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', before.id)
    .execute();
  if (changes.avatar) await setAvatar(tx, before.id, given.avatar ?? null);
  if (status === 'suspended') await endSessionsHere(tx, { user: before.id });
  await signal(tx, sessionsChanged);
  await record(tx, { subject: 'user', subjectId: before.id, verb: 'updated', changes, parties: [before.id] });
  if (!comesIn) return undefined;
  // The operator of the server vouches for all that the user may do.
  return noteComing(
    tx,
    tx.origin === operatorsHand
      ? { user: before.id, how: 'operator', by: null }
      : { user: before.id, how: howOf(before, given), by: tx.actor, held },
  );
}

/** How somebody comes into what they may do by a change: by being let in (again), else by their other role. */
function howOf(before: UserRow, { status }: UserChange): 'role' | 'readmission' | 'registration' {
  if (status !== 'active' || before.status === 'active') return 'role';
  return before.status === 'suspended' ? 'readmission' : 'registration';
}

async function setAvatar(tx: Tx, user_id: string, file_id: string | null): Promise<void> {
  if (file_id === null)
    await tx
      .deleteFrom('user_avatars')
      .where('tenant_id', '=', tx.tenant)
      .where('user_id', '=', user_id)
      .execute();
  else
    await tx
      .insertInto('user_avatars')
      .values({ tenant_id: tx.tenant, user_id, file_id })
      .onConflict((clash) => clash.columns(['tenant_id', 'user_id']).doUpdateSet({ file_id }))
      .execute();
}
