import type { Tx } from '../../database/tenancy.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { readerOf, workspaceName } from '../../identity/index.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { walletCurrency } from '../books/accounts.ts';
import { keepersIn } from '../payments/recipients.ts';
import { raisedBy } from './in-force.ts';
import type { MoneyLimits } from './rules.ts';

/**
 * Tells all who keep the books by mail that limits were raised, in time to undo it. Who did it is told too: their session may
 * be in somebody else's hands.
 */
export async function tellKeepers(
  tx: Tx,
  { viewer, services }: Pick<AuthedContext, 'viewer' | 'services'>,
  change: { before: MoneyLimits; after: MoneyLimits },
): Promise<void> {
  const raised = raisedBy(change);
  if (raised.length === 0) return;
  const name = `${viewer.user.firstName} ${viewer.user.lastName}`;
  const workspace = await workspaceName(tx, tx.tenant);
  const keepers = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('tenant_id', '=', tx.tenant)
    .where('id', 'in', await keepersIn(tx))
    .orderBy('id')
    .execute();
  for (const { id, email } of keepers) {
    const reader = await readerOf(tx, { user: id });
    const { t, money } = reader;
    const lines = raised.map((limit) =>
      t(`limitsRaised.${limit}`, {
        now: money(change.after[limit], walletCurrency),
        before: money(change.before[limit], walletCurrency),
      }),
    );
    await sendMail(
      tx,
      email,
      letter(reader, {
        subject: t('limitsRaised.subject'),
        paragraphs: [t('limitsRaised.says', { name, workspace }), ...lines, t('limitsRaised.waits')],
        action: { label: t('limitsRaised.action'), href: `${services.publicUrl}/wallet/limits` },
        note: t('limitsRaised.ifWrong', { name }),
      }),
    );
  }
}
