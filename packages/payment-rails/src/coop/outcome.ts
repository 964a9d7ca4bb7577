import { phoneOf } from '../phone.ts';
import type { Outcome } from '../rail.ts';
import { detailOf } from '../text.ts';
import { reasons, undecided } from './codes.ts';
import type { Destination, Envelope } from './envelope.ts';

const fullSuccess = '0';
const partial = '1';
const fullFailure = '2';

/**
 * How an order ended by the bank's envelope, which holds one leg since an order has one receiver. It succeeded only
 * if both the message and its leg say so; it failed only by a code that means failure. What contradicts itself is
 * unknown.
 */
export function outcomeOf(told: Envelope): Outcome {
  const leg = told.Destinations?.[0];
  const unknown = (detail: string): Outcome => ({ state: 'unknown', detail });
  if (!leg) return told.MessageCode === fullSuccess ? { state: 'pending' } : withoutLeg(told);
  if (told.Destinations?.length !== 1) return unknown('The bank speaks of several receivers');
  const legCode = leg.ResponseCode ?? undefined;
  if (legCode === undefined) return unknown('The bank gives no result for the receiver');
  const [success, legSuccess] = [told.MessageCode === fullSuccess, legCode === fullSuccess];
  if (success !== legSuccess) return unknown('The bank contradicts itself');
  if (success) return successOf(leg);
  if (undecided.has(legCode) || undecided.has(told.MessageCode))
    return unknown(detailOf(leg.ResponseDescription, `The bank answered ${legCode}`));
  const code = reasons.get(legCode) || !reasons.get(told.MessageCode) ? legCode : told.MessageCode;
  return failure(code, leg.ResponseDescription, told.MessageCode === fullFailure);
}

function withoutLeg(told: Envelope): Outcome {
  const { MessageCode, MessageDescription } = told;
  return undecided.has(MessageCode) || MessageCode === partial
    ? { state: 'unknown', detail: detailOf(MessageDescription, `The bank answered ${MessageCode}`) }
    : failure(MessageCode, MessageDescription, MessageCode === fullFailure);
}

/** A failure by a documented code, or by any code where the whole message failed. */
function failure(code: string, said: string | null | undefined, certain: boolean): Outcome {
  const detail = detailOf(said, `The bank answered ${code}`);
  const reason = reasons.get(code);
  if (!reason && !certain) return { state: 'unknown', detail };
  return { state: 'failed', code, reason: reason ?? 'other', detail };
}

function successOf(leg: Destination): Outcome {
  const { railReference, receipt } = splitTransactionId(leg.TransactionID ?? '');
  return {
    state: 'succeeded',
    railReference,
    receipt,
    amount: leg.Amount,
    phone: phoneOf(leg.MobileNumber ?? leg.PhoneNumber ?? ''),
  };
}

/**
 * The bank's id and, on a leg to M-Pesa, the receipt that is written right behind it: ten capitals and digits, of
 * which the first is a letter. The bank's own ids have 16 characters.
 */
function splitTransactionId(id: string): {
  railReference?: string | undefined;
  receipt?: string | undefined;
} {
  const joined = /^(.{10,})([A-Z][A-Z0-9]{9})$/.exec(id);
  if (joined) return { railReference: joined[1], receipt: joined[2] };
  return id === '' ? {} : { railReference: id };
}
