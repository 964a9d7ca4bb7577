import { createHash } from 'node:crypto';
import * as z from 'zod';
import { equity } from '../banks/banks.ts';
import { defineRail } from '../define-rail.ts';
import { type Result, withoutAnswer } from '../http/gateway.ts';
import type { RailOptions } from '../options.ts';
import { carried, problemOf, refuse } from '../order.ts';
import type { ExpectedOrder, Order, Rail, Reading, Submission } from '../rail.ts';
import { detailOf } from '../text.ts';
import { ask } from './ask.ts';
import { reasons, undecided } from './codes.ts';
import { type JengaConfig, jengaConfig } from './config.ts';
import { envelope } from './envelope.ts';
import { jengaGateway } from './gateway.ts';
import { signature } from './signature.ts';
import { statement } from './statement.ts';
import { type JengaOperation, transferOf } from './transfer.ts';

const notice = envelope.extend({ transactionReference: z.string() });

/**
 * Reads the callback of a transfer to a wallet. It is not signed and carries neither amount nor receiver that could be
 * held against the order, so it decides nothing: it says that asking, which is signed, will tell.
 */
function readCallback(body: unknown, order: ExpectedOrder): Reading {
  const parsed = notice.safeParse(body);
  if (!parsed.success) return { genuine: false, why: 'Not a callback of Jenga' };
  const { transactionReference, status, code, message } = parsed.data;
  if (transactionReference !== order.reference) return { genuine: false, why: 'It speaks of another order' };
  const content = JSON.stringify([transactionReference, status, code, message]);
  return {
    genuine: true,
    reference: order.reference,
    outcome: { state: 'unknown', detail: detailOf(message, `Jenga called back ${code}`) },
    uniqueId: createHash('sha256').update(content).digest('hex'),
  };
}

const done = '0';
const acknowledged = '-1';
const text = z.string().nullish();
const answer = envelope.extend({
  reference: text,
  transactionId: text,
  data: z.object({ transactionId: text, status: text }).nullish(),
});

/**
 * What Jenga's answer to a transfer means. It was made only where all three say so: `status`, `code` and the state of
 * the transfer itself.
 */
function submissionOf(result: Result, reference: string): Submission {
  if (result.kind !== 'answer') return withoutAnswer(result);
  const unknown = (detail: string): Submission => ({ state: 'unknown', detail });
  const parsed = answer.safeParse(result.body);
  if (!parsed.success) return unknown(`Jenga answered ${result.status} without a result`);
  const reply = parsed.data;
  const detail = detailOf(reply.message, `Jenga answered ${reply.code}`);
  if (reply.reference && reply.reference !== reference) return unknown('Jenga answered for another order');
  const railReference = reply.data?.transactionId ?? reply.transactionId ?? undefined;
  if (reply.status && result.status < 300) {
    if (reply.code === acknowledged) return { state: 'accepted', railReference };
    return reply.code === done && reply.data?.status === 'SUCCESS'
      ? { state: 'succeeded', railReference }
      : unknown(detail);
  }
  const reason = undecided.has(reply.code) ? undefined : reasons.get(reply.code);
  const isRefused = !reply.status && result.status < 500;
  return reason && isRefused ? { state: 'refused', code: reply.code, reason, detail } : unknown(detail);
}

const supportedOperations = [
  'bank-transfer',
  'pesalink-to-account',
  'pesalink-to-phone',
  'send-to-mpesa',
] as const satisfies readonly JengaOperation[];
const isCarried = (operation: Order['operation']): operation is JengaOperation => operation !== 'mpesa-topup';

/** Makes the rail of Jenga (Equity Bank), the alternative for the four withdrawals. */
export function createJenga(config: JengaConfig, options: RailOptions = {}): Rail {
  const gateway = jengaGateway(config, options);
  const now = options.now ?? (() => new Date());

  async function send(order: Order): Promise<Submission> {
    const problem = problemOf(carried(supportedOperations, now()), order) ?? receiverProblem(order);
    if (problem) return problem;
    if (!isCarried(order.operation)) return refuse('operation', 'rejected', 'Not carried by this rail');
    const { path, body, signed } = transferOf(order, order.operation, config, now());
    const headers = { signature: signature(signed, config) };
    return submissionOf(await gateway.call({ path, body, headers }), order.reference);
  }

  return {
    name: 'jenga',
    get operations() {
      return carried(supportedOperations, now());
    },
    send,
    ask: (order) => ask(gateway, config, order),
    confirms: () => true,
    readCallback: ({ body }, order) => readCallback(body, order),
    statement: (range) => statement(gateway, config, range),
  };
}

/** Jenga transfers within Equity Bank only, wants the bank of a Pesalink phone, and signs the receiver's name. */
function receiverProblem({ operation, party }: Order): Submission | undefined {
  const wrong = (detail: string) => refuse('party', 'receiver-invalid', detail);
  if (operation === 'bank-transfer' && party.bank !== equity)
    return wrong('A transfer within the bank goes to Equity Bank only');
  if (operation === 'pesalink-to-phone' && party.bank === undefined)
    return wrong('Jenga wants to know the bank of a Pesalink phone');
  return party.name.trim() === '' ? wrong('Jenga wants to know the receiver’s name') : undefined;
}

/** The rail of Equity Bank. */
export const jenga = defineRail({
  title: 'Jenga',
  config: jengaConfig,
  open: (config) => createJenga(config),
});
