import type { Operation, Order } from '../../rail.ts';
import { orderOf } from '../../testing/orders.ts';
import { receiver } from '../../testing/receiver.ts';
import { coopConfig } from '../config.ts';
import { createCoop } from '../coop.ts';
import { coopServer } from './server.ts';

/** Variables that the bank's side takes. */
export const env = {
  COOP_KEY: 'consumer-key-of-test',
  COOP_SECRET: 'consumer-secret-of-test',
  COOP_USER_ID: 'KAZITEST',
  COOP_ACCOUNT: '36001873000000',
};

/** Starts the bank's side and a receiver of callbacks, with rails on them. */
export async function startCoop() {
  const [bank, inbox] = await Promise.all([coopServer(coopConfig.parse(env)), receiver()]);
  const open = (deadline?: () => AbortSignal, changes: Partial<typeof env> = {}) =>
    createCoop(coopConfig.parse({ ...env, ...changes, COOP_HOST: bank.address }), { deadline });
  return {
    bank,
    inbox,
    open,
    /** An order that was sent. */
    async sent(changes: Partial<Order> = {}, operation: Operation = 'pesalink-to-account') {
      const rail = open();
      const order = orderOf(operation, { callbackUrl: inbox.address, ...changes });
      return { rail, order, submission: await rail.send(order) };
    },
    close: () => Promise.all([bank.close(), inbox.close()]),
  };
}
