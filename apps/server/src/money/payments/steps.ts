import type { PaymentStatus } from '@kazi/contract/money';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';

interface Step {
  id: string;
  user_id: string;
  status: PaymentStatus;
  needs_approval: boolean;
  note?: string;
}

/** Statuses that a list of what waits for an approval is about. */
const decided: readonly PaymentStatus[] = ['awaiting-approval', 'created', 'refused', 'cancelled'];

/** Writes down what happened to a payment, and tells whose it is, and where it waits or waited, who may approve it. */
export async function addStep(
  tx: Tx,
  { id, user_id, status, needs_approval, note = '' }: Step,
): Promise<void> {
  await tx
    .insertInto('payment_steps')
    .values({ tenant_id: tx.tenant, payment_id: id, id: newId(), status, note, actor_id: tx.actor })
    .execute();
  const approvers = needs_approval && decided.includes(status) ? await approversIn(tx) : [];
  await record(tx, { subject: 'payment', subjectId: id, verb: status, parties: [user_id, ...approvers] });
}

async function approversIn(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users as u')
    .innerJoin('role_permissions as r', (on) =>
      on.onRef('r.tenant_id', '=', 'u.tenant_id').onRef('r.role_id', '=', 'u.role_id'),
    )
    .innerJoin('permissions as p', (on) =>
      on.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.permission_id'),
    )
    .select('u.id')
    .distinct()
    .where('u.tenant_id', '=', tx.tenant)
    .where('u.status', '=', 'active')
    .where('p.subject', 'in', ['Payment', 'all'])
    .where('p.action', 'in', ['approve', 'manage'])
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
