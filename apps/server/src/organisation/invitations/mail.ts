import type { Tx } from '../../database/tenancy.ts';
import { workspaceName } from '../../identity/index.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { nameOfInviter } from './present.ts';
import type { InvitationRow } from './queries.ts';

/** Mails an invitation to whom it is for, once the transaction is committed. */
export async function mailInvitation(tx: Tx, invitation: InvitationRow, href: string): Promise<void> {
  const workspace = await workspaceName(tx, tx.tenant);
  const inviter = nameOfInviter(invitation);
  const place = invitation.project_name
    ? `the project ${invitation.project_name} in ${workspace}`
    : workspace;
  await sendMail(
    tx,
    invitation.email,
    letter({
      subject: `${inviter} invites you to ${invitation.project_name ?? workspace}`,
      paragraphs: [
        `${inviter} invites you to join ${place} as ${invitation.role}.`,
        'The link is valid for 7 days and can be used once.',
      ],
      action: { label: 'See the invitation', href },
      note: 'If you do not expect this, ignore this e-mail.',
    }),
  );
}
