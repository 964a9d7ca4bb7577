import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import * as z from 'zod';
import { wholeShillings } from '../amount.ts';
import { code } from '../http/fields.ts';
import type { Gateway } from '../http/gateway.ts';
import { isReachable, refuse } from '../order.ts';
import type { AskedOrder, Order, Outcome, Submission } from '../rail.ts';
import { cut, detailOf } from '../text.ts';
import { payoutReasons } from './codes.ts';
import type { DarajaConfig } from './config.ts';
import { gatewayError } from './gateway.ts';
import { submissionOf } from './submission.ts';

const longestRemarks = 100;
const acknowledged = z.object({ ConversationID: z.string().min(1), OriginatorConversationID: z.string() });
const taken = z.object({ ResponseCode: code });

/** The password of our API user, encrypted for Safaricom: RSA with PKCS#1 v1.5, by the key of its certificate. */
function securityCredential(password: string, certificate: string): string {
  const key = createPublicKey(certificate);
  const padding = constants.RSA_PKCS1_PADDING;
  return publicEncrypt({ key, padding }, Buffer.from(password)).toString('base64');
}

/** What Safaricom posts to an order's address beside its result. */
type Notice = 'timeout' | 'status';

/** The address of an order for one kind of notice, which nothing in its body would tell for sure. */
function noticeUrl(callbackUrl: string, notice: Notice): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('notice', notice);
  return url.href;
}

/** Pays out to a phone (B2C v3). `OriginatorConversationID` is our reference, by which Safaricom knows a repeat. */
export async function payOut(gateway: Gateway, config: DarajaConfig, order: Order): Promise<Submission> {
  if (order.party.kind !== 'phone') return refuse('party', 'receiver-invalid', 'A payout goes to a phone');
  const body = {
    OriginatorConversationID: order.reference,
    InitiatorName: config.initiator,
    SecurityCredential: securityCredential(config.initiatorPassword, config.certificate),
    CommandID: config.command,
    Amount: wholeShillings(order.amount),
    PartyA: config.payoutShortcode,
    PartyB: order.party.phone,
    Remarks: cut(order.narration, longestRemarks).padEnd(2, '.'),
    QueueTimeOutURL: noticeUrl(order.callbackUrl, 'timeout'),
    ResultURL: order.callbackUrl,
    // Safaricom's own spelling.
    Occassion: order.reference,
  };
  const result = await gateway.call({ path: '/mpesa/b2c/v3/paymentrequest', body });
  return submissionOf(result, payoutReasons, (answer) => {
    const reply = acknowledged.safeParse(answer);
    const isOurs = reply.success && reply.data.OriginatorConversationID === order.reference;
    return isOurs ? reply.data.ConversationID : undefined;
  });
}

/**
 * Asks what became of a payout. Safaricom only takes the question: the answer comes to the order's callback address,
 * and `readResult` reads it. So this gives `pending` once the question was taken.
 */
export async function askPayout(gateway: Gateway, config: DarajaConfig, order: AskedOrder): Promise<Outcome> {
  const unknown = (detail: string): Outcome => ({ state: 'unknown', detail });
  if (!isReachable(order.callbackUrl)) return unknown('There is no address to answer to');
  const body = {
    Initiator: config.initiator,
    SecurityCredential: securityCredential(config.initiatorPassword, config.certificate),
    CommandID: 'TransactionStatusQuery',
    OriginalConversationID: order.reference,
    PartyA: config.payoutShortcode,
    IdentifierType: '4',
    ResultURL: noticeUrl(order.callbackUrl, 'status'),
    QueueTimeOutURL: noticeUrl(order.callbackUrl, 'timeout'),
    Remarks: 'Status',
    Occasion: order.reference,
  };
  const result = await gateway.call({ path: '/mpesa/transactionstatus/v1/query', body });
  if (result.kind !== 'answer') return unknown(result.kind === 'silence' ? result.why : result.detail);
  const reply = taken.safeParse(result.body);
  if (reply.success && reply.data.ResponseCode === '0' && result.status < 300) return { state: 'pending' };
  const error = gatewayError.safeParse(result.body);
  return unknown(detailOf(error.data?.errorMessage, `Safaricom answered ${result.status}`));
}
