import { createHmac } from 'node:crypto';
import { failureReasons } from '@kazi/contract/money/words';
import * as z from 'zod';
import { sameSecret } from '../callbacks/same-secret.ts';
import type { Outcome } from '../rail.ts';
import type { SandboxOrder } from './store.ts';

/** The header that carries a notice's signature. */
export const signatureHeader = 'x-sandbox-signature';

/** What the sandbox posts to an order's callback address. */
export const notice = z.strictObject({
  id: z.string().min(1).max(80),
  reference: z.string(),
  railReference: z.string(),
  state: z.enum(['pending', 'succeeded', 'failed']),
  amount: z.int().positive().brand<'Cents'>(),
  phone: z.string().nullable(),
  receipt: z.string().nullable(),
  failure: z.enum(failureReasons).nullable(),
});
export type Notice = z.infer<typeof notice>;

/** The notice of an order's ending, or one that still says pending. */
export function noticeOf(kept: SandboxOrder, kind: 'ending' | 'pending'): Notice {
  const { order, railReference, receipt, failure } = kept;
  const state = kind === 'pending' || kept.state === 'waiting' ? 'pending' : kept.state;
  return {
    id: `${order.reference}.${state}`,
    reference: order.reference,
    railReference,
    state,
    amount: order.amount,
    phone: order.party.kind === 'phone' ? order.party.phone : null,
    receipt: state === 'succeeded' ? receipt : null,
    failure: state === 'failed' ? failure : null,
  };
}

/** Signs a notice: HMAC-SHA256 of its values in their order, in hexadecimal. */
export function sign(notice: Notice, secret: string): string {
  const { id, reference, railReference, state, amount, phone, receipt, failure } = notice;
  const values = [id, reference, railReference, state, amount, phone, receipt, failure];
  return createHmac('sha256', secret).update(JSON.stringify(values)).digest('hex');
}

/** Whether a signature is this notice's. */
export const isSigned = (notice: Notice, signature: string | undefined, secret: string): boolean =>
  sameSecret(signature ?? '', sign(notice, secret));

/** What a notice says, or a kept order, of how it ended. */
export function outcomeOf(
  told: Pick<Notice, 'state' | 'railReference' | 'receipt' | 'failure' | 'amount' | 'phone'>,
): Outcome {
  if (told.state === 'pending') return { state: 'pending' };
  if (told.state === 'failed') {
    const reason = told.failure ?? 'other';
    return { state: 'failed', code: reason, reason, detail: `The sandbox says: ${reason}` };
  }
  return {
    state: 'succeeded',
    railReference: told.railReference,
    receipt: told.receipt ?? undefined,
    amount: told.amount,
    phone: told.phone ?? undefined,
  };
}
