import { isPlain, isRoleName } from '@kazi/contract/abilities';
import type { Invitation } from '@kazi/contract/organisation';
import type { Db, Tx } from '../../database/tenancy.ts';
import { type AuthedContext, authed, open, openHashing } from '../../http/procedures.ts';
import { hashOfToken, loginOf, readerOf, workspaceName } from '../../identity/index.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { badInput, found, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { mayRead as mayReadProjects, projectById } from '../projects/projects.ts';
import { roleByName } from '../roles/queries.ts';
import { acceptInvitation } from './accept.ts';
import { createInvitation, withdrawInvitation } from './commands.ts';
import { refuseTooMany } from './limits.ts';
import { mayCreate, mayInviteAs, mayInviteTo, mayRead, mayWithdraw } from './policy.ts';
import {
  type InvitationRow,
  invitationById,
  invitationList,
  isMember,
  waitingInvitation,
} from './queries.ts';

/** An invitation as its sender sees it. */
function presentInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    project: row.project_id === null ? null : { id: row.project_id, name: row.project_name ?? '' },
    invitedBy: nameOfInviter(row),
    status: statusOf(row),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

const nameOfInviter = (row: InvitationRow) => `${row.first_name} ${row.last_name}`;

function statusOf(row: InvitationRow): Invitation['status'] {
  if (row.accepted_at) return 'accepted';
  if (row.withdrawn_at) return 'withdrawn';
  return row.expires_at > new Date() ? 'open' : 'expired';
}

/**
 * Mails an invitation to its address, once the transaction is committed. What language the reader prefers is not known yet,
 * so it is in that of the inviter.
 */
async function mailInvitation(tx: Tx, invitation: InvitationRow, href: string): Promise<void> {
  const reader = await readerOf(tx, { user: invitation.invited_by });
  const { t } = reader;
  const workspace = await workspaceName(tx, tx.tenant);
  const inviter = nameOfInviter(invitation);
  const project = invitation.project_name;
  const role = isRoleName(invitation.role) ? t(`roles.${invitation.role}`) : invitation.role;
  await sendMail(
    tx,
    invitation.email,
    letter(reader, {
      by: inviter,
      subject: t('invitation.subject', { inviter, place: project ?? workspace }),
      paragraphs: [
        project
          ? t('invitation.toProject', { inviter, project, workspace, role })
          : t('invitation.toWorkspace', { inviter, workspace, role }),
        t('invitation.goodFor'),
      ],
      action: { label: t('invitation.action'), href },
      note: t('invitation.unexpected'),
    }),
  );
}

const calls = authed.organisation.invitations;
const openCalls = open.organisation.invitations;

async function find(db: Db, { viewer }: AuthedContext, id: string): Promise<InvitationRow> {
  return found(await invitationById(db, viewer, id), 'invitation');
}

/** The role that the viewer invites to. */
async function roleToGive(db: Db, { viewer, tenant }: AuthedContext, name: string) {
  const role = await roleByName(db, tenant, name);
  if (!role) throw badInput({ role: 'known-role' });
  if (!mayInviteAs(viewer, role)) throw refuse('may-not', { what: 'invite-to-greater-role' });
  return role;
}

async function refuseForeignProject(db: Db, { viewer }: AuthedContext, id: string): Promise<void> {
  const project = mayReadProjects(viewer) ? await projectById(db, viewer, id) : undefined;
  if (!project) throw badInput({ project: 'own-project' });
  if (!mayInviteTo(viewer, project)) throw refuse('may-not', { what: 'invite-people-to-this-project' });
}

export const invitations = {
  list: calls.list.handler(async ({ context }) => {
    if (!mayRead(context.viewer)) throw refuse('may-not', { what: 'see-invitations' });
    const rows = await context.readShown((db) => invitationList(db, context.viewer));
    return { items: rows.map(presentInvitation) };
  }),

  create: calls.create.handler(({ input, context }) =>
    context.write(async (tx) => {
      const { viewer, tenant, services } = context;
      if (!mayCreate(viewer)) throw refuse('may-not', { what: 'invite-people' });
      const role = await roleToGive(tx, context, input.role);
      if (input.project) await refuseForeignProject(tx, context, input.project);
      if (await isMember(tx, tenant, input.email))
        throw refuse('already-in-workspace', {}, { email: 'not-in-workspace' });
      context.proveIf(!isPlain(role.permissions));
      await refuseTooMany(tx, { email: input.email, invitedBy: viewer.user.id });
      const { id, token } = await createInvitation(tx, {
        ...input,
        role: role.id,
        invitedBy: viewer.user.id,
      });
      const row = await find(tx, context, id);
      await mailInvitation(tx, row, `${services.publicUrl}/invitation/${token}`);
      return presentInvitation(row);
    }),
  ),

  withdraw: calls.withdraw.handler(({ input, context }) =>
    context.write(async (tx) => {
      const invitation = await find(tx, context, input.id);
      if (!mayWithdraw(context.viewer, invitation))
        throw refuse('may-not', { what: 'revoke-this-invitation' });
      if (!(await withdrawInvitation(tx, invitation))) throw refuse('invitation-closed');
      return { message: doneText(context.language, 'invitation-withdrawn', { name: invitation.email }) };
    }),
  ),

  open: openCalls.open.handler(({ input, context: { tenant, readShown } }) =>
    readShown(async (db) => {
      const row = found(await waitingInvitation(db, tenant, hashOfToken(input.token)), 'invitation');
      const login = await loginOf(db, { tenant, email: row.email });
      return {
        workspace: await workspaceName(db, tenant),
        email: row.email,
        role: row.role,
        invitedBy: nameOfInviter(row),
        hasAccount: login?.verified ?? false,
      };
    }),
  ),

  accept: openHashing.organisation.invitations.accept.handler(async ({ input, context }) => {
    await acceptInvitation(context, input);
    return { message: doneText(context.language, 'welcome') };
  }),
};
