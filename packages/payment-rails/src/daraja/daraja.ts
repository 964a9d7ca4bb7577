import { defineRail } from '../define-rail.ts';
import type { RailOptions } from '../options.ts';
import { carried, problemOf, refuse } from '../order.ts';
import type { Operation, Order, Rail, Submission } from '../rail.ts';
import { safaricomAddresses } from './addresses.data.ts';
import { type DarajaConfig, darajaConfig } from './config.ts';
import { darajaGateway } from './gateway.ts';
import { askPayout, payOut } from './payout.ts';
import { askPrompt, prompt } from './prompt.ts';
import { readPrompt } from './read-prompt.ts';
import { readResult } from './read-result.ts';

const supportedOperations: readonly Operation[] = ['mpesa-topup', 'send-to-mpesa'];
/** Safaricom takes no callback address that holds one of these. */
const forbidden = /mpesa|m-pesa|safaricom|sql|query|cmd|exe/i;

/** Makes the rail of Safaricom's Daraja: top-ups by a prompt on the phone, payouts to M-Pesa. */
export function createDaraja(config: DarajaConfig, options: RailOptions = {}): Rail {
  const gateway = darajaGateway(config, options);
  const now = options.now ?? (() => new Date());

  async function send(order: Order): Promise<Submission> {
    const problem = problemOf(carried(supportedOperations, now()), order);
    if (problem) return problem;
    if (forbidden.test(order.callbackUrl))
      return refuse('callback-url', 'rejected', 'The callback address holds a word that Safaricom refuses');
    return order.operation === 'mpesa-topup'
      ? prompt(gateway, config, order, now())
      : payOut(gateway, config, order);
  }

  return {
    name: 'daraja',
    get operations() {
      return carried(supportedOperations, now());
    },
    send,
    ask: (order) =>
      order.operation === 'mpesa-topup'
        ? askPrompt(gateway, config, order, now())
        : askPayout(gateway, config, order),
    callbackAddresses: safaricomAddresses,
    // A question about a payout is answered by another callback.
    confirms: (operation) => operation === 'mpesa-topup',
    readCallback: (request, order) =>
      order.operation === 'mpesa-topup' ? readPrompt(request.body, order) : readResult(request, order),
  };
}

/** The rail of Safaricom. */
export const daraja = defineRail({
  title: 'M-Pesa Daraja',
  config: darajaConfig,
  open: (config) => createDaraja(config),
});
