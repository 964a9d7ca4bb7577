import { cents } from '@kazi/contract/cents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, Reading } from '../rail.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { callback, orderOf, unchecked } from '../testing/orders.ts';
import { type Receiver, receiver } from '../testing/receiver.ts';
import { createSandbox } from './sandbox.ts';

let inbox: Receiver;
beforeAll(async () => {
  inbox = await receiver();
});
afterAll(() => inbox.close());

/** A sandbox whose clock and jobs the test turns by hand, and the notices that came for an order. */
function start() {
  const store = memoryStore();
  const jobs: { at: number; job: () => Promise<unknown> }[] = [];
  let clock = Date.parse('2026-11-21T09:00:00Z');
  const open = () =>
    createSandbox({
      store,
      secret: 'only for this test',
      now: () => new Date(clock),
      later: (milliseconds, job) => jobs.push({ at: clock + milliseconds, job }),
    });
  const rail = open();
  const leap = (milliseconds: number) => {
    clock += milliseconds;
  };
  const pass = async (milliseconds: number) => {
    leap(milliseconds);
    for (let due = next(); due; due = next()) await due.job();
  };
  const next = () => {
    const at = jobs.findIndex((job) => job.at <= clock);
    return at < 0 ? undefined : jobs.splice(at, 1)[0];
  };
  const readings = (order: Order): Reading[] =>
    inbox.callbacks
      .filter(({ path }) => path === `/${order.reference}`)
      .map((request) => rail.readCallback(request, order));
  const make = (operation: Order['operation'], amount = 777_00) => {
    const order = orderOf(operation, { amount: cents(amount) });
    return { ...order, callbackUrl: `${inbox.address}/${order.reference}` };
  };
  return { rail, leap, pass, readings, make, reopen: open };
}

test('a payout is carried out after its delay and called back once', async () => {
  const { rail, pass, readings, make } = start();
  const order = make('pesalink-to-account');
  expect(await rail.send(order)).toMatchObject({ state: 'accepted' });
  expect(await rail.ask(order)).toEqual({ state: 'pending' });
  await pass(1_999);
  expect(readings(order)).toEqual([]);
  await pass(1);
  expect(readings(order)).toMatchObject([
    { genuine: true, reference: order.reference, outcome: { state: 'succeeded', amount: 777_00 } },
  ]);
  expect(await rail.ask(order)).toMatchObject({ state: 'succeeded', receipt: expect.stringMatching(/^S/) });
});

test('a top-up waits on the phone until somebody answers, once', async () => {
  const { rail, pass, readings, make } = start();
  const order = make('mpesa-topup');
  await rail.send(order);
  expect(await rail.phones.promptsFor('254708374149')).toMatchObject([
    { reference: order.reference, amount: 777_00 },
  ]);
  expect(await rail.phones.promptsFor('254700000000')).toEqual([]);
  const answers = await Promise.all([
    rail.phones.answer(order.reference, 'approve'),
    rail.phones.answer(order.reference, 'decline'),
  ]);
  expect(answers.map(({ state }) => state)).toEqual(['succeeded', 'succeeded']);
  await pass(0);
  expect(readings(order)).toMatchObject([{ outcome: { state: 'succeeded', phone: '254708374149' } }]);
  expect(await rail.phones.promptsFor('254708374149')).toEqual([]);
});

test.each([
  ['decline', 'cancelled'],
  ['timeout', 'expired'],
] as const)('to %s a prompt ends it as %s', async (answer, reason) => {
  const { rail, make } = start();
  const order = make('mpesa-topup');
  await rail.send(order);
  expect(await rail.phones.answer(order.reference, answer)).toMatchObject({ state: 'failed', reason });
  expect(await rail.phones.answer(order.reference, 'approve')).toMatchObject({ state: 'failed', reason });
});

test('a prompt nobody answers expires, and can no longer be approved', async () => {
  const { rail, pass, readings, make } = start();
  const order = make('mpesa-topup');
  await rail.send(order);
  await pass(60_000);
  expect(await rail.phones.promptsFor('254708374149')).toEqual([]);
  expect(await rail.phones.answer(order.reference, 'approve')).toMatchObject({
    state: 'failed',
    reason: 'expired',
  });
  expect(readings(order)).toMatchObject([{ outcome: { state: 'failed', reason: 'expired' } }]);
});

test('what was waiting at a restart is carried out when asked, once', async () => {
  const { rail, leap, pass, reopen, readings, make } = start();
  const order = make('send-to-mpesa');
  await rail.send(order);
  expect(await reopen().ask(order)).toEqual({ state: 'pending' });
  leap(2_000);
  const [one, other] = await Promise.all([reopen().ask(order), reopen().ask(order)]);
  expect(one).toMatchObject({ state: 'succeeded' });
  expect(other).toEqual(one);
  await pass(0);
  expect(readings(order)).toHaveLength(1);
});

test('magic amounts: refused, failed, lost, never seen, stuck', async () => {
  const { rail, pass, readings, make } = start();
  const sent = async (amount: number) => {
    const order = make('bank-transfer', amount);
    return { order, submission: await rail.send(order) };
  };
  const [refused, failed, lost, unseen, limited, stuck] = await Promise.all(
    [40_401_00, 40_402_00, 40_403_00, 40_404_00, 40_409_00, 40_410_00].map(sent),
  );
  await pass(2_000);
  const ask = async (of: typeof refused) => of && rail.ask(of.order);
  expect(refused?.submission).toMatchObject({ state: 'refused', reason: 'insufficient' });
  expect(await ask(refused)).toEqual({ state: 'not-found' });
  expect(failed?.submission).toMatchObject({ state: 'accepted' });
  expect(await ask(failed)).toMatchObject({ state: 'failed', reason: 'receiver-not-registered' });
  expect(lost?.submission).toMatchObject({ state: 'unknown' });
  expect(await ask(lost)).toMatchObject({ state: 'succeeded' });
  expect(unseen?.submission).toMatchObject({ state: 'unknown' });
  expect(await ask(unseen)).toEqual({ state: 'not-found' });
  expect(await ask(limited)).toMatchObject({ state: 'failed', reason: 'limit' });
  expect(await ask(stuck)).toEqual({ state: 'pending' });
  expect(stuck && readings(stuck.order)).toEqual([]);
});

test('magic amounts: no callback, twice, early, reordered', async () => {
  const { rail, pass, readings, make } = start();
  const [never, twice, early, reordered] = [40_405_00, 40_406_00, 40_407_00, 40_408_00].map((amount) =>
    make('send-to-mpesa', amount),
  );
  if (!never || !twice || !early || !reordered) throw new Error('four orders');
  await Promise.all([never, twice, reordered].map((order) => rail.send(order)));
  const sending = rail.send(early);
  await sending;
  expect(readings(early)).toMatchObject([{ outcome: { state: 'succeeded' } }]);
  await pass(2_000);
  expect(readings(never)).toEqual([]);
  expect(await rail.ask(never)).toMatchObject({ state: 'succeeded' });
  const ids = readings(twice).map((reading) => reading.genuine && reading.uniqueId);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(readings(reordered).map((reading) => reading.genuine && reading.outcome.state)).toEqual([
    'succeeded',
    'pending',
  ]);
});

test('a reference is taken once, whatever comes with it', async () => {
  const { rail, pass, make } = start();
  const order = make('bank-transfer');
  await rail.send(order);
  expect(await rail.send({ ...order, amount: cents(999_00) })).toMatchObject({ state: 'unknown' });
  await pass(2_000);
  expect(await rail.ask(order)).toMatchObject({ state: 'succeeded', amount: 777_00 });
});

test('a notice is believed only with its signature and for its order', async () => {
  const { rail, pass, make } = start();
  const order = make('send-to-mpesa');
  await rail.send(order);
  await pass(2_000);
  const [request] = inbox.callbacks.filter(({ path }) => path === `/${order.reference}`);
  if (!request) throw new Error('no callback came');
  const { body, headers } = request;
  expect(rail.readCallback(request, order)).toMatchObject({ genuine: true });
  const party = { kind: 'phone', phone: '254711111111', name: 'Somebody' } as const;
  for (const other of [
    { ...order, reference: 'another' },
    { ...order, amount: cents(100_00) },
    { ...order, party },
    { ...order, railReference: 'another' },
  ])
    expect(rail.readCallback(request, other)).toMatchObject({ genuine: false });
  expect(rail.readCallback({ ...request, headers: {} }, order)).toMatchObject({ genuine: false });
  expect(
    rail.readCallback(
      { ...request, body: { ...Object(body), amount: 100_00 } },
      { ...order, amount: cents(100_00) },
    ),
  ).toMatchObject({ genuine: false });
  expect(headers['x-sandbox-signature']).toMatch(/^[0-9a-f]{64}$/);
  expect(rail.readCallback(callback(null), order)).toMatchObject({ genuine: false });
});

test('the statement has what succeeded, in its range, oldest first', async () => {
  const { rail, pass, make } = start();
  const out = make('bank-transfer');
  await rail.send(out);
  await pass(2_000);
  const topup = make('mpesa-topup', 500_00);
  await rail.send(topup);
  await pass(5_000);
  await rail.phones.answer(topup.reference, 'approve');
  const day = { from: '2026-11-21T00:00:00Z', to: '2026-11-22T00:00:00Z' };
  expect(await rail.statement?.(day)).toMatchObject([
    { reference: out.reference, amount: 777_00, direction: 'out' },
    { reference: topup.reference, amount: 500_00, direction: 'in' },
  ]);
  expect(await rail.statement?.({ from: day.to, to: '2026-11-23T00:00:00Z' })).toEqual([]);
});

test('what no rail could carry is refused before it is taken', async () => {
  const { rail, make } = start();
  const refused = async (changes: Partial<Order>) => rail.send({ ...make('send-to-mpesa'), ...changes });
  expect(await refused({ amount: unchecked(77_50) })).toMatchObject({ state: 'refused', reason: 'amount' });
  expect(await refused({ amount: unchecked(250_001_00) })).toMatchObject({ reason: 'limit' });
  expect(await refused({ amount: unchecked(Number.NaN) })).toMatchObject({ reason: 'amount' });
  expect(await refused({ amount: unchecked(-100) })).toMatchObject({ reason: 'amount' });
  expect(await refused({ reference: 'not this' })).toMatchObject({ reason: 'rejected' });
  expect(await refused({ callbackUrl: 'http://kazi.example.com' })).toMatchObject({ reason: 'rejected' });
  expect(await refused({ party: make('bank-transfer').party })).toMatchObject({ reason: 'receiver-invalid' });
});

test('a name is told as the bank has it', async () => {
  const { rail, make } = start();
  const named = (account: string) =>
    rail.nameOf?.({ kind: 'bank-account', bank: '11', account, name: 'Achieng Otieno' });
  expect(await named('1234567890')).toBe('ACHIENG OTIENO');
  expect(await named('1234567999')).toBe('SOMEBODY ELSE');
  expect(await named('1234567404')).toBeUndefined();
  expect(await rail.nameOf?.(make('mpesa-topup').party)).toBeUndefined();
});

test('a store that fails leaves open what became of an order', async () => {
  const broken = () => Promise.reject(new Error('down'));
  const store = { ...memoryStore(), add: broken, find: broken };
  const rail = createSandbox({ store, secret: 'only for this test' });
  expect(await rail.send(orderOf('bank-transfer'))).toMatchObject({ state: 'unknown' });
  expect(await rail.ask(orderOf('bank-transfer'))).toMatchObject({ state: 'unknown' });
});
