import { notify } from '../../activity/index.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { keepersIn } from './recipients.ts';

export type AlertKind =
  | 'notice-not-genuine'
  | 'late-success'
  | 'failure-after-success'
  | 'receipt-reused'
  | 'amount-differs'
  | 'never-sent'
  | 'credentials';

/** Raises what should not have happened, and tells whoever keeps the books; the same of the same payment once. */
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
