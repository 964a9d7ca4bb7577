import type { Gateway } from '../http/gateway.ts';
import type { AskedOrder, Outcome } from '../rail.ts';
import { unknownReference } from './codes.ts';
import type { CoopConfig } from './config.ts';
import { envelope } from './envelope.ts';
import { outcomeOf } from './outcome.ts';

const fullSuccess = 200;

/** Asks the bank what became of an order. It answers 200 where all went well and 207 where some or all did not. */
export async function ask(gateway: Gateway, config: CoopConfig, order: AskedOrder): Promise<Outcome> {
  const result = await gateway.call({
    path: '/Enquiry/TransactionStatus_V3/3.0.0/',
    body: { MessageReference: order.reference, UserId: config.userId },
  });
  const unknown = (detail: string): Outcome => ({ state: 'unknown', detail });
  if (result.kind !== 'answer') return unknown(result.kind === 'silence' ? result.why : result.detail);
  const reply = envelope.safeParse(result.body);
  if (!reply.success) return unknown(`The bank answered ${result.status} without a message`);
  const { MessageReference, MessageCode, Source } = reply.data;
  if (MessageReference !== order.reference) return unknown('The bank answered for another order');
  if (MessageCode === unknownReference) return { state: 'not-found' };
  // Any other 4xx or 5xx is about the question: it tells nothing of the order.
  if (result.status >= 300) return unknown(`The bank answered ${result.status}`);
  if (Source && Source.Amount !== order.amount) return unknown('The bank has another amount');
  const outcome = outcomeOf(reply.data);
  if (outcome.state === 'succeeded' && result.status !== fullSuccess)
    return unknown('The bank contradicts itself');
  if (outcome.state === 'succeeded' && outcome.amount !== order.amount)
    return unknown('The bank has another amount');
  return outcome;
}
