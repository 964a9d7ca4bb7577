import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coopConfig } from './coop/config.ts';
import { createCoop } from './coop/coop.ts';
import { coopServer } from './coop/testing/server.ts';
import { darajaConfig } from './daraja/config.ts';
import { createDaraja } from './daraja/daraja.ts';
import { certified, darajaServer } from './daraja/testing/server.ts';
import { jengaConfig } from './jenga/config.ts';
import { createJenga } from './jenga/jenga.ts';
import { jengaServer } from './jenga/testing/server.ts';
import type { Operation, Rail } from './rail.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { memoryStore } from './sandbox/store.ts';
import { callback, orderOf } from './testing/orders.ts';
import type { Plans } from './testing/plans.ts';

interface Started {
  rail: Rail;
  operation: Operation;
  plans?: Plans;
  close?: () => Promise<void>;
}

const { certificate, privateKey } = certified();

async function coop(): Promise<Started> {
  const config = coopConfig.parse({ COOP_KEY: 'k', COOP_SECRET: 's', COOP_USER_ID: 'u', COOP_ACCOUNT: '1' });
  const server = await coopServer(config);
  const rail = createCoop({ ...config, host: server.address });
  return { rail, operation: 'pesalink-to-account', plans: server.plans, close: server.close };
}

async function daraja(operation: Operation): Promise<Started> {
  const config = darajaConfig.parse({
    DARAJA_KEY: 'k',
    DARAJA_SECRET: 's',
    DARAJA_SHORTCODE: '174379',
    DARAJA_PASSKEY: 'p',
    DARAJA_B2C_SHORTCODE: '600996',
    DARAJA_INITIATOR: 'i',
    DARAJA_INITIATOR_PASSWORD: 'w',
    DARAJA_CERTIFICATE: certificate,
  });
  const server = await darajaServer(config, privateKey);
  const rail = createDaraja({ ...config, host: server.address });
  return { rail, operation, plans: server.plans, close: server.close };
}

async function jenga(): Promise<Started> {
  const config = jengaConfig.parse({
    JENGA_API_KEY: 'k',
    JENGA_MERCHANT: 'm',
    JENGA_SECRET: 's',
    JENGA_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    JENGA_ACCOUNT: '1',
    JENGA_ACCOUNT_NAME: 'Mawingu Studio',
  });
  const server = await jengaServer(config);
  const rail = createJenga({ ...config, host: server.address });
  return { rail, operation: 'pesalink-to-account', plans: server.plans, close: server.close };
}

const sandbox = (): Promise<Started> =>
  Promise.resolve({
    rail: createSandbox({ store: memoryStore(), secret: 'only for this test' }),
    operation: 'send-to-mpesa',
  });

/** JSON that is any, or has the rails' own names with values that are nearly right; never the order's amount. */
function nearly(reference: string): fc.Arbitrary<unknown> {
  const value = fc.oneof(
    fc.constantFrom(
      '0',
      0,
      -1,
      1,
      2,
      true,
      'true',
      'success',
      'SUCCESS',
      'Completed',
      reference,
      `${reference}_1`,
    ),
    fc.constantFrom(null, 776.99, '777.000', '7.77e2', -777, ['777'], '__proto__', 'constructor', ''),
    fc.jsonValue(),
  );
  const names = [
    ...['MessageReference', 'MessageCode', 'ReferenceNumber', 'Amount', 'ResponseCode', 'TransactionID'],
    ...['CheckoutRequestID', 'MerchantRequestID', 'ResultCode', 'OriginatorConversationID', 'ConversationID'],
    ...[
      'status',
      'code',
      'stateCode',
      'amount',
      'reference',
      'transactionReference',
      'message',
      'Name',
      'Value',
    ],
    ...['Key', 'id', 'state', 'railReference', 'phone', 'receipt', 'failure', 'errorCode', 'errorMessage'],
  ];
  const flat = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 12 });
  const nested = (inner: fc.Arbitrary<unknown>) =>
    fc.tuple(
      flat,
      fc.dictionary(
        fc.constantFrom(
          'Body',
          'stkCallback',
          'CallbackMetadata',
          'Result',
          'ResultParameters',
          'Source',
          'data',
        ),
        inner,
        { maxKeys: 3 },
      ),
      fc.dictionary(
        fc.constantFrom('Item', 'ResultParameter', 'Destinations'),
        fc.array(inner, { maxLength: 4 }),
      ),
    );
  const merged = (inner: fc.Arbitrary<unknown>) => nested(inner).map((parts) => Object.assign({}, ...parts));
  return fc.oneof(fc.jsonValue(), flat, merged(flat), merged(merged(flat)), merged(merged(merged(flat))));
}

describe.each([
  ['sandbox', sandbox],
  ['coop', coop],
  ['daraja, topping up', () => daraja('mpesa-topup')],
  ['daraja, paying out', () => daraja('send-to-mpesa')],
  ['jenga', jenga],
])('%s', (_, start) => {
  let started: Started;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started.close?.());

  test('no callback of any content throws or succeeds', () => {
    const order = { ...orderOf(started.operation), railReference: 'theirs' };
    const check = (body: unknown) => {
      const reading = started.rail.readCallback(callback(body, { 'x-sandbox-signature': '0' }), order);
      expect(reading.genuine && reading.outcome.state === 'succeeded').toBe(false);
    };
    fc.assert(fc.property(nearly(order.reference), check), { numRuns: 3_000 });
  });

  test('no answer of any content throws, and none is a success', async () => {
    const { rail, plans, operation } = started;
    if (!plans) return expect(rail.name).toBe('sandbox');
    const order = { ...orderOf(operation), railReference: 'theirs' };
    const status = fc.constantFrom(200, 201, 207, 400, 404, 409, 500, 503);
    const check = async (status: number, body: unknown) => {
      plans.next({ answer: { status, body } });
      expect((await rail.ask(order)).state).not.toBe('succeeded');
      plans.next({ answer: { status, body } });
      expect((await rail.send({ ...orderOf(operation), reference: order.reference })).state).not.toBe(
        'succeeded',
      );
    };
    await fc.assert(fc.asyncProperty(status, nearly(order.reference), check), { numRuns: 150 });
  });
});
