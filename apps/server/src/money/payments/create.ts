import { randomBytes } from 'node:crypto';
import type { Operation } from '@kazi/contract/money';
import type { Party } from '@kazi/payment-rails';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { enqueue } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { walletCurrency as currency } from '../books/money.ts';
import { callbackToken, hashOfToken } from './callback-address.ts';
import { sendPayment } from './jobs.ts';
import { addStep } from './steps.ts';

interface NewPayment {
  user: string;
  kind: 'topup' | 'withdrawal';
  operation: Operation;
  rail: string;
  amount: number;
  fee: number;
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
export async function createPayment(tx: Tx, services: Services, wish: NewPayment): Promise<string> {
  const id = newId();
  const status = wish.needsApproval ? 'awaiting-approval' : 'created';
  const callback_hash = hashOfToken(callbackToken(services, id));
  await tx
    .insertInto('payments')
    .values({
      tenant_id: tx.tenant,
      id,
      user_id: wish.user,
      kind: wish.kind,
      operation: wish.operation,
      rail: wish.rail,
      amount: wish.amount,
      fee: wish.fee,
      currency,
      status,
      beneficiary_id: wish.beneficiary,
      party: JSON.stringify(wish.party),
      narration: wish.narration,
      reference: newReference(),
      callback_hash,
      needs_approval: wish.needsApproval,
    })
    .execute();
  const { user: user_id, kind, needsApproval: needs_approval } = wish;
  await addStep(tx, { id, user_id, kind, status, needs_approval });
  if (status === 'created') await enqueue(tx, sendPayment, { tenant: tx.tenant, payment: id });
  return id;
}
