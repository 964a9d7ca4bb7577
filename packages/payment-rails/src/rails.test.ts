import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coopConfig } from './coop/config.ts';
import { createCoop } from './coop/coop.ts';
import { coopServer } from './coop/testing/server.ts';
import { darajaConfig } from './daraja/config.ts';
import { createDaraja } from './daraja/daraja.ts';
import { certified } from './daraja/testing/certificate.ts';
import { darajaServer } from './daraja/testing/server.ts';
import { jengaConfig } from './jenga/config.ts';
import { createJenga } from './jenga/jenga.ts';
import { jengaServer } from './jenga/testing/server.ts';
import type { Operation, Rail } from './rail.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { memoryStore } from './testing/memory-store.ts';
import { callback, orderOf } from './testing/orders.ts';
import type { Plans } from './testing/plans.ts';

interface Started {
  rail: Rail;
  operation: Operation;
}
interface Remote extends Started {
  plans: Plans;
  close: () => Promise<void>;
}

const { certificate, privateKey } = certified();

async function coop(): Promise<Remote> {
  const config = coopConfig.parse({ COOP_KEY: 'k', COOP_SECRET: 's', COOP_USER_ID: 'u', COOP_ACCOUNT: '1' });
  const server = await coopServer(config);
  const rail = createCoop({ ...config, host: server.address });
  return { rail, operation: 'pesalink-to-account', plans: server.plans, close: server.close };
}

async function daraja(operation: Operation): Promise<Remote> {
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

async function jenga(): Promise<Remote> {
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

/** JSON that is any, or has a rail's own form with values that are nearly right; never the order's amount. */
function nearly(reference: string): fc.Arbitrary<unknown> {
  const leaf = fc.oneof(
    fc.constantFrom<unknown>('0', 0, -1, 1, 2, true, 'true', 'success', 'Completed', 'succeeded'),
    fc.constantFrom<unknown>(reference, `${reference}_1`, 'theirs', '254708374149', '54321987654321'),
    fc.constantFrom<unknown>(
      null,
      undefined,
      776.99,
      '777.000',
      '7.77e2',
      -777,
      '__proto__',
      'constructor',
      '',
    ),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const record = (names: string, more: Record<string, fc.Arbitrary<unknown>> = {}) =>
    fc.record({ ...Object.fromEntries(names.split(' ').map((name) => [name, leaf])), ...more });
  const list = (names: string, more?: Record<string, fc.Arbitrary<unknown>>) =>
    fc.array(record(names, more), { maxLength: 3 });

  const Name = fc.constantFrom('Amount', 'PhoneNumber', 'MpesaReceiptNumber', 'Balance');
  const CallbackMetadata = fc.record({ Item: list('Value', { Name }) });
  const stkCallback = record('MerchantRequestID CheckoutRequestID ResultCode', { CallbackMetadata });
  const Key = fc.constantFrom(
    'TransactionStatus',
    'OriginatorConversationID',
    'ConversationID',
    'Amount',
    'TransactionAmount',
  );
  const ResultParameters = fc.record({ ResultParameter: list('Value', { Key }) });
  return fc.oneof(
    fc.jsonValue(),
    fc.record({ Body: fc.record({ stkCallback }) }),
    fc.record({ Result: record('ResultCode OriginatorConversationID ConversationID', { ResultParameters }) }),
    record('MessageReference MessageCode', {
      Source: record('Amount ResponseCode'),
      Destinations: list('ReferenceNumber AccountNumber MobileNumber Amount TransactionID ResponseCode'),
    }),
    record(
      'ResponseCode ResultCode CheckoutRequestID ConversationID OriginatorConversationID errorCode errorMessage',
    ),
    record('status code message reference transactionReference', {
      data: record('stateCode status code amount'),
    }),
    record('id reference railReference state amount phone receipt failure'),
  );
}

/** No callback of any content throws or succeeds. */
function checkCallbacks({ rail, operation }: Started) {
  const order = { ...orderOf(operation), railReference: 'theirs' };
  const check = (body: unknown) => {
    const request = { ...callback(body, { 'x-sandbox-signature': '0' }), query: {} };
    const reading = rail.readCallback(request, order);
    expect(reading.genuine && reading.outcome.state === 'succeeded').toBe(false);
  };
  fc.assert(fc.property(nearly(order.reference), check), { numRuns: 1_000 });
}

test('sandbox: no callback of any content throws or succeeds', () => {
  const rail = createSandbox({ store: memoryStore(), secret: 'only for this test' });
  checkCallbacks({ rail, operation: 'send-to-mpesa' });
});

describe.each([
  ['coop', coop],
  ['daraja, topping up', () => daraja('mpesa-topup')],
  ['daraja, paying out', () => daraja('send-to-mpesa')],
  ['jenga', jenga],
])('%s', (_, start) => {
  let started: Remote;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started.close());

  test('no callback of any content throws or succeeds', () => checkCallbacks(started));

  test('no answer of any content throws, and none is a success', async () => {
    const { rail, plans, operation } = started;
    const order = { ...orderOf(operation), railReference: 'no value that is tried' };
    const status = fc.constantFrom(200, 201, 207, 400, 404, 409, 500, 503);
    const check = async (status: number, body: unknown) => {
      plans.next({ answer: { status, body } });
      expect((await rail.ask(order)).state).not.toBe('succeeded');
      plans.next({ answer: { status, body } });
      expect((await rail.send({ ...orderOf(operation), reference: order.reference })).state).not.toBe(
        'succeeded',
      );
    };
    await fc.assert(fc.asyncProperty(status, nearly(order.reference), check), { numRuns: 60 });
  });
});
