import * as z from 'zod';
import { wholeShillings } from '../amount.ts';
import { code } from '../http/fields.ts';
import type { Gateway } from '../http/gateway.ts';
import { timestamp } from '../nairobi.ts';
import { refuse } from '../order.ts';
import type { AskedOrder, Order, Outcome, Submission } from '../rail.ts';
import { cut, detailOf } from '../text.ts';
import { promptReasons, stillProcessed } from './codes.ts';
import type { DarajaConfig } from './config.ts';
import { gatewayError } from './gateway.ts';
import { submissionOf } from './submission.ts';

const longestReference = 12;
const longestDescription = 13;
const acknowledged = z.object({ CheckoutRequestID: z.string().min(1) });
const state = z.object({
  CheckoutRequestID: z.string(),
  ResponseCode: code,
  ResultCode: code.nullish(),
  ResultDesc: z.string().nullish(),
});

/** The business that asks, proved by the passkey, at this moment. */
function business(config: DarajaConfig, now: Date) {
  const Timestamp = timestamp(now);
  const proof = `${config.shortcode}${config.passkey}${Timestamp}`;
  return {
    BusinessShortCode: config.shortcode,
    Password: Buffer.from(proof).toString('base64'),
    Timestamp,
  };
}

/** Prompts a phone to pay (M-Pesa Express, "STK push"). It knows no reference of ours: sent twice, it prompts twice. */
export async function prompt(
  gateway: Gateway,
  config: DarajaConfig,
  order: Order,
  now: Date,
): Promise<Submission> {
  if (order.party.kind !== 'phone') return refuse('party', 'receiver-invalid', 'A prompt goes to a phone');
  const { phone } = order.party;
  const body = {
    ...business(config, now),
    TransactionType: 'CustomerPayBillOnline',
    Amount: wholeShillings(order.amount),
    PartyA: phone,
    PartyB: config.shortcode,
    PhoneNumber: phone,
    CallBackURL: order.callbackUrl,
    // Shown to the payer. The end of a reference differs where its beginning may be the same for all.
    AccountReference: order.reference.slice(-longestReference),
    TransactionDesc: cut(order.narration, longestDescription),
  };
  const result = await gateway.call({ path: '/mpesa/stkpush/v1/processrequest', body });
  return submissionOf(result, promptReasons, (answer) => {
    const reply = acknowledged.safeParse(answer);
    return reply.success ? reply.data.CheckoutRequestID : undefined;
  });
}

/** Asks what became of a prompt. Only the rail's own reference finds it. */
export async function askPrompt(
  gateway: Gateway,
  config: DarajaConfig,
  order: AskedOrder,
  now: Date,
): Promise<Outcome> {
  const unknown = (detail: string): Outcome => ({ state: 'unknown', detail });
  const CheckoutRequestID = order.railReference;
  if (!CheckoutRequestID) return unknown('The acknowledgement was lost: only its callback can tell');
  const body = { ...business(config, now), CheckoutRequestID };
  const result = await gateway.call({ path: '/mpesa/stkpushquery/v1/query', body });
  if (result.kind !== 'answer') return unknown(result.kind === 'silence' ? result.why : result.detail);
  const error = gatewayError.safeParse(result.body);
  if (error.success) {
    const { errorCode, errorMessage } = error.data;
    return errorCode === stillProcessed
      ? { state: 'pending' }
      : unknown(detailOf(errorMessage, `Safaricom answered ${errorCode}`));
  }
  const reply = state.safeParse(result.body);
  if (!reply.success || result.status >= 300)
    return unknown(`Safaricom answered ${result.status} without a result`);
  if (reply.data.CheckoutRequestID !== CheckoutRequestID)
    return unknown('Safaricom answered for another prompt');
  return promptOutcome(reply.data);
}

function promptOutcome({
  ResponseCode,
  ResultCode,
  ResultDesc,
  CheckoutRequestID,
}: z.output<typeof state>): Outcome {
  if (ResponseCode !== '0') return { state: 'unknown', detail: `Safaricom answered ${ResponseCode}` };
  if (ResultCode === undefined || ResultCode === null) return { state: 'pending' };
  if (ResultCode === '0') return { state: 'succeeded', railReference: CheckoutRequestID };
  const detail = detailOf(ResultDesc, `Safaricom answered ${ResultCode}`);
  const reason = promptReasons.get(ResultCode);
  return reason ? { state: 'failed', code: ResultCode, reason, detail } : { state: 'unknown', detail };
}
