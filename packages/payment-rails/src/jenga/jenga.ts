import { equity } from '../banks/banks.ts';
import { defineRail } from '../define-rail.ts';
import type { RailOptions } from '../options.ts';
import { carried, problemOf, refuse } from '../order.ts';
import type { Order, Rail, Submission } from '../rail.ts';
import { ask } from './ask.ts';
import { type JengaConfig, jengaConfig } from './config.ts';
import { jengaGateway } from './gateway.ts';
import { readCallback } from './read-callback.ts';
import { signature } from './signature.ts';
import { statement } from './statement.ts';
import { submissionOf } from './submission.ts';
import { type JengaOperation, transferOf } from './transfer.ts';

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
