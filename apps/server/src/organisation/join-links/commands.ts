import { dayMs } from '@kazi/contract/shared';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { withdrawAll } from '../invitations/commands.ts';
import type { JoinLinkRow } from './queries.ts';

interface NewJoinLink {
  /** Id of the role. */
  role: string;
  createdBy: string;
  days: number;
  maxUses: number | null;
}

/** Makes a link by which people come into a role. Gives its id. */
export async function createJoinLink(
  tx: Tx,
  { role, createdBy, days, maxUses }: NewJoinLink,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('join_links')
    .values({
      tenant_id: tx.tenant,
      id,
      role_id: role,
      created_by: createdBy,
      max_uses: maxUses,
      expires_at: new Date(Date.now() + days * dayMs),
    })
    .execute();
  await record(tx, {
    subject: 'join-link',
    subjectId: id,
    verb: 'created',
    parties: [createdBy],
    detail: { role, ...(maxUses !== null && { uses: maxUses }) },
  });
  return id;
}

/** Ends a link at once, and the invitations that were asked for by it. False where that was done before. */
export async function withdrawJoinLink(
  tx: Tx,
  { id, role_id, created_by }: Pick<JoinLinkRow, 'id' | 'role_id' | 'created_by'>,
): Promise<boolean> {
  const ended = await tx
    .updateTable('join_links')
    .set({ withdrawn_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) return false;
  await withdrawAll(tx, 'join_link_id', id);
  const detail = { role: role_id };
  await record(tx, { subject: 'join-link', subjectId: id, verb: 'withdrawn', parties: [created_by], detail });
  return true;
}

/** Withdraws the unanswered invitations, and the join links, of a user who is being suspended. */
export async function withdrawOfSuspended(tx: Tx, user: string): Promise<void> {
  const links = await tx
    .selectFrom('join_links')
    .select(['id', 'role_id', 'created_by'])
    .where('tenant_id', '=', tx.tenant)
    .where('created_by', '=', user)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id')
    .execute();
  for (const link of links) await withdrawJoinLink(tx, link);
  await withdrawAll(tx, 'invited_by', user);
}
