import { randomUUID } from 'node:crypto';
import { cents } from '@kazi/contract/cents';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances, openAccountsWithin } from './accounts.ts';
import { Books } from './decide/books.ts';
import { decide } from './decide/decide.ts';
import { contentOf } from './testing/content-of.ts';
import { expectSound } from './testing/expect-sound.ts';
import { anOwnDatabase, type OwnDatabase } from './testing/own-database.ts';
import { accounts, noTotals, timeOf, waves } from './testing/scenario.ts';
import { transferWithin } from './transfer-within.ts';
import type { NewTransfer, Result } from './types.ts';
import { verify } from './verify.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await anOwnDatabase();
});
afterAll(() => own.drop());

const sound = { differences: [], strays: [] };

type Call = readonly NewTransfer[];

/** A call in a transaction of its own, which is made again where it loses a race, as any caller does. */
async function make(tenant: string, call: Call, now: Date): Promise<Result> {
  for (;;) {
    try {
      return await own.transact((query) => transferWithin(query, tenant, call, { now }));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && ['40P01', '23505'].includes(`${error.code}`)))
        throw error;
    }
  }
}

/** The results of calls by `decide` alone, one after the other. */
function decided(all: readonly Call[][]): Result[] {
  const books = new Books();
  for (const account of accounts) books.put({ ...account, ...noTotals });
  return all.flatMap((calls, wave) =>
    calls.map((call) => {
      const { result, changes, transfers } = decide(books, call, timeOf(wave));
      for (const { after } of changes) books.put(after);
      for (const transfer of transfers) books.add(transfer);
      return result;
    }),
  );
}

test('on the database calls come to what they are decided to', async () => {
  await fc.assert(
    fc.asyncProperty(waves, async (all) => {
      const tenant = randomUUID();
      await own.transact((query) => openAccountsWithin(query, tenant, accounts));
      const results: Result[] = [];
      for (const [wave, calls] of all.entries())
        for (const call of calls) results.push(await make(tenant, call, timeOf(wave)));
      expect(results).toEqual(decided(all));
      const content = await contentOf(own.query, tenant, accounts);
      expectSound(content.accounts, content.transfers);
      expect(await verify(own.query, tenant)).toEqual(sound);
    }),
    { numRuns: 60 },
  );
});

test('transactions at once leave a sound ledger, and answer what is in it', async () => {
  await fc.assert(
    fc.asyncProperty(waves, waves, waves, async (...scripts) => {
      const tenant = randomUUID();
      await own.transact((query) => openAccountsWithin(query, tenant, accounts));
      const answered = await Promise.all(
        scripts.flat(2).map(async (call) => ({ call, result: await make(tenant, call, timeOf(2)) })),
      );
      const { accounts: left, transfers } = await contentOf(own.query, tenant, accounts);
      expectSound(left, transfers);
      expect(await verify(own.query, tenant)).toEqual(sound);
      const created = answered.flatMap(({ call, result }) =>
        result.ok ? call.filter((_, index) => result.outcomes[index] === 'created') : [],
      );
      expect(created.map(({ id }) => id).sort()).toEqual(transfers.map(({ id }) => id).sort());
    }),
    { numRuns: 30 },
  );
});

test('balances are of their tenant alone', async () => {
  const [mine, theirs] = [randomUUID(), randomUUID()];
  for (const tenant of [mine, theirs])
    await own.transact((query) => openAccountsWithin(query, tenant, accounts));
  const [debit = '', credit = ''] = accounts.map(({ id }) => id);
  const transfer = { id: randomUUID(), debit, credit, amount: cents(5), code: 'test' };
  // The same id in another tenant is another transfer.
  for (const [tenant, amount] of [[mine, 5] as const, [theirs, 7] as const])
    expect(await make(tenant, [{ ...transfer, amount: cents(amount) }], timeOf(0))).toEqual({
      ok: true,
      outcomes: ['created'],
    });
  expect((await balances(own.query, mine, [credit])).get(credit)?.creditsPosted).toBe(5);
  expect((await balances(own.query, theirs, [credit])).get(credit)?.creditsPosted).toBe(7);
});
