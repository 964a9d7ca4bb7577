import { cents } from '@kazi/contract/cents';
import { afterAll, describe, expect, test } from 'vitest';
import type { Order } from '../rail.ts';
import { callback, orderOf } from '../testing/orders.ts';
import { startCoop } from './testing/start.ts';

const { bank, inbox, open, sent, close } = await startCoop();
afterAll(close);

describe('asking', () => {
  test.each([
    [
      { message: '2', leg: '-15', said: 'INVALID ACCOUNT' },
      { state: 'failed', reason: 'receiver-invalid' },
    ],
    [
      { message: '1', leg: '-16', said: 'DAILY LIMIT' },
      { state: 'failed', code: '-16', reason: 'limit' },
    ],
    [
      { message: '2', leg: '99' },
      { state: 'failed', reason: 'other' },
    ],
    [{ message: '1', leg: '99' }, { state: 'unknown' }],
    [{ message: '1', leg: '0' }, { state: 'unknown' }],
    [{ message: '0', leg: '-15' }, { state: 'unknown' }],
    [{ message: '2', leg: '-4' }, { state: 'unknown' }],
    [{ message: '0', leg: undefined }, { state: 'unknown' }],
    [undefined, { state: 'pending' }],
  ])('%j is %j', async (verdict, outcome) => {
    const { rail, order } = await sent();
    bank.decide(order.reference, verdict);
    expect(await rail.ask(order)).toMatchObject(outcome);
  });

  test('207 that says success contradicts itself', async () => {
    const { rail, order } = await sent();
    bank.plans.next({ answer: { status: 207, body: bank.envelope(order.reference) } });
    expect(await rail.ask(order)).toMatchObject({ state: 'unknown' });
  });

  test('a reference the bank never saw is not found; another amount is not ours', async () => {
    const { rail, order } = await sent();
    expect(await rail.ask(orderOf('bank-transfer'))).toEqual({ state: 'not-found' });
    expect(await rail.ask({ ...order, amount: cents(1_00) })).toMatchObject({ state: 'unknown' });
  });

  test.each([500, 401, 408, 200])('an unreadable %i tells nothing', async (status) => {
    const { rail, order } = await sent();
    bank.plans.next({ answer: { status, body: 'Success' } });
    if (status === 401) bank.plans.next({ answer: { status, body: 'Success' } });
    expect(await rail.ask(order)).toMatchObject({ state: 'unknown' });
  });

  test('the M-Pesa receipt is split from the bank’s id', async () => {
    const { rail, order } = await sent({}, 'send-to-mpesa');
    expect(await rail.ask(order)).toMatchObject({ railReference: '1169716b65891lI6', receipt: 'NLJ7RT61SV' });
    const toBank = await sent();
    expect(await toBank.rail.ask(toBank.order)).toMatchObject({
      railReference: '1169716b65891lI6',
      receipt: undefined,
    });
  });
});

describe('callbacks', () => {
  const read = (body: unknown, order: Order) => open().readCallback(callback(body), order);

  test('one that comes before the acknowledgement is read like any other, and a repeat is known', async () => {
    const rail = open();
    const order = orderOf('send-to-mpesa', { callbackUrl: inbox.address });
    const held = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    bank.plans.next({ hold: held.promise, seen: taken.resolve });
    const sending = rail.send(order);
    await taken.promise;
    await bank.callBack(order.reference);
    await bank.callBack(order.reference);
    const [first, again] = inbox.callbacks.slice(-2).map((request) => rail.readCallback(request, order));
    expect(first).toMatchObject({ genuine: true, outcome: { state: 'succeeded', receipt: 'NLJ7RT61SV' } });
    expect(again).toEqual(first);
    held.resolve();
    expect(await sending).toEqual({ state: 'accepted' });
  });

  test('failure after success is another notice', async () => {
    const { order } = await sent();
    const success = read(bank.envelope(order.reference), order);
    bank.decide(order.reference, { message: '2', leg: '-15' });
    const failure = read(bank.envelope(order.reference), order);
    expect(failure).toMatchObject({
      genuine: true,
      outcome: { state: 'failed', reason: 'receiver-invalid' },
    });
    expect(success.genuine && failure.genuine && success.uniqueId !== failure.uniqueId).toBe(true);
  });

  test('forged ones are not believed', async () => {
    const { order } = await sent({}, 'send-to-mpesa');
    const genuine = bank.envelope(order.reference);
    const [leg] = Object(genuine.Destinations);
    const forged = [
      { ...genuine, MessageReference: 'another' },
      { ...genuine, Source: { ...Object(genuine.Source), Amount: 1 } },
      { ...genuine, Source: undefined },
      { ...genuine, Destinations: [{ ...leg, Amount: 1 }] },
      { ...genuine, Destinations: [{ ...leg, MobileNumber: '254711111111' }] },
      { ...genuine, Destinations: [{ ...leg, ReferenceNumber: 'another_1' }] },
      { ...genuine, MessageCode: undefined },
      null,
      'success 0',
    ];
    for (const body of forged) expect(read(body, order)).toMatchObject({ genuine: false });
    expect(read(genuine, order)).toMatchObject({ genuine: true });
  });

  test.each([
    [{ message: '0', leg: undefined }, 'unknown'],
    [{ message: '0', leg: '-15' }, 'unknown'],
    [{ message: '1', leg: '0' }, 'unknown'],
    [{ message: '2', leg: '0' }, 'unknown'],
    [undefined, 'pending'],
  ])('%j is no success: %s', async (verdict, state) => {
    const { order } = await sent();
    bank.decide(order.reference, verdict);
    expect(read(bank.envelope(order.reference), order)).toMatchObject({ genuine: true, outcome: { state } });
  });
});
