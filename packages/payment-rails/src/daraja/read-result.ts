import * as z from 'zod';
import { centsOf } from '../amount.ts';
import { code } from '../http/fields.ts';
import { fitsPhone } from '../phone.ts';
import type { CallbackRequest, ExpectedOrder, Outcome, Reading } from '../rail.ts';
import { detailOf } from '../text.ts';
import { payoutReasons, statusReasons } from './codes.ts';

/** `ResultType` of what is final; 1 is "waiting for further messages". */
const completed = '0';

const parameter = z.object({ Key: z.string(), Value: z.unknown().optional() });
const result = z.object({
  Result: z.object({
    ResultType: code.nullish(),
    ResultCode: code,
    ResultDesc: z.string().nullish(),
    OriginatorConversationID: z.string().min(1),
    ConversationID: z.string().min(1),
    TransactionID: z.string().nullish(),
    ResultParameters: z
      .object({ ResultParameter: z.union([z.array(parameter), parameter.transform((one) => [one])]) })
      .nullish(),
  }),
});
type Posted = z.output<typeof result>['Result'];
type Values = ReadonlyMap<string, unknown>;

const not = (why: string): Reading => ({ genuine: false, why });
const undecided = ({ reference }: ExpectedOrder, id: string, detail: string): Reading => ({
  genuine: true,
  reference,
  outcome: { state: 'unknown', detail },
  uniqueId: `${reference}.${id}`,
});

/**
 * Reads what Safaricom posts about a payout: its result, the answer to a status query, or that it timed out in the
 * queue. None is signed. A query's answer carries the payout's ids among its parameters, a result as its own.
 */
export function readResult({ body, query }: CallbackRequest, order: ExpectedOrder): Reading {
  const parsed = result.safeParse(body);
  if (query?.notice === 'timeout') return undecided(order, 'timeout', 'It timed out in Safaricom’s queue');
  if (!parsed.success) return not('Not a result of Safaricom');
  const posted = parsed.data.Result;
  const values: Values = new Map(
    posted.ResultParameters?.ResultParameter.map(({ Key, Value }) => [Key, Value]),
  );
  const isStatus = values.has('TransactionStatus');
  if (query?.notice === 'status' && !isStatus)
    return undecided(order, posted.ConversationID, detailOf(posted.ResultDesc, 'The status query failed'));
  const originator = isStatus ? values.get('OriginatorConversationID') : posted.OriginatorConversationID;
  const conversation = isStatus ? values.get('ConversationID') : posted.ConversationID;
  if (originator !== order.reference) return not('It speaks of another payout');
  if (order.railReference && conversation !== order.railReference) return not('It speaks of another payout');
  const problem = valuesProblem(values, order);
  if (problem) return not(problem);
  return {
    genuine: true,
    reference: order.reference,
    outcome: isStatus
      ? statusOutcome(posted, values, order)
      : payoutOutcome(posted, values, order, query !== undefined),
    uniqueId: `${posted.ConversationID}.${posted.ResultCode}`,
    ...(typeof conversation === 'string' && { railReference: conversation }),
  };
}

function valuesProblem(values: Values, order: ExpectedOrder): string | undefined {
  for (const key of ['TransactionAmount', 'Amount'])
    if (values.has(key) && centsOf(values.get(key)) !== order.amount) return 'The amount is another';
  const receiver = receiverOf(values);
  if (order.party.kind !== 'phone') return 'The order is not of a phone';
  if (receiver?.phone && !fitsPhone(receiver.phone, order.party.phone)) return 'The phone is another';
  return undefined;
}

function payoutOutcome(posted: Posted, values: Values, order: ExpectedOrder, isNoTimeout: boolean): Outcome {
  const detail = detailOf(posted.ResultDesc, `Safaricom answered ${posted.ResultCode}`);
  if (posted.ResultCode === '0') {
    if (!values.has('TransactionAmount')) return { state: 'unknown', detail: 'A success without an amount' };
    return success(
      values,
      posted.ConversationID,
      textOf(values.get('TransactionReceipt') ?? posted.TransactionID),
      order,
    );
  }
  const isFinal = isNoTimeout && posted.ResultType === completed;
  const reason = isFinal ? payoutReasons.get(posted.ResultCode) : undefined;
  return reason ? { state: 'failed', code: posted.ResultCode, reason, detail } : { state: 'unknown', detail };
}

/** `ResultCode` tells whether the question was answered; what became of the payout is its `TransactionStatus`. */
function statusOutcome(posted: Posted, values: Values, order: ExpectedOrder): Outcome {
  const status = values.get('TransactionStatus');
  const isAnswered = posted.ResultCode === '0' && values.has('Amount');
  if (isAnswered && status === 'Completed')
    return success(values, textOf(values.get('ConversationID')), textOf(values.get('ReceiptNo')), order);
  const detail = `Safaricom says: ${detailOf(status, 'nothing')}`;
  const reason = isAnswered && typeof status === 'string' ? statusReasons.get(status) : undefined;
  return reason ? { state: 'failed', code: String(status), reason, detail } : { state: 'unknown', detail };
}

function success(
  values: Values,
  railReference: string | undefined,
  receipt: string | undefined,
  { amount, party }: ExpectedOrder,
): Outcome {
  const phone = party.kind === 'phone' ? party.phone : undefined;
  return { state: 'succeeded', railReference, receipt, amount, phone, party: receiverOf(values)?.name };
}

/** Reads `254708374149 - John Doe`; a query names its parties by credit and debit. */
function receiverOf(values: Values): { phone: string | undefined; name: string } | undefined {
  const said = textOf(values.get('ReceiverPartyPublicName') ?? values.get('CreditPartyName'));
  const parts = /^\s*([+\d*xX]{9,13})\s*-\s*(.*)$/.exec(said ?? '');
  return parts ? { phone: parts[1], name: parts[2]?.trim() ?? '' } : undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
