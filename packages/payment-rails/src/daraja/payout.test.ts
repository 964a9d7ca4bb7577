import { cents } from '@kazi/contract/cents';
import { afterAll, describe, expect, test } from 'vitest';
import { callback, orderOf } from '../testing/orders.ts';
import { startDaraja } from './testing/start.ts';

const { safaricom, inbox, open, last, sent, close } = await startDaraja();
afterAll(close);

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
    expect(last({ ...order, amount: cents(1_00) })).toMatchObject({ genuine: false });
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

  test('that failed is believed only where it can be told from a time-out', async () => {
    const { order } = await sent('send-to-mpesa');
    safaricom.decide(order.reference, 2040);
    const body = await safaricom.callBackPayout(order.reference);
    expect(last(order)).toMatchObject({ outcome: { state: 'failed' } });
    expect(open().readCallback(callback(body), order)).toMatchObject({ outcome: { state: 'unknown' } });
    await safaricom.callBackPayout(order.reference, { ResultType: 1 });
    expect(last(order)).toMatchObject({ outcome: { state: 'unknown' } });
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

  test('cannot be asked about without an address for the answer', async () => {
    const { rail, order } = await sent('send-to-mpesa');
    expect(await rail.ask({ ...order, callbackUrl: 'nowhere' })).toMatchObject({ state: 'unknown' });
  });

  test('sent twice is one payout', async () => {
    const { rail, order } = await sent('send-to-mpesa');
    expect(await rail.send(order)).toMatchObject({ state: 'unknown' });
  });
});
