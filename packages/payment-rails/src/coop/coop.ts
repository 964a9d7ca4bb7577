import { coop as coopBank } from '../banks/banks.ts';
import { defineRail } from '../define-rail.ts';
import type { RailOptions } from '../options.ts';
import { carried, problemOf, refuse } from '../order.ts';
import type { Order, Rail, Submission } from '../rail.ts';
import { ask } from './ask.ts';
import { type CoopConfig, coopConfig } from './config.ts';
import { coopGateway } from './gateway.ts';
import { type CoopOperation, messageOf, paths } from './message.ts';
import { nameOf } from './name-of.ts';
import { readCallback } from './read-callback.ts';
import { statement } from './statement.ts';
import { submissionOf } from './submission.ts';

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
