import { randomUUID } from 'node:crypto';
import { cents } from '@kazi/contract/cents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { balances, openAccountsWithin } from './accounts.ts';
import { availableOf, balanceOf } from './balance.ts';
import { expireDueWithin } from './expire.ts';
import { transfersOf } from './statement.ts';
import { anOwnDatabase, type OwnDatabase } from './testing/own-database.ts';
import { transferWithin } from './transfer-within.ts';
import type { NewAccount, NewMove, NewTransfer } from './types.ts';

let own: OwnDatabase;
let tenant: string;
let [world, wallet, shop] = ['', '', ''];

beforeAll(async () => {
  own = await anOwnDatabase();
});
afterAll(() => own.drop());

beforeEach(async () => {
  [tenant, world, wallet, shop] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const floor = 'debits-must-not-exceed-credits';
  await open(
    { id: world, currency: 'KES', floor: 'none' },
    { id: wallet, currency: 'KES', floor },
    { id: shop, currency: 'KES', floor },
  );
});

const pay = (amount: number, changes: Partial<NewMove> = {}): NewMove => ({
  id: randomUUID(),
  debit: world,
  credit: wallet,
  amount: cents(amount),
  code: 'test',
  ...changes,
});
const open = (...accounts: NewAccount[]) =>
  own.transact(tenant, (query) => openAccountsWithin(query, tenant, accounts));
const make = (...transfers: NewTransfer[]) =>
  own.transact(tenant, (query) => transferWithin(query, tenant, transfers));
const walletNow = async () => {
  const account = (await balances(own.query, tenant, [wallet])).get(wallet);
  return account && { balance: balanceOf(account), available: availableOf(account) };
};

test('is committed with the caller’s change, or not at all', async () => {
  await expect(
    own.transact(tenant, async (query) => {
      expect(await transferWithin(query, tenant, [pay(5)])).toMatchObject({ ok: true });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await walletNow()).toEqual({ balance: 0, available: 0 });
  await make(pay(5));
  expect(await walletNow()).toEqual({ balance: 5, available: 5 });
});

test('leaves the transaction usable after a refusal', async () => {
  await own.transact(tenant, async (query) => {
    expect(await transferWithin(query, tenant, [pay(1, { debit: wallet, credit: shop })])).toMatchObject({
      refusal: { reason: 'insufficient' },
    });
    expect(await transferWithin(query, tenant, [pay(1)])).toMatchObject({ ok: true });
  });
  expect(await walletNow()).toEqual({ balance: 1, available: 1 });
});

test('takes ids however they are written', async () => {
  const transfer = pay(1);
  await make(transfer);
  const capitals = { ...transfer, id: transfer.id.toUpperCase(), credit: transfer.credit.toUpperCase() };
  expect(await make(capitals)).toEqual({ ok: true, outcomes: ['exists'] });
});

test('accounts are opened once, and the same id is not another account', async () => {
  const account = { id: wallet, currency: 'KES', floor: 'debits-must-not-exceed-credits' } as const;
  await make(pay(3));
  await open(account, account);
  expect(await walletNow()).toEqual({ balance: 3, available: 3 });
  for (const other of [{ currency: 'USD' }, { floor: 'none' as const }])
    await expect(open({ ...account, ...other })).rejects.toThrow(/another/);
  await expect(open({ ...account, currency: 'shilling' })).rejects.toThrow(TypeError);
});

test('what is due expires, oldest first, and what was resolved before does not', async () => {
  const [soon, late] = [new Date('2026-05-01'), new Date('2026-06-01')];
  const before = { now: new Date('2026-04-01') };
  const held = (expiresAt: Date | null, amount: number) =>
    pay(amount, { kind: 'pending', debit: wallet, credit: shop, expiresAt });
  const [first, second, third, endless] = [held(soon, 10), held(soon, 20), held(late, 30), held(null, 1)];
  await own.transact(tenant, async (query) => {
    await transferWithin(query, tenant, [pay(100), first, second, third, endless], before);
    await transferWithin(query, tenant, [{ id: randomUUID(), kind: 'void', pending: second.id }], before);
  });
  const expire = (now: Date) => own.transact(tenant, (query) => expireDueWithin(query, tenant, now));
  expect(await expire(new Date(soon.getTime() - 1))).toEqual([]);
  expect(await expire(soon)).toEqual([first.id]);
  expect(await walletNow()).toEqual({ balance: 100, available: 69 });
  expect(await expire(late)).toEqual([third.id]);
  expect(await expire(late)).toEqual([]);
  expect(await walletNow()).toEqual({ balance: 100, available: 99 });
});

test('a statement pages newest first, with the balance after each', async () => {
  for (const amount of [100, 1, 2, 3]) {
    await make(amount === 100 ? pay(100) : pay(amount, { debit: wallet, credit: shop }));
  }
  const page = (before?: number) =>
    transfersOf(own.query, tenant, wallet, { limit: 3, ...(before !== undefined && { before }) });
  const first = await page();
  expect(first.map(({ transfer, side, balance }) => [transfer.amount, side, balance])).toEqual([
    [3, 'debit', 94],
    [2, 'debit', 97],
    [1, 'debit', 99],
  ]);
  const second = await page(first.at(-1)?.version);
  expect(second).toMatchObject([
    { version: 1, side: 'credit', balance: 100, transfer: { amount: 100, debit: world, credit: wallet } },
  ]);
  expect(second[0]?.transfer.createdAt).toBeInstanceOf(Date);
  expect(await page(1)).toEqual([]);
});
