import * as z from 'zod';
import { amount, code } from '../http/fields.ts';
import type { Gateway } from '../http/gateway.ts';
import type { AskedOrder, Outcome } from '../rail.ts';
import { detailOf } from '../text.ts';
import { reasons, undecided } from './codes.ts';
import type { JengaConfig } from './config.ts';
import { envelope } from './envelope.ts';
import { signature } from './signature.ts';

const succeeded = '2';
const failed = '1';
const pending = '-1';
const answer = envelope.extend({
  data: z.object({
    stateCode: code,
    code: code.nullish(),
    message: z.string().nullish(),
    amount,
    transactionReference: z.string().nullish(),
  }),
});

/**
 * Asks what became of a transfer. Only the transfer's own state counts: `status` and `message` speak of the call and
 * say `true` and `success` for a failed transfer too.
 */
export async function ask(gateway: Gateway, config: JengaConfig, order: AskedOrder): Promise<Outcome> {
  const result = await gateway.call({
    method: 'GET',
    path: `/v3-apis/transaction-api/v3.0/transactions/details/${order.reference}`,
    headers: { signature: signature([order.reference], config) },
  });
  const unknown = (detail: string): Outcome => ({ state: 'unknown', detail });
  if (result.kind !== 'answer') return unknown(result.kind === 'silence' ? result.why : result.detail);
  const parsed = answer.safeParse(result.body);
  if (!parsed.success || !parsed.data.status || result.status >= 300)
    return unknown(`Jenga answered ${result.status} without a state`);
  const { data } = parsed.data;
  if (data.amount !== order.amount) return unknown('Jenga has another amount');
  if (data.stateCode === pending) return { state: 'pending' };
  if (data.stateCode === succeeded)
    return { state: 'succeeded', railReference: data.transactionReference ?? undefined, amount: data.amount };
  const failure = data.code ?? '';
  const detail = detailOf(data.message, `Jenga answered ${data.stateCode}`);
  if (data.stateCode !== failed || undecided.has(failure)) return unknown(detail);
  return { state: 'failed', code: failure || failed, reason: reasons.get(failure) ?? 'other', detail };
}
