import { isRoleName } from '@kazi/contract/abilities';
import type { Tx } from '../../database/tenancy.ts';
import { readerOf, workspaceName } from '../../identity/index.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { nameOfInviter } from './present.ts';
import type { InvitationRow } from './queries.ts';

/**
 * Mails an invitation to its address, once the transaction is committed. What language the reader prefers is not known yet,
 * so it is in that of the inviter.
 */
export async function mailInvitation(tx: Tx, invitation: InvitationRow, href: string): Promise<void> {
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
