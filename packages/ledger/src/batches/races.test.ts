import { randomUUID } from 'node:crypto';
import { cents } from '@kazi/contract/cents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { balances } from '../accounts.ts';
import { anOwnDatabase, type OwnDatabase } from '../testing/own-database.ts';
import { transferWithin } from '../transfer-within.ts';
import type { NewMove, NewResolution, NewTransfer, Result } from '../types.ts';
import { verify } from '../verify.ts';
import { createLedger, type Ledger } from './ledger.ts';

let own: OwnDatabase;
let servers: ReturnType<OwnDatabase['open']>[];
/** Two processes' worth: each with connections and a queue of its own. */
let ledgers: Ledger[];
let tenant: string;
let [world, wallet, shop]: string[] = [];

beforeAll(async () => {
  own = await anOwnDatabase();
  servers = [own.open(), own.open()];
  ledgers = servers.map(({ transact }) => createLedger({ transact }));
});
afterAll(async () => {
  await Promise.all(servers.map(({ end }) => end()));
  await own.drop();
});

beforeEach(async () => {
  [tenant, world, wallet, shop] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const floor = 'debits-must-not-exceed-credits';
  await ledgers[0]?.openAccounts(tenant, [
    { id: world, currency: 'KES', floor: 'none' },
    { id: wallet, currency: 'KES', floor },
    { id: shop, currency: 'KES', floor },
  ]);
  await submit(0, pay(world, wallet, 100));
});

const pay = (debit = '', credit = '', amount = 1): NewMove => ({
  id: randomUUID(),
  debit,
  credit,
  amount: cents(amount),
  code: 'test',
});

async function submit(server: number, ...transfers: NewTransfer[]): Promise<Result> {
  const result = await ledgers[server % ledgers.length]?.submit(tenant, transfers);
  if (!result) throw new Error('There is no such server');
  return result;
}

const within = (transfers: NewTransfer[]) =>
  own.transact(tenant, (query) => transferWithin(query, tenant, transfers));

const made = (results: Result[]) =>
  results.filter((result) => result.ok && result.outcomes.includes('created')).length;

async function accountsNow() {
  expect(await verify(own.query, tenant)).toEqual({ differences: [], strays: [] });
  const found = await balances(own.query, tenant, [wallet ?? '', shop ?? '']);
  return { wallet: found.get(wallet ?? ''), shop: found.get(shop ?? '') };
}

test('of two withdrawals of 60 from 100 exactly one is made', async () => {
  for (let round = 0; round < 20; round++) {
    const results = await Promise.all([
      submit(0, pay(wallet, world, 60)),
      round % 2 ? submit(1, pay(wallet, world, 60)) : within([pay(wallet, world, 60)]),
    ]);
    expect(made(results)).toBe(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({
      refusal: { reason: 'insufficient', available: 40 },
    });
    await submit(0, pay(world, wallet, 60));
  }
  expect((await accountsNow()).wallet).toMatchObject({ creditsPosted: 1300, debitsPosted: 1200 });
});

test('A to B and B to A, from two servers and from transactions, wait for each other and no more', async () => {
  await submit(0, pay(world, shop, 100));
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, turn) => {
      const transfer = turn % 2 ? pay(wallet, shop) : pay(shop, wallet);
      return turn % 3 ? submit(turn, transfer) : within([transfer]);
    }),
  );
  expect(made(results)).toBe(200);
  expect((await accountsNow()).wallet).toMatchObject({ version: 201, creditsPosted: 200, debitsPosted: 100 });
});

test.each([
  ['post', 60],
  ['void', 0],
] as const)('100 at once that %s one pending transfer do it once', async (kind, moved) => {
  const pending = randomUUID();
  await submit(0, { ...pay(wallet, shop, 60), id: pending, kind: 'pending' });
  const end = (): NewResolution => ({ id: randomUUID(), kind, pending });
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, turn) => (turn % 4 ? submit(turn, end()) : within([end()]))),
  );
  expect(made(results)).toBe(1);
  const as = kind === 'post' ? 'posted' : 'voided';
  for (const result of results)
    if (!result.ok) expect(result.refusal).toEqual({ reason: 'pending-resolved', as });
  expect(await accountsNow()).toMatchObject({
    wallet: { debitsPosted: moved, debitsPending: 0 },
    shop: { creditsPosted: moved, creditsPending: 0 },
  });
});

test('post, void and expiry at once: one of them', async () => {
  for (let round = 0; round < 20; round++) {
    const pending = randomUUID();
    const expiresAt = new Date(Date.now() + 3_600_000);
    await submit(0, { ...pay(wallet, shop, 1), id: pending, kind: 'pending', expiresAt });
    const [expired, ...results] = await Promise.all([
      ledgers[0]?.expireDue(tenant, expiresAt),
      submit(1, { id: randomUUID(), kind: 'post', pending }),
      within([{ id: randomUUID(), kind: 'void', pending }]),
    ]);
    expect(made(results) + (expired?.length ?? 0)).toBe(1);
  }
  expect((await accountsNow()).wallet).toMatchObject({ debitsPending: 0 });
});

test('the same transfer sent 100 times at once is made once', async () => {
  const transfer = pay(wallet, shop, 7);
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, turn) => (turn % 4 ? submit(turn, transfer) : within([transfer]))),
  );
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(made(results)).toBe(1);
  expect((await accountsNow()).shop).toMatchObject({ creditsPosted: 7 });
});

test('one id for two transfers at once is one of them, and the other is refused', async () => {
  for (let round = 0; round < 20; round++) {
    const id = randomUUID();
    const elsewhere = [randomUUID(), randomUUID()];
    await ledgers[0]?.openAccounts(
      tenant,
      elsewhere.map((account) => ({ id: account, currency: 'KES', floor: 'none' })),
    );
    // No account in common: only the id itself is where they meet.
    const results = await Promise.all([
      submit(0, { ...pay(world, wallet), id }),
      submit(1, { ...pay(...elsewhere), id }),
    ]);
    expect(made(results)).toBe(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ refusal: { reason: 'id-used-otherwise' } });
  }
  await accountsNow();
});

test('a pending transfer that was refused cannot be posted', async () => {
  const [pending, end] = [randomUUID(), randomUUID()];
  const [held, posted] = await Promise.all([
    submit(0, { ...pay(wallet, shop, 101), id: pending, kind: 'pending' }),
    submit(0, { id: end, kind: 'post', pending }),
  ]);
  expect(held).toMatchObject({ refusal: { reason: 'insufficient' } });
  expect(posted).toMatchObject({ refusal: { reason: 'pending-unknown' } });
  expect((await accountsNow()).wallet).toMatchObject({ version: 1 });
});
