import { sql } from 'kysely';
import * as z from 'zod';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { defineJob, enqueue } from '../../jobs/job.ts';

/** Brings the work of somebody who was invited in line with whether they came. */
export const settleInvited = defineJob('settle-invited', z.object({ tenant: z.uuid(), user: z.uuid() }));

/** So long after its end an invitation is taken as unanswered: a change that began before it may still be under way. */
const graceMs = 60_000;

interface Invited {
  email: string;
  /** As the inviter wrote it. */
  name: string | null | undefined;
  /** Id of the role that they are invited to. */
  role: string;
  expiresAt: Date;
}

/**
 * Makes who is invited a user without a login, so that work can be assigned to them; once the invitation ends unanswered, that is settled.
 * Who has registered with the address, and is not let in yet, stays who they are.
 */
export async function putInvited(tx: Tx, { email, name, role, expiresAt }: Invited): Promise<void> {
  await takeAdvisoryLock(tx, email);
  const known = await tx
    .selectFrom('users')
    .select(['id', 'login_id'])
    .where('tenant_id', '=', tx.tenant)
    .where('email', '=', email)
    .orderBy('login_id')
    .execute();
  const [user] = known;
  if (user?.login_id) return;
  const id = user?.id ?? newId();
  const row = { role_id: role, ...((name || !user) && splitName(name ?? '')) };
  if (user)
    await tx
      .updateTable('users')
      .set({ ...row, updated_at: sql`now()` })
      .where('tenant_id', '=', tx.tenant)
      .where('id', '=', id)
      .execute();
  else
    await tx
      .insertInto('users')
      .values({ first_name: '', last_name: '', ...row, tenant_id: tx.tenant, id, email, status: 'pending' })
      .execute();
  await settleSoon(tx, id, new Date(expiresAt.getTime() + graceMs));
}

/** A name as it is kept: the last word is the family's. */
function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  const last_name = words.length > 1 ? (words.pop() ?? '') : '';
  return { first_name: words.join(' '), last_name };
}

/** Who was invited with this address and has no login yet: their id. */
export async function invitedAt(tx: Tx, email: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('email', '=', email)
    .where('login_id', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Has the work of who was invited with this address settled: they came another way, or do not come any more. */
export async function settleInvitedAt(tx: Tx, email: string): Promise<void> {
  const user = await invitedAt(tx, email);
  if (user) await settleSoon(tx, user);
}

/** Has the work of an invited person settled, at once or from a moment on. */
export const settleSoon = (tx: Tx, user: string, runAt?: Date): Promise<void> =>
  enqueue(tx, settleInvited, { tenant: tx.tenant, user }, { key: `settle-invited ${user}`, runAt });
