import { invitationDays } from '@kazi/contract/organisation';
import { dayMs } from '@kazi/contract/shared';
import { sql } from 'kysely';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { hashOfToken, newToken, putInvited, settleInvitedAt } from '../../identity/index.ts';
import type { InvitationRow, NewInvitation } from './queries.ts';

/** Makes an invitation in place of any that waits for the same address. Gives its id, and the token for the mail. */
export async function createInvitation(
  tx: Tx,
  { email, name, role, projects = [], teams = [], invitedBy, link }: NewInvitation,
): Promise<{ id: string; token: string }> {
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
  const latest = Date.now() + invitationDays * dayMs;
  const expires_at = new Date(Math.min(latest, link?.expiresAt.getTime() ?? latest));
  await tx
    .insertInto('invitations')
    .values({
      tenant_id: tx.tenant,
      id,
      email,
      name: name ?? null,
      role_id: role,
      project_id: projects[0] ?? null,
      join_link_id: link?.id ?? null,
      token_hash: hashOfToken(token),
      invited_by: invitedBy,
      expires_at,
    })
    .execute();
  await putInvited(tx, { email, name, role, expiresAt: expires_at });
  const own = { tenant_id: tx.tenant, invitation_id: id };
  if (projects.length > 0)
    await tx
      .insertInto('invitation_projects')
      .values(projects.map((project_id) => ({ ...own, project_id })))
      .execute();
  if (teams.length > 0)
    await tx
      .insertInto('invitation_teams')
      .values(teams.map((team_id) => ({ ...own, team_id })))
      .execute();
  const [project] = projects;
  await record(tx, {
    subject: 'invitation',
    subjectId: id,
    verb: 'created',
    parties: [invitedBy],
    detail: { email, role, ...(project && { project }), ...(link && { joinLink: link.id }) },
  });
  return { id, token };
}

type Closable = Pick<InvitationRow, 'id' | 'invited_by' | 'email' | 'join_link_id'>;

/** Ends an invitation unanswered. False where it was answered or withdrawn before. */
export const withdrawInvitation = (tx: Tx, invitation: Closable) => close(tx, invitation, 'withdrawn');

/** Withdraws the unanswered invitations of a user who is being suspended, or those by a join link. */
export async function withdrawAll(tx: Tx, by: 'invited_by' | 'join_link_id', id: string): Promise<void> {
  const waiting = await tx
    .selectFrom('invitations')
    .select(['id', 'email', 'invited_by', 'join_link_id'])
    .where('tenant_id', '=', tx.tenant)
    .where(by, '=', id)
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
  { id, invited_by, email, join_link_id }: Closable,
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
  if (closed && verb === 'withdrawn') await settleInvitedAt(tx, email);
  if (closed)
    await record(tx, {
      subject: 'invitation',
      subjectId: id,
      verb,
      parties: [invited_by],
      detail: { email, ...(join_link_id && { joinLink: join_link_id }) },
    });
  return closed !== undefined;
}
