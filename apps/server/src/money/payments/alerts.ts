import { notify } from '../../activity/index.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { keepersIn } from './recipients.ts';

/** What should not have happened with money, and is told to the people who keep the books. */
export type AlertKind =
  | 'notice-not-genuine'
  | 'late-success'
  | 'failure-after-success'
  | 'receipt-reused'
  | 'amount-differs'
  | 'never-sent'
  | 'credentials'
  | 'books-unsound';

/** Raises an alert and notifies the people who keep the books. The same text about the same payment is raised once. */
export async function raise(
  tx: Tx,
  { kind, text, payment }: { kind: AlertKind; text: string; payment: string | null },
): Promise<void> {
  const raised = await tx
    .selectFrom('money_alerts')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('payment_id', 'is not distinct from', payment)
    .where('text', '=', text)
    .executeTakeFirst();
  if (raised) return;
  await tx
    .insertInto('money_alerts')
    .values({ tenant_id: tx.tenant, id: newId(), kind, text, payment_id: payment })
    .execute();
  await notify(tx, { kind: 'alert', people: await keepersIn(tx), payment: payment ?? undefined });
}
