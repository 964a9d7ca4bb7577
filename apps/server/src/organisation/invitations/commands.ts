import { sql } from 'kysely';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { hashOfToken, newToken } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import type { InvitationRow } from './queries.ts';

type Given = InputOf<Contract['organisation']['invitations']['create']>;

/** What is given of an invitation, with the id of its role. */
interface NewInvitation extends Given {
  invitedBy: string;
}

const fields = defineFields<Given, 'invitations'>()({
  email: 'email',
  role: 'role_id',
  project: 'project_id',
});

const goodForMs = 7 * 24 * 3_600_000;

/** Makes an invitation in place of any that waits for the same address. Gives its id, and the token for the mail. */
export async function createInvitation(
  tx: Tx,
  { invitedBy, ...given }: NewInvitation,
): Promise<{ id: string; token: string }> {
  const { email, role, project } = given;
  await takeAdvisoryLock(tx, `invitation ${tx.tenant} ${email}`);
  await tx
    .updateTable('invitations')
    .set({ withdrawn_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  const [id, token] = [newId(), newToken()];
  await tx
    .insertInto('invitations')
    .values({
      ...fields.toColumns(given),
      tenant_id: tx.tenant,
      id,
      token_hash: hashOfToken(token),
      invited_by: invitedBy,
      expires_at: new Date(Date.now() + goodForMs),
    })
    .execute();
  await record(tx, {
    subject: 'invitation',
    subjectId: id,
    verb: 'created',
    parties: [invitedBy],
    detail: { email, role, ...(project && { project }) },
  });
  return { id, token };
}

type Closable = Pick<InvitationRow, 'id' | 'invited_by' | 'email'>;

/** Ends an invitation unanswered. False where it was answered or withdrawn before. */
export const withdrawInvitation = (tx: Tx, invitation: Closable) => close(tx, invitation, 'withdrawn');

/** Withdraws the unanswered invitations of a user who is being suspended. */
export async function withdrawOfSuspended(tx: Tx, user: string): Promise<void> {
  const waiting = await tx
    .selectFrom('invitations')
    .select(['id', 'email', 'invited_by'])
    .where('tenant_id', '=', tx.tenant)
    .where('invited_by', '=', user)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id')
    .execute();
  for (const invitation of waiting) await close(tx, invitation, 'withdrawn');
}

/** Notes that an invitation is accepted. False where that cannot be, any more. */
export const closeAccepted = (tx: Tx, invitation: Closable) => close(tx, invitation, 'accepted');

async function close(
  tx: Tx,
  { id, invited_by, email }: Closable,
  verb: 'accepted' | 'withdrawn',
): Promise<boolean> {
  const now = sql<Date>`now()`;
  const closed = await tx
    .updateTable('invitations')
    .set(verb === 'accepted' ? { accepted_at: now } : { withdrawn_at: now })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (closed)
    await record(tx, {
      subject: 'invitation',
      subjectId: id,
      verb,
      parties: [invited_by],
      detail: { email },
    });
  return closed !== undefined;
}
