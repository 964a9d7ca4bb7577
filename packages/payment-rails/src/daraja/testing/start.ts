import type { ExpectedOrder, Order } from '../../rail.ts';
import { orderOf } from '../../testing/orders.ts';
import { receiver } from '../../testing/receiver.ts';
import { darajaConfig } from '../config.ts';
import { createDaraja } from '../daraja.ts';
import { certified } from './certificate.ts';
import { darajaServer } from './server.ts';

const { certificate, privateKey } = certified();

/** Variables that Safaricom's side takes. */
export const env = {
  DARAJA_KEY: 'consumer-key-of-test',
  DARAJA_SECRET: 'consumer-secret-of-test',
  DARAJA_SHORTCODE: '174379',
  DARAJA_PASSKEY: 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919',
  DARAJA_B2C_SHORTCODE: '600996',
  DARAJA_INITIATOR: 'testapi',
  DARAJA_INITIATOR_PASSWORD: 'Safaricom999!*!',
  DARAJA_CERTIFICATE: certificate.replaceAll('\n', '\\n'),
};

/** Starts Safaricom's side and a receiver of callbacks, with rails on them. */
export async function startDaraja() {
  const [safaricom, inbox] = await Promise.all([
    darajaServer(darajaConfig.parse(env), privateKey),
    receiver(),
  ]);
  const open = (deadline?: () => AbortSignal, changes: Partial<typeof env> = {}) =>
    createDaraja(darajaConfig.parse({ ...env, ...changes, DARAJA_HOST: safaricom.address }), { deadline });
  return {
    safaricom,
    inbox,
    open,
    /** What the last callback says of an order. */
    last(order: ExpectedOrder) {
      const [request] = inbox.callbacks.slice(-1);
      if (!request) throw new Error('no callback came');
      const query = Object.fromEntries(new URL(request.path, inbox.address).searchParams);
      return open().readCallback({ ...request, query }, order);
    },
    /** An order that was sent. */
    async sent(operation: 'mpesa-topup' | 'send-to-mpesa', changes: Partial<Order> = {}) {
      const rail = open();
      const order = orderOf(operation, { callbackUrl: `${inbox.address}/0f1e2d`, ...changes });
      const submission = await rail.send(order);
      const railReference = submission.state === 'accepted' ? (submission.railReference ?? '') : '';
      return { rail, submission, order: { ...order, railReference } };
    },
    close: () => Promise.all([safaricom.close(), inbox.close()]),
  };
}
