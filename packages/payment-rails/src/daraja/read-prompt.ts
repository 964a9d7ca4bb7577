import * as z from 'zod';
import { centsOf } from '../amount.ts';
import { code } from '../http/fields.ts';
import { fitsPhone } from '../phone.ts';
import type { ExpectedOrder, Outcome, Reading } from '../rail.ts';
import { detailOf } from '../text.ts';
import { promptReasons } from './codes.ts';

const item = z.object({ Name: z.string(), Value: z.unknown().optional() });
const callback = z.object({
  Body: z.object({
    stkCallback: z.object({
      MerchantRequestID: z.string(),
      CheckoutRequestID: z.string().min(1),
      ResultCode: code,
      ResultDesc: z.string().nullish(),
      CallbackMetadata: z.object({ Item: z.array(item) }).nullish(),
    }),
  }),
});
type Posted = z.output<typeof callback>['Body']['stkCallback'];

const not = (why: string): Reading => ({ genuine: false, why });

/**
 * Reads the callback of a prompt, which is not signed and names no reference of ours: that it came to this order's own
 * address is what ties it to the order, and Safaricom's reference where it is known.
 */
export function readPrompt(body: unknown, order: ExpectedOrder): Reading {
  const parsed = callback.safeParse(body);
  if (!parsed.success) return not('Not the callback of a prompt');
  const posted = parsed.data.Body.stkCallback;
  if (order.railReference && posted.CheckoutRequestID !== order.railReference)
    return not('It speaks of another prompt');
  const values = new Map(posted.CallbackMetadata?.Item.map(({ Name, Value }) => [Name, Value]));
  const problem = metadataProblem(values, order);
  if (problem) return not(problem);
  return {
    genuine: true,
    reference: order.reference,
    outcome: outcomeOf(posted, values, order),
    uniqueId: `${posted.CheckoutRequestID}.${posted.ResultCode}`,
    railReference: posted.CheckoutRequestID,
  };
}

function metadataProblem(values: ReadonlyMap<string, unknown>, order: ExpectedOrder): string | undefined {
  if (values.has('Amount') && centsOf(values.get('Amount')) !== order.amount) return 'The amount is another';
  if (order.party.kind !== 'phone') return 'The order is not of a phone';
  const phone = values.get('PhoneNumber');
  return phone !== undefined && !fitsPhone(String(phone), order.party.phone)
    ? 'The phone is another'
    : undefined;
}

function outcomeOf(posted: Posted, values: ReadonlyMap<string, unknown>, order: ExpectedOrder): Outcome {
  const { CheckoutRequestID: railReference, ResultCode, ResultDesc } = posted;
  if (ResultCode === '0') {
    const receipt = values.get('MpesaReceiptNumber');
    const isWhole =
      values.has('Amount') && values.get('PhoneNumber') !== undefined && typeof receipt === 'string';
    if (!isWhole || !/^[A-Z0-9]{8,12}$/.test(receipt))
      return { state: 'unknown', detail: 'A success without amount, phone or receipt' };
    const phone = order.party.kind === 'phone' ? order.party.phone : undefined;
    return { state: 'succeeded', railReference, receipt, amount: order.amount, phone };
  }
  const detail = detailOf(ResultDesc, `Safaricom answered ${ResultCode}`);
  // Without Safaricom's reference nothing in a failure speaks of this order: asking must confirm it.
  if (!order.railReference) return { state: 'unknown', detail };
  const reason = promptReasons.get(ResultCode);
  return reason ? { state: 'failed', code: ResultCode, reason, detail } : { state: 'unknown', detail };
}
