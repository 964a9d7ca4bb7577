import { randomUUID } from 'node:crypto';
import { cents } from '@kazi/contract/cents';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances, openAccountsWithin } from '../accounts.ts';
import { Books } from '../decide/books.ts';
import { decide } from '../decide/decide.ts';
import { contentOf } from '../testing/content-of.ts';
import { expectSound } from '../testing/expect-sound.ts';
import { anOwnDatabase, type OwnDatabase } from '../testing/own-database.ts';
import { accounts, noTotals, timeOf, waves } from '../testing/scenario.ts';
import { transferWithin } from '../transfer-within.ts';
import type { Result } from '../types.ts';
import { verify } from '../verify.ts';
import { createLedger } from './ledger.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await anOwnDatabase();
});
afterAll(() => own.drop());

const sound = { differences: [], strays: [] };

/** The calls' results by `decide` alone, wave after wave. */
function decided(all: Parameters<typeof decide>[1][]): Result[][] {
  const books = new Books();
  for (const account of accounts) books.put({ ...account, ...noTotals });
  return all.map((calls, wave) => {
    const { results, changes, transfers } = decide(books, calls, timeOf(wave));
    for (const { after } of changes) books.put(after);
    for (const transfer of transfers) books.add(transfer);
    return results;
  });
}

test('on the database, batched or within a transaction, calls come to what they are decided to', async () => {
  await fc.assert(
    fc.asyncProperty(waves, fc.integer({ min: 1, max: 8 }), async (all, batchSize) => {
      const tenant = randomUUID();
      let now = timeOf(0);
      const ledger = createLedger({ transact: own.transact, batchSize, now: () => now });
      await ledger.openAccounts(tenant, accounts);
      const results: Result[][] = [];
      for (const [wave, calls] of all.entries()) {
        now = timeOf(wave);
        const [first, ...others] = calls;
        const within = await own.transact(tenant, (query) =>
          transferWithin(query, tenant, first ?? [], { now }),
        );
        const batched = await Promise.all(others.map((call) => ledger.submit(tenant, call)));
        results.push([within, ...batched]);
      }
      expect(results).toEqual(decided(all));
      const content = await contentOf(own.query, tenant, accounts);
      expectSound(content.accounts, content.transfers);
      expect(await verify(own.query, tenant)).toEqual(sound);
    }),
    { numRuns: 60 },
  );
});

test('several servers and transactions at once leave a sound ledger, and answer what is in it', async () => {
  await fc.assert(
    fc.asyncProperty(waves, waves, waves, async (...scripts) => {
      const tenant = randomUUID();
      await own.transact(tenant, (query) => openAccountsWithin(query, tenant, accounts));
      const now = () => timeOf(2);
      const ledgers = [0, 1].map(() => createLedger({ transact: own.transact, now }));
      const [one, other, within] = scripts.map((script) => script.flat());
      const answered = await Promise.all([
        ...[one, other].flatMap((calls = [], index) =>
          calls.map(async (call) => ({ call, result: await ledgers[index]?.submit(tenant, call) })),
        ),
        ...(within ?? []).map(async (call) => ({
          call,
          result: await retryingWithin(tenant, call, now()),
        })),
      ]);
      const { accounts: left, transfers } = await contentOf(own.query, tenant, accounts);
      expectSound(left, transfers);
      expect(await verify(own.query, tenant)).toEqual(sound);
      const created = answered.flatMap(({ call, result }) =>
        result?.ok ? call.filter((_, index) => result.outcomes[index] === 'created') : [],
      );
      expect(created.map(({ id }) => id).sort()).toEqual(transfers.map(({ id }) => id).sort());
    }),
    { numRuns: 30 },
  );
});

/** As any caller does: a transaction that loses a race for an id is made again. */
async function retryingWithin(tenant: string, call: Parameters<typeof transferWithin>[2], now: Date) {
  for (;;) {
    try {
      return await own.transact(tenant, (query) => transferWithin(query, tenant, call, { now }));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && ['40P01', '23505'].includes(`${error.code}`)))
        throw error;
    }
  }
}

test('balances are of their tenant alone', async () => {
  const [mine, theirs] = [randomUUID(), randomUUID()];
  const ledger = createLedger({ transact: own.transact });
  for (const tenant of [mine, theirs]) await ledger.openAccounts(tenant, accounts);
  const [debit = '', credit = ''] = accounts.map(({ id }) => id);
  const transfer = { id: randomUUID(), debit, credit, amount: cents(5), code: 'test' };
  // The same id in another tenant is another transfer.
  for (const [tenant, amount] of [[mine, 5] as const, [theirs, 7] as const])
    expect(await ledger.submit(tenant, [{ ...transfer, amount: cents(amount) }])).toEqual({
      ok: true,
      outcomes: ['created'],
    });
  expect((await balances(own.query, mine, [credit])).get(credit)?.creditsPosted).toBe(5);
  expect((await balances(own.query, theirs, [credit])).get(credit)?.creditsPosted).toBe(7);
});
