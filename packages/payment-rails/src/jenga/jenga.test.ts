import { generateKeyPairSync } from 'node:crypto';
import { cents } from '@kazi/contract/cents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../rail.ts';
import { callback, orderOf } from '../testing/orders.ts';
import { type Receiver, receiver } from '../testing/receiver.ts';
import { jengaConfig } from './config.ts';
import { createJenga } from './jenga.ts';
import { type JengaServer, jengaServer } from './testing/server.ts';

const newKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;
const env = {
  JENGA_API_KEY: 'api-key-of-test',
  JENGA_MERCHANT: '5127537562',
  JENGA_SECRET: 'consumer-secret-of-test',
  JENGA_PRIVATE_KEY: newKey(),
  JENGA_ACCOUNT: '0020100014605',
  JENGA_ACCOUNT_NAME: 'Mawingu Studio',
};
let jenga: JengaServer;
let inbox: Receiver;

beforeAll(async () => {
  jenga = await jengaServer(jengaConfig.parse(env));
  inbox = await receiver();
});
afterAll(() => Promise.all([jenga.close(), inbox.close()]));

const open = (deadline?: () => AbortSignal, changes: Partial<typeof env> = {}) =>
  createJenga(jengaConfig.parse({ ...env, ...changes, JENGA_HOST: jenga.address }), { deadline });
const operations = ['bank-transfer', 'pesalink-to-account', 'pesalink-to-phone', 'send-to-mpesa'] as const;
const equity = {
  kind: 'bank-account',
  bank: '68',
  account: '1100194977404',
  name: 'Achieng Otieno',
} as const;

const orderFor = (operation: (typeof operations)[number], changes: Partial<Order> = {}) =>
  orderOf(operation, {
    callbackUrl: inbox.address,
    ...(operation === 'bank-transfer' && { party: equity }),
    ...changes,
  });

async function sent(operation: (typeof operations)[number], changes: Partial<Order> = {}) {
  const rail = open();
  const order = orderFor(operation, changes);
  return { rail, order, submission: await rail.send(order) };
}

describe('sending', () => {
  test.each([
    ['bank-transfer', 'succeeded'],
    ['pesalink-to-account', 'succeeded'],
    ['pesalink-to-phone', 'succeeded'],
    ['send-to-mpesa', 'accepted'],
  ] as const)('%s, rightly signed, is %s', async (operation, state) => {
    const { submission } = await sent(operation);
    expect(submission).toMatchObject({ state, railReference: expect.any(String) });
  });

  test('the name is signed as it is sent', async () => {
    const party = { ...equity, bank: '01', name: '  Wanjikũ   Ng’ang’a ' };
    expect((await sent('pesalink-to-account', { party })).submission).toMatchObject({ state: 'succeeded' });
  });

  test('another key is refused, without another login', async () => {
    const rail = open(undefined, { JENGA_PRIVATE_KEY: newKey() });
    await rail.ask(orderFor('bank-transfer'));
    const before = jenga.logins();
    const submission = await rail.send(orderFor('bank-transfer'));
    expect(submission).toMatchObject({ state: 'refused', code: '900100', reason: 'credentials' });
    expect(jenga.logins()).toBe(before);
  });

  test.each([
    [401101, 'credentials'],
    [900101, 'credentials'],
    [103101, 'receiver-invalid'],
    [103102, 'receiver-invalid'],
    [103104, 'insufficient'],
    [103105, 'limit'],
    [103106, 'rejected'],
    [103107, 'amount'],
    [104101, 'receiver-invalid'],
    [104102, 'limit'],
    [104103, 'insufficient'],
    [118108, 'insufficient'],
    [400103, 'receiver-invalid'],
    [400104, 'insufficient'],
    [400111, 'rejected'],
    [400113, 'limit'],
  ])('%i is refused: %s', async (code, reason) => {
    jenga.plans.next({ answer: { status: 400, body: { status: false, code, message: 'Described' } } });
    expect((await sent('pesalink-to-account')).submission).toMatchObject({ state: 'refused', reason });
  });

  test.each([
    [400, { status: false, code: 400101 }],
    [400, { status: false, code: 400105 }],
    [400, { status: false, code: 400109 }],
    [400, { status: false, code: 999999 }],
    [400, { status: false, code: 'constructor' }],
    [500, { status: false, code: 104103 }],
    [200, { status: true, code: 0, message: 'success', data: { status: 'FAILED' } }],
    [200, { status: true, code: 0, message: 'success', data: {} }],
    [200, { status: true, code: 0, message: 'success' }],
    [200, { status: true, code: 0, reference: 'another', data: { status: 'SUCCESS' } }],
    [200, { code: 0, message: 'success', data: { status: 'SUCCESS' } }],
    [200, { status: 'true', code: 0, data: { status: 'SUCCESS' } }],
    [500, { status: true, code: 0, data: { status: 'SUCCESS' } }],
    [200, 'success'],
  ])('%i %j leaves open what became of it', async (status, body) => {
    jenga.plans.next({ answer: { status, body } });
    expect((await sent('pesalink-to-account')).submission).toMatchObject({ state: 'unknown' });
  });

  test('silence is unknown, nothing is sent again, and asking tells', async () => {
    const stop = new AbortController();
    const order = orderFor('bank-transfer');
    const before = jenga.transfers.length;
    jenga.plans.next({ silent: true, seen: () => stop.abort() });
    expect(await open(() => stop.signal).send(order)).toEqual({
      state: 'unknown',
      detail: 'No answer in time',
    });
    expect(jenga.transfers).toHaveLength(before + 1);
    expect(await open().ask(order)).toMatchObject({ state: 'succeeded', amount: 777_00 });
  });

  test('the same reference twice is one transfer', async () => {
    const { rail, order } = await sent('bank-transfer');
    expect(await rail.send(order)).toMatchObject({ state: 'unknown' });
  });

  test('what Jenga does not carry is refused before it is sent', async () => {
    const before = jenga.transfers.length;
    const phone = { kind: 'phone', phone: '254708374149', name: 'Achieng' } as const;
    expect((await sent('bank-transfer', { party: { ...equity, bank: '11' } })).submission.state).toBe(
      'refused',
    );
    expect((await sent('pesalink-to-phone', { party: phone })).submission.state).toBe('refused');
    expect((await sent('send-to-mpesa', { party: { ...phone, name: ' ' } })).submission.state).toBe(
      'refused',
    );
    expect((await open().send(orderOf('mpesa-topup'))).state).toBe('refused');
    expect(jenga.transfers).toHaveLength(before);
  });
});

describe('asking', () => {
  test.each([
    [{ stateCode: 2 }, { state: 'succeeded', amount: 777_00 }],
    [{ stateCode: -1 }, { state: 'pending' }],
    [
      { stateCode: 1, code: 400103 },
      { state: 'failed', code: '400103', reason: 'receiver-invalid' },
    ],
    [
      { stateCode: 1, code: 555555 },
      { state: 'failed', reason: 'other' },
    ],
    [{ stateCode: 1, code: 400105 }, { state: 'unknown' }],
    [{ stateCode: 0 }, { state: 'unknown' }],
    [{ stateCode: 3, message: 'success' }, { state: 'unknown' }],
  ])('%j, under a status of true, is %j', async (verdict, outcome) => {
    const { rail, order } = await sent('send-to-mpesa');
    jenga.decide(order.reference, verdict);
    expect(await rail.ask(order)).toMatchObject(outcome);
  });

  test('without a state, or with another amount, nothing is known', async () => {
    const { rail, order } = await sent('bank-transfer');
    expect(await rail.ask({ ...order, amount: cents(1_00) })).toMatchObject({ state: 'unknown' });
    for (const body of [
      { status: true, code: 0, message: 'success' },
      { status: true, code: 0, message: 'success', data: { amount: 777 } },
      { status: false, code: 0, data: { stateCode: 2, amount: 777 } },
      'success',
    ]) {
      jenga.plans.next({ answer: { status: 200, body } });
      expect(await rail.ask(order)).toMatchObject({ state: 'unknown' });
    }
    expect(await rail.ask(orderFor('bank-transfer'))).toMatchObject({ state: 'unknown' });
  });
});

describe('callbacks', () => {
  test('decide nothing by themselves: they call for asking, and a repeat is known', async () => {
    const { rail, order } = await sent('send-to-mpesa');
    jenga.decide(order.reference, { stateCode: 2 });
    await jenga.callBack(order.reference);
    await jenga.callBack(order.reference);
    const [first, again] = inbox.callbacks.slice(-2).map((request) => rail.readCallback(request, order));
    expect(first).toMatchObject({ genuine: true, reference: order.reference, outcome: { state: 'unknown' } });
    expect(again).toEqual(first);
    expect(await rail.ask(order)).toMatchObject({ state: 'succeeded' });
  });

  test('forged ones are not believed', async () => {
    const { rail, order } = await sent('send-to-mpesa');
    await jenga.callBack(order.reference, { transactionReference: 'another' });
    const [request] = inbox.callbacks.slice(-1);
    expect(request && rail.readCallback(request, order)).toMatchObject({ genuine: false });
    for (const body of [null, 'success', { status: true }, { transactionReference: order.reference }])
      expect(rail.readCallback(callback(body), order)).toMatchObject({ genuine: false });
  });
});

test('an ended token is renewed once; wrong credentials refuse', async () => {
  const { rail } = await sent('bank-transfer');
  jenga.endTokens();
  const before = jenga.logins();
  expect(await rail.send(orderFor('bank-transfer'))).toMatchObject({ state: 'succeeded' });
  expect(jenga.logins()).toBe(before + 1);
  const refused = await open(undefined, { JENGA_SECRET: 'a-wrong-secret' }).send(orderFor('bank-transfer'));
  expect(refused).toMatchObject({ state: 'refused', reason: 'credentials' });
  expect(JSON.stringify(refused)).not.toContain('a-wrong-secret');
});

test('the statement is signed for and read, oldest first', async () => {
  const line = (serial: string, postedDateTime: string, type: string) => ({
    reference: 'S1',
    date: '2026-11-21',
    amount: '777.00',
    serial,
    description: 'Reward',
    postedDateTime,
    type,
    runningBalance: { amount: 1, currency: 'KES' },
    transactionId: 'T9',
  });
  jenga.lines.push(line('2', '2026-11-21 11:00:00.0', 'Credit'), line('1', '2026-11-21 10:00:00.0', 'Debit'));
  const range = { from: '2026-11-20T21:00:00Z', to: '2026-11-21T21:00:00Z' };
  expect(await open().statement?.(range)).toEqual([
    expect.objectContaining({ id: 'T9.1', at: '2026-11-21T07:00:00.000Z', direction: 'out', amount: 777_00 }),
    expect.objectContaining({ id: 'T9.2', direction: 'in' }),
  ]);
  jenga.plans.next({ answer: { status: 200, body: { status: true, code: 0, data: {} } } });
  await expect(open().statement?.(range)).rejects.toThrow('no whole statement');
});

test('the configuration names each value that is missing or unreadable', () => {
  const all = jengaConfig.safeParse({}).error?.issues.map(({ path }) => path.join('.'));
  expect(all).toEqual(Object.keys(env));
  expect(jengaConfig.safeParse({ ...env, JENGA_PRIVATE_KEY: 'secret' }).error?.message).not.toContain(
    'secret-',
  );
});
