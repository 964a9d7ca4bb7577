import type { Notification } from '@kazi/contract/activity';
import type { PaymentStatus } from '@kazi/contract/money';
import { notify } from '../../activity/index.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { approversIn } from './people.ts';

interface Step {
  id: string;
  user_id: string;
  kind: 'topup' | 'withdrawal';
  status: PaymentStatus;
  needs_approval: boolean;
  note?: string;
}

/** Statuses that a list of what waits for an approval is about. */
const decided: readonly PaymentStatus[] = ['awaiting-approval', 'created', 'refused', 'cancelled'];

/** Writes down what happened to a payment, and tells whose it is, and where it waits or waited, who may approve it. */
export async function addStep(tx: Tx, step: Step): Promise<void> {
  const { id, user_id, status, needs_approval, note = '' } = step;
  await tx
    .insertInto('payment_steps')
    .values({ tenant_id: tx.tenant, payment_id: id, id: newId(), status, note, actor_id: tx.actor })
    .execute();
  const approvers = needs_approval && decided.includes(status) ? await approversIn(tx) : [];
  await record(tx, { subject: 'payment', subjectId: id, verb: status, parties: [user_id, ...approvers] });
  await tell(tx, step, approvers);
}

/** What a step is to whom it concerns. */
const news: Partial<Record<PaymentStatus, Notification['kind']>> = {
  'awaiting-approval': 'approval',
  created: 'approved',
  refused: 'refused',
  succeeded: 'paid',
  failed: 'unpaid',
};

/** What becomes of a withdrawal is news; a top-up is watched by whoever holds the phone. */
async function tell(tx: Tx, { id, user_id, status, ...step }: Step, approvers: string[]): Promise<void> {
  const kind = news[status];
  if (!kind || step.kind === 'topup' || (kind === 'approved' && !step.needs_approval)) return;
  const people = kind === 'approval' ? approvers.filter((person) => person !== user_id) : [user_id];
  await notify(tx, { kind, people, payment: id });
}
