import * as z from 'zod';
import { type Result, withoutAnswer } from '../http/gateway.ts';
import type { Submission } from '../rail.ts';
import { detailOf } from '../text.ts';
import { reasons, undecided } from './codes.ts';
import { envelope } from './envelope.ts';

const done = '0';
const acknowledged = '-1';
const text = z.string().nullish();
const answer = envelope.extend({
  reference: text,
  transactionId: text,
  data: z.object({ transactionId: text, status: text }).nullish(),
});

/**
 * What Jenga's answer to a transfer means. It was made only where all three say so: `status`, `code` and the state of
 * the transfer itself.
 */
export function submissionOf(result: Result, reference: string): Submission {
  if (result.kind !== 'answer') return withoutAnswer(result);
  const unknown = (detail: string): Submission => ({ state: 'unknown', detail });
  const parsed = answer.safeParse(result.body);
  if (!parsed.success) return unknown(`Jenga answered ${result.status} without a result`);
  const reply = parsed.data;
  const detail = detailOf(reply.message, `Jenga answered ${reply.code}`);
  if (reply.reference && reply.reference !== reference) return unknown('Jenga answered for another order');
  const railReference = reply.data?.transactionId ?? reply.transactionId ?? undefined;
  if (reply.status && result.status < 300) {
    if (reply.code === acknowledged) return { state: 'accepted', railReference };
    return reply.code === done && reply.data?.status === 'SUCCESS'
      ? { state: 'succeeded', railReference }
      : unknown(detail);
  }
  const reason = undecided.has(reply.code) ? undefined : reasons.get(reply.code);
  const isRefused = !reply.status && result.status < 500;
  return reason && isRefused ? { state: 'refused', code: reply.code, reason, detail } : unknown(detail);
}
