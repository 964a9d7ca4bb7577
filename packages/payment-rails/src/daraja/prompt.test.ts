import { afterAll, describe, expect, test } from 'vitest';
import { orderOf } from '../testing/orders.ts';
import { startDaraja } from './testing/start.ts';

const { safaricom, inbox, open, last, sent, close } = await startDaraja();
afterAll(close);

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
    const unacknowledged = { ...order, railReference: null };
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
