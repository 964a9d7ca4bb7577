import { randomBytes } from 'node:crypto';
import type { Cents } from '@kazi/contract/cents';
import type { Operation } from '@kazi/contract/money';
import type { Party } from '@kazi/payment-rails';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { enqueue } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import { callbackToken, hashOfToken } from './callback-address.ts';
import { sendPayment } from './jobs.ts';
import { recordStatus } from './record-status.ts';

interface NewPayment {
  user: string;
  kind: 'topup' | 'withdrawal';
  operation: Operation;
  rail: string;
  amount: Cents;
  fee: Cents;
  beneficiary: string | null;
  party: Party;
  narration: string;
  needsApproval: boolean;
}

/** Unique for ever, in what every rail takes: letters and digits, 26 of them. */
const newReference = () => `KZ${randomBytes(12).toString('hex').toUpperCase()}`;

/**
 * Writes a payment down, and unless it waits for a second person puts it in the queue. Nothing is sent before the
 * transaction is committed. Gives its id, under which its money is held too.
 */
export async function createPayment(tx: Tx, services: Services, payment: NewPayment): Promise<string> {
  const id = newId();
  const status = payment.needsApproval ? 'awaiting-approval' : 'created';
  const callback_hash = hashOfToken(callbackToken(services, id));
  await tx
    .insertInto('payments')
    .values({
      tenant_id: tx.tenant,
      id,
      user_id: payment.user,
      kind: payment.kind,
      operation: payment.operation,
      rail: payment.rail,
      amount: payment.amount,
      fee: payment.fee,
      currency,
      status,
      beneficiary_id: payment.beneficiary,
      party: JSON.stringify(payment.party),
      narration: payment.narration,
      reference: newReference(),
      callback_hash,
      needs_approval: payment.needsApproval,
    })
    .execute();
  const { user: user_id, kind, needsApproval: needs_approval } = payment;
  await recordStatus(tx, { id, user_id, kind, status, needs_approval });
  if (status === 'created') await enqueue(tx, sendPayment, { tenant: tx.tenant, payment: id });
  return id;
}
