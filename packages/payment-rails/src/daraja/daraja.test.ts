import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../rail.ts';
import { orderOf } from '../testing/orders.ts';
import { type Receiver, receiver } from '../testing/receiver.ts';
import { darajaConfig } from './config.ts';
import { createDaraja } from './daraja.ts';
import { certified, type DarajaServer, darajaServer } from './testing/server.ts';

const { certificate, privateKey } = certified();
const env = {
  DARAJA_KEY: 'consumer-key-of-test',
  DARAJA_SECRET: 'consumer-secret-of-test',
  DARAJA_SHORTCODE: '174379',
  DARAJA_PASSKEY: 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919',
  DARAJA_B2C_SHORTCODE: '600996',
  DARAJA_INITIATOR: 'testapi',
  DARAJA_INITIATOR_PASSWORD: 'Safaricom999!*!',
  DARAJA_CERTIFICATE: certificate.replaceAll('\n', '\\n'),
};
let safaricom: DarajaServer;
let inbox: Receiver;

beforeAll(async () => {
  safaricom = await darajaServer(darajaConfig.parse(env), privateKey);
  inbox = await receiver();
});
afterAll(() => Promise.all([safaricom.close(), inbox.close()]));

const open = (deadline?: () => AbortSignal, changes: Partial<typeof env> = {}) =>
  createDaraja(darajaConfig.parse({ ...env, ...changes, DARAJA_HOST: safaricom.address }), { deadline });
/** What the last callback says of an order. */
const last = (order: Order & { railReference?: string }) => {
  const [request] = inbox.callbacks.slice(-1);
  if (!request) throw new Error('no callback came');
  const query = Object.fromEntries(new URL(request.path, inbox.address).searchParams);
  return open().readCallback({ ...request, query }, order);
};

async function sent(operation: 'mpesa-topup' | 'send-to-mpesa', changes: Partial<Order> = {}) {
  const rail = open();
  const order = orderOf(operation, { callbackUrl: `${inbox.address}/0f1e2d`, ...changes });
  const submission = await rail.send(order);
  const railReference = submission.state === 'accepted' ? (submission.railReference ?? '') : '';
  return { rail, submission, order: { ...order, railReference } };
}

describe('a prompt', () => {
  test('is accepted, waits, and succeeds by callback and when asked', async () => {
    const { rail, order, submission } = await sent('mpesa-topup');
    expect(submission).toMatchObject({ state: 'accepted', railReference: expect.stringMatching(/^ws_CO_/) });
    expect(await rail.ask(order)).toEqual({ state: 'pending' });
    safaricom.decide(order.railReference, 0);
    await safaricom.callBackPrompt(order.railReference);
    expect(last(order)).toMatchObject({
      genuine: true,
      outcome: { state: 'succeeded', receipt: 'NLJ7RT61SV', amount: 777_00, phone: '254708374149' },
    });
    expect(await rail.ask(order)).toMatchObject({ state: 'succeeded' });
  });

  test.each([
    [1, 'insufficient'],
    [2, 'amount'],
    [3, 'limit'],
    [4, 'limit'],
    [8, 'limit'],
    [11, 'rejected'],
    [17, 'busy'],
    [21, 'credentials'],
    [26, 'busy'],
    [1001, 'busy'],
    [1019, 'expired'],
    [1025, 'unreachable'],
    [1032, 'cancelled'],
    [1037, 'unreachable'],
    [2001, 'wrong-pin'],
    [2028, 'rejected'],
    [8006, 'wrong-pin'],
    [9999, 'unreachable'],
    ['SFC_IC0003', 'rejected'],
  ])('that ends with %s failed: %s, as number and as text', async (code, reason) => {
    const { rail, order } = await sent('mpesa-topup');
    safaricom.decide(order.railReference, code);
    const failed = { state: 'failed', code: String(code), reason };
    expect(await rail.ask(order)).toMatchObject(failed);
    await safaricom.callBackPrompt(order.railReference);
    expect(last(order)).toMatchObject({ genuine: true, outcome: failed });
    await safaricom.callBackPrompt(order.railReference, { ResultCode: String(code) });
    expect(last(order)).toMatchObject({ genuine: true, outcome: failed });
  });

  test.each(['4999', 'constructor', ''])(
    'that ends with %j is unknown, never failed by guess',
    async (code) => {
      const { rail, order } = await sent('mpesa-topup');
      safaricom.decide(order.railReference, code);
      expect(await rail.ask(order)).toMatchObject({ state: 'unknown' });
      await safaricom.callBackPrompt(order.railReference);
      expect(last(order)).toMatchObject({ genuine: true, outcome: { state: 'unknown' } });
    },
  );

  test('is read before its acknowledgement too; a failure then waits for its confirmation', async () => {
    const { order } = await sent('mpesa-topup');
    const unacknowledged = { ...order, railReference: undefined };
    await safaricom.callBackPrompt(order.railReference);
    expect(last(unacknowledged)).toMatchObject({
      genuine: true,
      railReference: order.railReference,
      outcome: { state: 'succeeded' },
    });
    safaricom.decide(order.railReference, 1032);
    await safaricom.callBackPrompt(order.railReference);
    expect(last(unacknowledged)).toMatchObject({
      genuine: true,
      railReference: order.railReference,
      outcome: { state: 'unknown' },
    });
  });

  test('called back twice is one notice; failure after success is another', async () => {
    const { order } = await sent('mpesa-topup');
    await safaricom.callBackPrompt(order.railReference);
    const first = last(order);
    await safaricom.callBackPrompt(order.railReference);
    expect(last(order)).toEqual(first);
    safaricom.decide(order.railReference, 1032);
    await safaricom.callBackPrompt(order.railReference);
    const other = last(order);
    expect(first.genuine && other.genuine && first.uniqueId !== other.uniqueId).toBe(true);
  });

  test('forged callbacks are not believed, and half a success is none', async () => {
    const { order } = await sent('mpesa-topup');
    const Item = (changes: Record<string, unknown>) => ({
      CallbackMetadata: {
        Item: Object.entries({
          Amount: 777,
          MpesaReceiptNumber: 'NLJ7RT61SV',
          PhoneNumber: 254708374149,
          ...changes,
        })
          .filter(([, Value]) => Value !== undefined)
          .map(([Name, Value]) => ({ Name, Value })),
      },
    });
    const read = async (changes: Record<string, unknown>) => {
      await safaricom.callBackPrompt(order.railReference, changes);
      return last(order);
    };
    expect(await read({ CheckoutRequestID: 'ws_CO_another' })).toMatchObject({ genuine: false });
    expect(await read(Item({ Amount: 1 }))).toMatchObject({ genuine: false });
    expect(await read(Item({ Amount: '777.001' }))).toMatchObject({ genuine: false });
    expect(await read(Item({ PhoneNumber: 254711111111 }))).toMatchObject({ genuine: false });
    expect(await read({ ResultCode: undefined })).toMatchObject({ genuine: false });
    expect(await read({ ResultCode: null })).toMatchObject({ genuine: false });
    for (const missing of ['Amount', 'PhoneNumber', 'MpesaReceiptNumber'])
      expect(await read(Item({ [missing]: undefined }))).toMatchObject({ outcome: { state: 'unknown' } });
    expect(await read({ CallbackMetadata: undefined })).toMatchObject({ outcome: { state: 'unknown' } });
    expect(await read(Item({ PhoneNumber: '2547****4149' }))).toMatchObject({
      outcome: { state: 'succeeded' },
    });
    expect(await read(Item({ PhoneNumber: '2547****4148' }))).toMatchObject({ genuine: false });
  });

  test('without an acknowledgement cannot be asked about, and is never sent again', async () => {
    const stop = new AbortController();
    const order = orderOf('mpesa-topup', { callbackUrl: inbox.address });
    const before = safaricom.orders.length;
    safaricom.plans.next({ silent: true, seen: () => stop.abort() });
    expect(await open(() => stop.signal).send(order)).toEqual({
      state: 'unknown',
      detail: 'No answer in time',
    });
    expect(safaricom.orders).toHaveLength(before + 1);
    expect(await open().ask(order)).toMatchObject({ state: 'unknown' });
  });

  test.each([
    [400, '400.002.02', 'Bad Request - Invalid Amount', 'refused'],
    [500, '500.003.02', 'Error Occurred: Spike Arrest Violation', 'refused'],
    [500, '500.003.03', 'Quota Violation', 'refused'],
    [500, '500.001.1001', 'Wrong credentials', 'refused'],
    [500, '500.001.1001', 'Something else', 'unknown'],
    [500, '500.003.1001', 'Internal Server Error', 'unknown'],
    [200, '400.002.02', 'Success', 'unknown'],
  ])('answered %i %s %s is %s', async (status, errorCode, errorMessage, state) => {
    safaricom.plans.next({ answer: { status, body: { requestId: '1', errorCode, errorMessage } } });
    expect((await sent('mpesa-topup')).submission).toMatchObject({ state });
  });

  test.each([
    [{ ResponseCode: '0' }, 'unknown'],
    [{ CheckoutRequestID: 'ws_CO_1' }, 'unknown'],
    [{ CheckoutRequestID: 'ws_CO_1', ResponseCode: '1' }, 'refused'],
    [{ CheckoutRequestID: 'ws_CO_1', ResponseCode: '55' }, 'unknown'],
    ['0', 'unknown'],
  ])('answered %j is %s', async (body, state) => {
    safaricom.plans.next({ answer: { status: 200, body } });
    expect((await sent('mpesa-topup')).submission).toMatchObject({ state });
  });
});

describe('a payout', () => {
  test('is accepted with our password decrypted, and its result comes by callback', async () => {
    const { rail, order, submission } = await sent('send-to-mpesa');
    expect(submission).toEqual({ state: 'accepted', railReference: order.railReference });
    expect(await rail.ask(order)).toEqual({ state: 'pending' });
    await safaricom.callBackPayout(order.reference);
    expect(last(order)).toMatchObject({
      genuine: true,
      outcome: { state: 'succeeded', receipt: 'NLJ7RT61SV', party: 'Achieng Otieno' },
    });
  });

  test('with a wrong password fails by our credentials', async () => {
    const rail = open(undefined, { DARAJA_INITIATOR_PASSWORD: 'a-wrong-password' });
    const order = orderOf('send-to-mpesa', { callbackUrl: inbox.address });
    await rail.send(order);
    await safaricom.callBackPayout(order.reference);
    expect(last(order)).toMatchObject({ outcome: { state: 'failed', reason: 'credentials' } });
  });

  test('is asked about, and the answer is told apart from the question’s own fate', async () => {
    const { rail, order } = await sent('send-to-mpesa');
    await rail.ask(order);
    await safaricom.answerQueries();
    expect(last(order)).toMatchObject({
      genuine: true,
      railReference: order.railReference,
      outcome: { state: 'succeeded', receipt: 'NLJ7RT61SV', phone: '254708374149' },
    });
    expect(last({ ...order, amount: 1_00 })).toMatchObject({ genuine: false });
    expect(last({ ...order, reference: 'another' })).toMatchObject({ genuine: false });
    await rail.ask(order);
    await safaricom.answerQueries('Declined');
    expect(last(order)).toMatchObject({ outcome: { state: 'failed', reason: 'rejected' } });
    await rail.ask(order);
    await safaricom.answerQueries('Pending Authorised');
    expect(last(order)).toMatchObject({ outcome: { state: 'unknown' } });
    const never = orderOf('send-to-mpesa', { callbackUrl: inbox.address });
    await rail.ask(never);
    await safaricom.answerQueries();
    expect(last(never)).toMatchObject({ genuine: true, outcome: { state: 'unknown' } });
  });

  test.each([
    [1, 'insufficient'],
    [2, 'amount'],
    [3, 'limit'],
    [4, 'limit'],
    [8, 'limit'],
    [11, 'rejected'],
    [21, 'credentials'],
    ['2001', 'credentials'],
    [2006, 'rejected'],
    [2028, 'rejected'],
    [2040, 'receiver-not-registered'],
    [8006, 'credentials'],
    ['SFC_IC0003', 'receiver-invalid'],
  ])('that ends with %s failed: %s', async (code, reason) => {
    const { order } = await sent('send-to-mpesa');
    safaricom.decide(order.reference, code);
    await safaricom.callBackPayout(order.reference);
    expect(last(order)).toMatchObject({
      genuine: true,
      outcome: { state: 'failed', code: String(code), reason },
    });
  });

  test.each([1037, 1019, 'toString', 123456])('that ends with %s is unknown', async (code) => {
    const { order } = await sent('send-to-mpesa');
    safaricom.decide(order.reference, code);
    await safaricom.callBackPayout(order.reference);
    expect(last(order)).toMatchObject({ genuine: true, outcome: { state: 'unknown' } });
  });

  test('timed out in the queue is unknown, and may succeed after', async () => {
    const { order } = await sent('send-to-mpesa');
    await safaricom.timeOut(order.reference);
    expect(last(order)).toMatchObject({ genuine: true, outcome: { state: 'unknown' } });
    await safaricom.callBackPayout(order.reference);
    expect(last(order)).toMatchObject({ outcome: { state: 'succeeded' } });
  });

  test('forged results are not believed, and half a success is none', async () => {
    const { order } = await sent('send-to-mpesa');
    const parameters = (changes: Record<string, unknown>) => ({
      ResultParameters: {
        ResultParameter: Object.entries({
          TransactionAmount: 777,
          ReceiverPartyPublicName: '254708374149 - Achieng',
          ...changes,
        }).map(([Key, Value]) => ({ Key, Value })),
      },
    });
    const read = async (changes: Record<string, unknown>) => {
      await safaricom.callBackPayout(order.reference, changes);
      return last(order);
    };
    expect(await read({ OriginatorConversationID: 'another' })).toMatchObject({ genuine: false });
    expect(await read({ ConversationID: 'another' })).toMatchObject({ genuine: false });
    expect(await read(parameters({ TransactionAmount: 1 }))).toMatchObject({ genuine: false });
    expect(await read(parameters({ ReceiverPartyPublicName: '254711111111 - Mallory' }))).toMatchObject({
      genuine: false,
    });
    expect(await read({ ResultCode: undefined })).toMatchObject({ genuine: false });
    expect(await read({ ResultParameters: undefined })).toMatchObject({ outcome: { state: 'unknown' } });
  });

  test('sent twice is one payout', async () => {
    const { rail, order } = await sent('send-to-mpesa');
    expect(await rail.send(order)).toMatchObject({ state: 'unknown' });
  });
});

test('an ended token is renewed once; wrong credentials refuse', async () => {
  const { rail } = await sent('mpesa-topup');
  safaricom.endTokens();
  const [logins, orders] = [safaricom.logins(), safaricom.orders.length];
  expect(await rail.send(orderOf('mpesa-topup'))).toMatchObject({ state: 'accepted' });
  expect([safaricom.logins(), safaricom.orders.length]).toEqual([logins + 1, orders + 1]);
  const stranger = open(undefined, { DARAJA_SECRET: 'a-wrong-secret' });
  const refused = await stranger.send(orderOf('mpesa-topup'));
  expect(refused).toMatchObject({ state: 'refused', reason: 'credentials' });
  expect(JSON.stringify(refused)).not.toContain('a-wrong-secret');
});

test('what Safaricom would not carry is refused before it is sent', async () => {
  const before = safaricom.orders.length;
  for (const changes of [
    { amount: 777_50 },
    { amount: 250_001_00 },
    { callbackUrl: 'https://kazi.example.com/callbacks/a1sqlb2' },
    { operation: 'pesalink-to-phone' },
  ] as const)
    expect(await open().send({ ...orderOf('send-to-mpesa'), ...changes })).toMatchObject({
      state: 'refused',
    });
  expect(safaricom.orders).toHaveLength(before);
});

test('the configuration names each value that is missing or unreadable', () => {
  const problems = darajaConfig.safeParse({ ...env, DARAJA_PASSKEY: undefined, DARAJA_CERTIFICATE: 'none' });
  expect(problems.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'DARAJA_PASSKEY',
    'DARAJA_CERTIFICATE',
  ]);
  const all = darajaConfig.safeParse({}).error?.issues.map(({ path }) => path.join('.'));
  expect(all).toEqual(Object.keys(env));
});
