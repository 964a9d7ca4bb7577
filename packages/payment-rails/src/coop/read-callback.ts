import { createHash } from 'node:crypto';
import { fitsPhone } from '../phone.ts';
import type { ExpectedOrder, Reading } from '../rail.ts';
import { type Destination, envelope } from './envelope.ts';
import { legReference } from './message.ts';
import { outcomeOf } from './outcome.ts';

const not = (why: string): Reading => ({ genuine: false, why });

/** Reads a callback of the bank, which is not signed, and holds it against the order it came for. */
export function readCallback(body: unknown, order: ExpectedOrder): Reading {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) return not('Not a message of the bank');
  const received = parsed.data;
  if (received.MessageReference !== order.reference) return not('It speaks of another order');
  if (received.Source && received.Source.Amount !== order.amount) return not('The amount is another');
  for (const leg of received.Destinations ?? []) {
    const problem = legProblem(leg, order);
    if (problem) return not(problem);
  }
  const outcome = outcomeOf(received);
  if (outcome.state === 'succeeded' && !received.Source) return not('It does not tell the amount that left');
  const leg = received.Destinations?.[0];
  return {
    genuine: true,
    reference: order.reference,
    outcome,
    uniqueId: fingerprint([
      received.MessageReference,
      received.MessageCode,
      leg?.ResponseCode,
      leg?.TransactionID,
    ]),
    ...(outcome.state === 'succeeded' && { railReference: outcome.railReference }),
  };
}

function legProblem(leg: Destination, order: ExpectedOrder): string | undefined {
  if (leg.ReferenceNumber !== legReference(order.reference)) return 'It speaks of another receiver';
  if (leg.Amount !== order.amount) return 'The amount is another';
  const { party } = order;
  const phone = leg.MobileNumber ?? leg.PhoneNumber;
  if (party.kind === 'phone')
    return phone && !fitsPhone(phone, party.phone) ? 'The phone is another' : undefined;
  return leg.AccountNumber && leg.AccountNumber !== party.account ? 'The account is another' : undefined;
}

const fingerprint = (values: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');
