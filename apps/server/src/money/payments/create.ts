import { randomBytes } from 'node:crypto';
import type { Cents } from '@kazi/contract/cents';
import type { Operation, Payment } from '@kazi/contract/money';
import type { Party } from '@kazi/payment-rails';
import { newId } from '../../database/ids.ts';
import type { Tables } from '../../database/tables.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { Services } from '../../services.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import { callbackToken, hashOfToken } from './callback-address.ts';
import { enqueueSending } from './jobs.ts';
import { recordStatus } from './record-status.ts';

interface NewPayment {
  user: string;
  kind: Tables['payments']['kind'];
  operation: Operation;
  rail: string;
  amount: Cents;
  fee: Cents;
  beneficiary: string | null;
  party: Party;
  narration: string;
  needsApproval: boolean;
}

/** A unique reference that every rail accepts: 26 letters and digits. */
const newReference = () => `KZ${randomBytes(12).toString('hex').toUpperCase()}`;

/** The row of a new payment, with an id and references of its own. */
export function newPaymentRow(tx: Tx, services: Services, payment: NewPayment) {
  const id = newId();
  return {
    tenant_id: tx.tenant,
    id,
    user_id: payment.user,
    kind: payment.kind,
    operation: payment.operation,
    rail: payment.rail,
    amount: payment.amount,
    fee: payment.fee,
    currency,
    status: payment.needsApproval ? ('awaiting-approval' as const) : ('created' as const),
    beneficiary_id: payment.beneficiary,
    party: JSON.stringify(payment.party),
    narration: payment.narration,
    reference: newReference(),
    callback_hash: hashOfToken(callbackToken(services, id)),
    needs_approval: payment.needsApproval,
  };
}

/**
 * Inserts a payment into or out of a wallet, and enqueues its sending unless it waits for approval. Nothing is sent before
 * the transaction is committed. Gives its id, which is also the id of its hold.
 */
export async function createPayment(
  tx: Tx,
  services: Services,
  payment: NewPayment & Pick<Payment, 'kind'>,
): Promise<string> {
  const row = newPaymentRow(tx, services, payment);
  await tx.insertInto('payments').values(row).execute();
  await recordStatus(tx, { ...row, party: payment.party });
  if (row.status === 'created') await enqueueSending(tx, [row.id]);
  return row.id;
}
