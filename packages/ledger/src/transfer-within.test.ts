import { randomUUID } from 'node:crypto';
import { cents } from '@kazi/contract/cents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { balances, openAccountsWithin } from './accounts.ts';
import { availableOf, balanceOf } from './balance.ts';
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
  own.transact((query) => openAccountsWithin(query, tenant, accounts));
const make = (...transfers: NewTransfer[]) =>
  own.transact((query) => transferWithin(query, tenant, transfers));
const walletNow = async () => {
  const account = (await balances(own.query, tenant, [wallet])).get(wallet);
  return account && { balance: balanceOf(account), available: availableOf(account) };
};

test('is committed with the caller’s change, or not at all', async () => {
  await expect(
    own.transact(async (query) => {
      expect(await transferWithin(query, tenant, [pay(5)])).toMatchObject({ ok: true });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await walletNow()).toEqual({ balance: 0, available: 0 });
  await make(pay(5));
  expect(await walletNow()).toEqual({ balance: 5, available: 5 });
});

test('leaves the transaction usable after a refusal', async () => {
  await own.transact(async (query) => {
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

test('a malformed id or code throws', async () => {
  const wrong: NewTransfer[] = [
    pay(1, { id: 'seven' }),
    pay(1, { code: "drop','table" }),
    pay(1, { reference: '{}' }),
    { id: randomUUID(), kind: 'post', pending: '' },
  ];
  for (const transfer of wrong) await expect(make(pay(1), transfer)).rejects.toThrow(TypeError);
  await expect(own.transact((query) => transferWithin(query, "'", [pay(1)]))).rejects.toThrow(TypeError);
  expect(await walletNow()).toEqual({ balance: 0, available: 0 });
  expect(await make()).toEqual({ ok: true, outcomes: [] });
});
