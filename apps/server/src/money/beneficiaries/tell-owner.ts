import type { Tx } from '../../database/tenancy.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { bankAt, numberOf } from './present.ts';
import type { BeneficiaryRow } from './queries.ts';
import { stopToken } from './stop-token.ts';

const said = {
  added: {
    subject: 'A receiver was added to your wallet',
    sentence: 'can now be paid from your wallet',
  },
  changed: {
    subject: 'A receiver of your wallet has a new number',
    sentence: 'is now paid at a new number from your wallet',
  },
};

/** Tells a person by mail of a receiver that is new, or has a new number, and how to stop it. */
export async function tellOwner(
  tx: Tx,
  { viewer, services }: Pick<AuthedContext, 'viewer' | 'services'>,
  row: BeneficiaryRow,
  what: keyof typeof said,
): Promise<void> {
  const { subject, sentence } = said[what];
  const where = [row.bank && bankAt(row.bank).name, numberOf(row)].filter(Boolean).join(', ');
  const token = stopToken(services, { tenant: tx.tenant, beneficiary: row.id });
  await sendMail(
    tx,
    viewer.user.email,
    letter({
      subject,
      paragraphs: [
        `${row.name} (${where}) ${sentence}.`,
        'If this was you, ignore this e-mail. If not, stop the receiver: money not sent yet returns to your wallet.',
      ],
      action: { label: 'Stop this receiver', href: `${services.publicUrl}/stop-receiver/${token}` },
      note: 'Someone who adds receivers in your name is logged in as you: set a new password too.',
    }),
  );
}
