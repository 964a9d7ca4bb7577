import { isRoleName } from '@kazi/contract/abilities';
import type { Tx } from '../../database/tenancy.ts';
import { readerOf, workspaceName } from '../../identity/index.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { createInvitation } from './commands.ts';
import {
  type InvitationRow,
  invitationMade,
  type NewInvitation,
  nameOfInviter,
  waitingTasks,
} from './queries.ts';

/** Makes an invitation and mails its link. Gives it as it is kept. */
export async function sendInvitation(
  tx: Tx,
  invitation: NewInvitation,
  publicUrl: string,
): Promise<InvitationRow> {
  const { id, token } = await createInvitation(tx, invitation);
  const row = await invitationMade(tx, tx.tenant, id);
  await mailInvitation(tx, row, `${publicUrl}/invitation/${token}`);
  return row;
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
  const projects = new Set(invitation.places.map(({ name }) => name));
  const [project] = projects.size === 1 ? projects : [];
  const count = await waitingTasks(tx, tx.tenant, invitation.email);
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
        ...(count > 0 ? [t('invitation.tasks', { count })] : []),
        t('invitation.goodFor', { until: reader.time(invitation.expires_at) }),
      ],
      action: { label: t('invitation.action'), href },
      note: t('invitation.unexpected'),
    }),
  );
}
