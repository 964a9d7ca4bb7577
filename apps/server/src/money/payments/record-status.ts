import type { Notification } from '@kazi/contract/activity';
import type { Cents } from '@kazi/contract/cents';
import type { PaymentStatus } from '@kazi/contract/money';
import { notify, settleNotices } from '../../activity/index.ts';
import { newId } from '../../database/ids.ts';
import type { Tables } from '../../database/tables.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { approversIn } from './recipients.ts';

type Kind = Tables['payments']['kind'];

interface StatusChange {
  id: string;
  user_id: string;
  kind: Kind;
  /** The new status. */
  status: PaymentStatus;
  needs_approval: boolean;
  note?: string;
  amount: Cents;
  currency: string;
  reference: string;
  /** Where the money goes, or comes from. */
  party: { name: string };
}

/** Statuses that change the list of what waits for an approval. */
const approvalStatuses: readonly PaymentStatus[] = ['awaiting-approval', 'created', 'refused', 'cancelled'];

/** Adds a status to a payment's history, and tells its owner and, while it waits for an approval, the approvers. */
export async function recordStatus(tx: Tx, change: StatusChange): Promise<void> {
  const { id, user_id, kind, status, needs_approval, note = '', amount, currency, reference, party } = change;
  await tx
    .insertInto('payment_steps')
    .values({ tenant_id: tx.tenant, payment_id: id, id: newId(), status, note, actor_id: tx.actor })
    .execute();
  const approvers = needs_approval && approvalStatuses.includes(status) ? await approversIn(tx) : [];
  await record(tx, {
    subject: 'payment',
    subjectId: id,
    verb: status,
    parties: [user_id, ...approvers],
    detail: { kind, amount, currency, reference, to: party.name, ...(note && { note }) },
  });
  if (approvers.length > 0 && status !== 'awaiting-approval')
    await settleNotices(tx, { kinds: ['approval'], payment: id });
  await notifyAbout(tx, change, approvers);
}

const notificationKinds: Partial<Record<PaymentStatus, Notification['kind']>> = {
  'awaiting-approval': 'approval',
  created: 'approved',
  refused: 'refused',
  succeeded: 'paid',
  failed: 'unpaid',
};

/** Notifies of withdrawals only: a top-up is watched on the phone, and salaries are shown by their run. */
async function notifyAbout(tx: Tx, change: StatusChange, approvers: string[]): Promise<void> {
  const kind = notificationKinds[change.status];
  if (!kind || change.kind !== 'withdrawal' || (kind === 'approved' && !change.needs_approval)) return;
  const people =
    kind === 'approval' ? approvers.filter((person) => person !== change.user_id) : [change.user_id];
  await notify(tx, { kind, people, payment: change.id });
}
