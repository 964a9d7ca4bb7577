import * as z from 'zod';
import { coop as coopBank, coopRecipientBank } from '../banks/banks.ts';
import { defineRail } from '../define-rail.ts';
import { type Answer, createGateway, type Gateway, type Result, withoutAnswer } from '../http/gateway.ts';
import { basicCredentials, basicHeader, login, readOauth } from '../http/login.ts';
import type { RailOptions } from '../options.ts';
import { carried, problemOf, refuse } from '../order.ts';
import type { AskedOrder, Order, Outcome, Party, Rail, Submission } from '../rail.ts';
import { detailOf } from '../text.ts';
import { reasons, unknownReference } from './codes.ts';
import { type CoopConfig, coopConfig } from './config.ts';
import { enquiryReference } from './enquiry.ts';
import { envelope, gatewayFault } from './envelope.ts';
import { type CoopOperation, messageOf, paths } from './message.ts';
import { outcomeOf } from './outcome.ts';
import { readCallback } from './read-callback.ts';
import { statement } from './statement.ts';

const fullSuccess = 200;

/** Asks the bank what became of an order. It answers 200 where all went well and 207 where some or all did not. */
async function ask(gateway: Gateway, config: CoopConfig, order: AskedOrder): Promise<Outcome> {
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

const unauthorised = 401;

/** The bank's gateway. A 401 that carries a message (-8) is about an account and not about the token. */
function coopGateway(config: CoopConfig, options: RailOptions): Gateway {
  const authorization = basicHeader(config.key, config.secret);
  return createGateway({
    ...options,
    host: config.host,
    now: options.now ?? (() => new Date()),
    secrets: [config.key, config.secret, basicCredentials(config.key, config.secret)],
    tokenRefused: ({ status, body }) => status === unauthorised && !envelope.safeParse(body).success,
    login: () =>
      login(
        `${config.host}/token`,
        {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'grant_type=client_credentials',
        },
        options,
        readOauth,
      ),
  });
}

const answer = z.object({ MessageCode: z.coerce.string(), RecipientName: z.string().trim().min(1) });

/** The name the receiving bank has for an account; undefined for phones and where the bank tells none. */
async function nameOf(gateway: Gateway, config: CoopConfig, party: Party): Promise<string | undefined> {
  if (party.kind !== 'bank-account') return undefined;
  const result = await gateway.call({
    path: '/Enquiry/Validation/IPSL/1.0.0/',
    body: {
      MessageReference: enquiryReference(),
      UserId: config.userId,
      AccountNumber: party.account,
      RecipientBankIdentifier: coopRecipientBank(party.bank),
    },
  });
  const reply = answer.safeParse(result.kind === 'answer' && result.status === 200 ? result.body : undefined);
  return reply.success && reply.data.MessageCode === '0' ? reply.data.RecipientName : undefined;
}

const accepted = '0';
const fullFailure = '2';

/** What the bank's answer to an order means. Only a documented code says that no money will move. */
function submissionOf(result: Result, reference: string): Submission {
  if (result.kind !== 'answer') return withoutAnswer(result);
  const reply = envelope.safeParse(result.body);
  if (!reply.success) return withoutMessage(result);
  const { MessageReference, MessageCode, MessageDescription } = reply.data;
  const detail = detailOf(MessageDescription, `The bank answered ${MessageCode}`);
  if (MessageReference !== reference)
    return { state: 'unknown', detail: 'The bank answered for another order' };
  if (MessageCode === accepted && result.status < 300) return { state: 'accepted' };
  const reason = MessageCode === fullFailure ? 'other' : reasons.get(MessageCode);
  if (reason && result.status < 500) return { state: 'refused', code: MessageCode, reason, detail };
  return { state: 'unknown', detail };
}

/** The gateway before the bank refused, or something answered that cannot be read. */
function withoutMessage({ status, body }: Answer): Submission {
  const fault = gatewayFault.safeParse(body);
  const reason = fault.success ? reasons.get(fault.data.code) : undefined;
  if (!fault.success || !reason || status >= 500)
    return { state: 'unknown', detail: `The bank answered ${status} without a message` };
  const detail = detailOf(fault.data.description ?? fault.data.message, 'The gateway refused');
  return { state: 'refused', code: fault.data.code, reason, detail };
}

const supportedOperations = [
  'bank-transfer',
  'pesalink-to-account',
  'pesalink-to-phone',
  'send-to-mpesa',
] as const satisfies readonly CoopOperation[];
const isCarried = (operation: Order['operation']): operation is CoopOperation => operation !== 'mpesa-topup';

/** Makes the rail of the Co-operative Bank ("Co-op Connect"): the four withdrawals. */
export function createCoop(config: CoopConfig, options: RailOptions = {}): Rail {
  const gateway = coopGateway(config, options);
  const operations = () => carried(supportedOperations, options.now?.() ?? new Date());

  async function send(order: Order): Promise<Submission> {
    const problem = problemOf(operations(), order) ?? receiverProblem(order);
    if (problem) return problem;
    if (!isCarried(order.operation)) return refuse('operation', 'rejected', 'Not carried by this rail');
    const call = { path: paths[order.operation], body: messageOf(order, config) };
    return submissionOf(await gateway.call(call), order.reference);
  }

  return {
    name: 'coop',
    get operations() {
      return operations();
    },
    send,
    ask: (order) => ask(gateway, config, order),
    confirms: () => true,
    readCallback: ({ body }, order) => readCallback(body, order),
    statement: (range) => statement(gateway, config, range),
    nameOf: (party) => nameOf(gateway, config, party),
  };
}

/** The bank transfers within itself only, and documents numbers that begin with 07 alone. */
function receiverProblem({ operation, party }: Order): Submission | undefined {
  if (operation === 'bank-transfer' && party.bank !== coopBank)
    return refuse(
      'party',
      'receiver-invalid',
      'A transfer within the bank goes to the Co-operative Bank only',
    );
  if (party.kind === 'phone' && !party.phone.startsWith('2547'))
    return refuse('party', 'receiver-invalid', 'The bank carries to numbers that begin with 07 only');
  return undefined;
}

/** The rail of the Co-operative Bank. */
export const coop = defineRail({
  title: 'Co-op Connect',
  config: coopConfig,
  open: (config) => createCoop(config),
});
