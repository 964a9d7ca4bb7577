import * as z from 'zod';
import { code } from '../http/fields.ts';
import { type Result, withoutAnswer } from '../http/gateway.ts';
import type { Failure, Submission } from '../rail.ts';
import { detailOf } from '../text.ts';
import { gatewayReasons, refusals } from './codes.ts';
import { gatewayError } from './gateway.ts';

const accepted = '0';
const acknowledgement = z.object({
  ResponseCode: code,
  ResponseDescription: z.string().nullish(),
});

/**
 * What the answer to a prompt or a payout means. It was taken only with a `ResponseCode` of 0 and the rail's own
 * reference; it was refused for sure only by a documented code.
 */
export function submissionOf(
  result: Result,
  reasons: ReadonlyMap<string, Failure>,
  railReference: (body: unknown) => string | undefined,
): Submission {
  if (result.kind !== 'answer') return withoutAnswer(result);
  const { status, body } = result;
  const error = gatewayError.safeParse(body);
  if (error.success) {
    const { errorCode, errorMessage } = error.data;
    const detail = detailOf(errorMessage, `Safaricom answered ${errorCode}`);
    const reason = gatewayReasons.get(errorCode) ?? refusals.get(`${errorCode} ${errorMessage}`);
    return reason && status >= 400
      ? { state: 'refused', code: errorCode, reason, detail }
      : { state: 'unknown', detail };
  }
  const reply = acknowledgement.safeParse(body);
  if (!reply.success || status >= 300)
    return { state: 'unknown', detail: `Safaricom answered ${status} without a result` };
  const { ResponseCode, ResponseDescription } = reply.data;
  const reference = railReference(body);
  if (ResponseCode === accepted && reference) return { state: 'accepted', railReference: reference };
  const detail = detailOf(ResponseDescription, `Safaricom answered ${ResponseCode}`);
  const reason = reasons.get(ResponseCode);
  return reason ? { state: 'refused', code: ResponseCode, reason, detail } : { state: 'unknown', detail };
}
