import type { Tx } from '../../database/tenancy.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { readerOf } from '../../identity/index.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { bankAt, numberOf } from './present.ts';
import type { BeneficiaryRow } from './queries.ts';
import { stopToken } from './stop-token.ts';

/** Tells a person by mail of a receiver that is new, or has a new number, and how to stop it. */
export async function tellOwner(
  tx: Tx,
  { viewer, services }: Pick<AuthedContext, 'viewer' | 'services'>,
  row: BeneficiaryRow,
  what: 'added' | 'changed',
): Promise<void> {
  const reader = await readerOf(tx, { user: viewer.user.id });
  const { t } = reader;
  const where = [row.bank && bankAt(row.bank).name, numberOf(row)].filter(Boolean).join(', ');
  const token = stopToken(services, { tenant: tx.tenant, beneficiary: row.id });
  await sendMail(
    tx,
    viewer.user.email,
    letter(reader, {
      subject: t(`receiver.${what}.subject`),
      paragraphs: [t(`receiver.${what}.says`, { name: row.name, where }), t('receiver.ifNotYou')],
      action: { label: t('receiver.stop'), href: `${services.publicUrl}/stop-receiver/${token}` },
      note: t('receiver.newPassword'),
    }),
  );
}
