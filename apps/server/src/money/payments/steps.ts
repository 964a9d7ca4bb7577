import type { PaymentStatus } from '@kazi/contract/money';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';

interface Step {
  id: string;
  user_id: string;
  status: PaymentStatus;
  note?: string;
}

/** Writes down what happened to a payment, and tells whose it is. */
export async function addStep(tx: Tx, { id, user_id, status, note = '' }: Step): Promise<void> {
  await tx
    .insertInto('payment_steps')
    .values({ tenant_id: tx.tenant, payment_id: id, id: newId(), status, note, actor_id: tx.actor })
    .execute();
  await record(tx, { subject: 'payment', subjectId: id, verb: status, parties: [user_id] });
}
