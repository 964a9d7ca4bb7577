import type { CallbackRequest, ExpectedOrder, Reading } from '../rail.ts';
import { isSigned, notice, outcomeOf, signatureHeader } from './envelope.ts';

const not = (why: string): Reading => ({ genuine: false, why });

/** Reads a notice that came for an order, and holds it against the order. */
export function readNotice(request: CallbackRequest, order: ExpectedOrder, secret: string): Reading {
  const parsed = notice.safeParse(request.body);
  if (!parsed.success) return not('Not a notice of the sandbox');
  const received = parsed.data;
  if (!isSigned(received, request.headers[signatureHeader], secret)) return not('The signature is wrong');
  if (received.reference !== order.reference) return not('It speaks of another order');
  if (order.railReference && received.railReference !== order.railReference)
    return not('It speaks of another order of the rail');
  if (received.amount !== order.amount) return not('The amount is another');
  if (received.phone !== (order.party.kind === 'phone' ? order.party.phone : null))
    return not('The phone is another');
  return {
    genuine: true,
    reference: received.reference,
    outcome: outcomeOf(received),
    uniqueId: received.id,
    railReference: received.railReference,
  };
}
