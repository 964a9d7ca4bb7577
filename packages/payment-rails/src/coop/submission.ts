import { type Answer, type Result, withoutAnswer } from '../http/gateway.ts';
import type { Submission } from '../rail.ts';
import { detailOf } from '../text.ts';
import { reasons } from './codes.ts';
import { envelope, gatewayFault } from './envelope.ts';

const accepted = '0';
const fullFailure = '2';

/** What the bank's answer to an order means. Only a documented code says that no money will move. */
export function submissionOf(result: Result, reference: string): Submission {
  if (result.kind !== 'answer') return withoutAnswer(result);
  const reply = envelope.safeParse(result.body);
  if (!reply.success) return withoutMessage(result);
  const { MessageReference, MessageCode, MessageDescription } = reply.data;
  const detail = detailOf(MessageDescription, `The bank answered ${MessageCode}`);
  if (MessageReference !== reference)
    return { state: 'unknown', detail: 'The bank answered for another order' };
  if (MessageCode === accepted && result.status < 300) return { state: 'accepted' };
  const reason = MessageCode === fullFailure ? 'other' : reasons.get(MessageCode);
  if (reason && result.status < 500) return { state: 'refused', code: MessageCode, reason, detail };
  return { state: 'unknown', detail };
}

/** The gateway before the bank refused, or something answered that cannot be read. */
function withoutMessage({ status, body }: Answer): Submission {
  const fault = gatewayFault.safeParse(body);
  const reason = fault.success ? reasons.get(fault.data.code) : undefined;
  if (!fault.success || !reason || status >= 500)
    return { state: 'unknown', detail: `The bank answered ${status} without a message` };
  const detail = detailOf(fault.data.description ?? fault.data.message, 'The gateway refused');
  return { state: 'refused', code: fault.data.code, reason, detail };
}
