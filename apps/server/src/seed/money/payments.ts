import { createHash } from 'node:crypto';
import type { Cents } from '@kazi/contract/cents';
import type { Operation, Party } from '@kazi/payment-rails';
import type { SandboxOrder } from '@kazi/payment-rails/sandbox';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { Member } from '../people.ts';

/** A payment that has succeeded some time ago. */
export interface PastPayment {
  id: string;
  kind: 'topup' | 'withdrawal' | 'salary';
  operation: Operation;
  /** Whose wallet it concerns. */
  member: Member;
  party: Party;
  narration: string;
  amount: Cents;
  fee: Cents;
  at: Date;
  /** When the rail's statement showed it; not yet, where it is of the last days. */
  clearedAt: Date | null;
}

const secondMs = 1_000;

/** A payment's order as the rail keeps it in its own books, so that both can be compared. */
function settledOrder(tenant: string, { id, operation, party, narration, amount, at }: PastPayment) {
  const seal = createHash('sha256').update(`${tenant} ${id}`).digest('hex').toUpperCase();
  const settledAt = new Date(at.getTime() + 12 * secondMs);
  const order: SandboxOrder = {
    order: {
      reference: `KZ${seal.slice(0, 24)}`,
      operation,
      amount,
      currency: 'KES',
      party,
      narration,
      callbackUrl: 'https://localhost/',
    },
    railReference: `SBX${seal.slice(24, 36)}`,
    at: at.toISOString(),
    due: settledAt.toISOString(),
    state: 'succeeded',
    settledAt: settledAt.toISOString(),
    receipt: `S${seal.slice(36, 45)}`,
    failure: null,
  };
  return { order, settledAt, hash: seal };
}

/** Inserts payments that have succeeded, their steps, and the receivers they went to. */
export async function insertPayments(tx: Tx, payments: readonly PastPayment[]): Promise<void> {
  if (payments.length === 0) return;
  const receivers = await insertReceivers(tx, payments);
  const all = payments.map((payment) => ({ payment, ...settledOrder(tx.tenant, payment) }));
  await tx
    .insertInto('payments')
    .values(
      all.map(
        ({ payment: { id, kind, member, amount, fee, at, clearedAt }, order: kept, settledAt, hash }) => ({
          tenant_id: tx.tenant,
          id,
          user_id: member.id,
          kind,
          operation: kept.order.operation,
          rail: 'sandbox',
          amount,
          fee,
          currency: 'KES',
          status: 'succeeded' as const,
          beneficiary_id: kind === 'withdrawal' ? (receivers.get(member.id) ?? null) : null,
          party: JSON.stringify(kept.order.party),
          narration: kept.order.narration,
          reference: kept.order.reference,
          rail_reference: kept.railReference,
          receipt: kept.receipt,
          callback_hash: hash.toLowerCase(),
          created_at: at,
          submitted_at: at,
          settled_at: settledAt,
          cleared_at: clearedAt,
        }),
      ),
    )
    .execute();
  await tx
    .insertInto('payment_steps')
    .values(
      all.flatMap(({ payment: { id, member, at }, order, settledAt }) =>
        (['created', 'submitted', 'succeeded'] as const).map((status) => ({
          tenant_id: tx.tenant,
          payment_id: id,
          id: newId(),
          status,
          note: status === 'succeeded' ? `Receipt ${order.receipt}` : '',
          actor_id: status === 'created' ? member.id : null,
          at: status === 'succeeded' ? settledAt : at,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('sandbox_orders')
    .values(
      all.map(({ payment: { party, at }, order }) => ({
        reference: order.order.reference,
        phone: party.kind === 'phone' ? party.phone : null,
        at,
        state: JSON.stringify(order),
      })),
    )
    .execute();
}

/** The verified wallets that withdrawals went to. Gives their ids by their owners'. */
async function insertReceivers(tx: Tx, payments: readonly PastPayment[]): Promise<Map<string, string>> {
  const first = new Map<string, PastPayment>();
  for (const payment of payments)
    if (payment.kind === 'withdrawal' && !first.has(payment.member.id)) first.set(payment.member.id, payment);
  const rows = [...first.values()].map(({ member, at }) => ({
    tenant_id: tx.tenant,
    id: newId(),
    user_id: member.id,
    type: 'MOBILE_WALLET' as const,
    name: `${member.firstName} ${member.lastName}`,
    phone: member.phone,
    verified_at: at,
    changed_at: at,
    created_at: at,
  }));
  if (rows.length > 0) await tx.insertInto('beneficiaries').values(rows).execute();
  return new Map(rows.map(({ user_id, id }) => [user_id, id]));
}
