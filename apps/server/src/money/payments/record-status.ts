import type { Notification } from '@kazi/contract/activity';
import type { PaymentStatus } from '@kazi/contract/money';
import { notify } from '../../activity/index.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { approversIn } from './recipients.ts';

interface StatusChange {
  id: string;
  user_id: string;
  kind: 'topup' | 'withdrawal';
  /** The new status. */
  status: PaymentStatus;
  needs_approval: boolean;
  note?: string;
}

/** Statuses that change the list of what waits for an approval. */
const approvalStatuses: readonly PaymentStatus[] = ['awaiting-approval', 'created', 'refused', 'cancelled'];

/** Adds a status to a payment's history, and tells its owner and, while it waits for an approval, the approvers. */
export async function recordStatus(tx: Tx, change: StatusChange): Promise<void> {
  const { id, user_id, status, needs_approval, note = '' } = change;
  await tx
    .insertInto('payment_steps')
    .values({ tenant_id: tx.tenant, payment_id: id, id: newId(), status, note, actor_id: tx.actor })
    .execute();
  const approvers = needs_approval && approvalStatuses.includes(status) ? await approversIn(tx) : [];
  await record(tx, { subject: 'payment', subjectId: id, verb: status, parties: [user_id, ...approvers] });
  await notifyAbout(tx, change, approvers);
}

const notificationKinds: Partial<Record<PaymentStatus, Notification['kind']>> = {
  'awaiting-approval': 'approval',
  created: 'approved',
  refused: 'refused',
  succeeded: 'paid',
  failed: 'unpaid',
};

/** Notifies of withdrawals only: the owner of a top-up watches it on their phone. */
async function notifyAbout(tx: Tx, change: StatusChange, approvers: string[]): Promise<void> {
  const kind = notificationKinds[change.status];
  if (!kind || change.kind === 'topup' || (kind === 'approved' && !change.needs_approval)) return;
  const people =
    kind === 'approval' ? approvers.filter((person) => person !== change.user_id) : [change.user_id];
  await notify(tx, { kind, people, payment: change.id });
}
