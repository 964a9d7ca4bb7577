import { randomUUID } from 'node:crypto';
import { cents } from '@kazi/contract/cents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { balances } from '../accounts.ts';
import { anOwnDatabase, type OwnDatabase } from '../testing/own-database.ts';
import { transferWithin } from '../transfer-within.ts';
import type { NewMove, NewTransfer, Result } from '../types.ts';
import { verify } from '../verify.ts';
import { createLedger, type Ledger } from './ledger.ts';

let own: OwnDatabase;
let tenant: string;
let ledger: Ledger;
/** The kinds of statements sent, in their order. */
let sent: ('read' | 'lock' | 'write')[];
/** What somebody else does just before the next batch. */
let meddle: (() => Promise<unknown>) | undefined;
let [world, wallet, shop] = ['', '', ''];

beforeAll(async () => {
  own = await anOwnDatabase();
});
afterAll(() => own.drop());

beforeEach(async () => {
  [tenant, world, wallet, shop] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  sent = [];
  ledger = createLedger({
    transact: async (of, work) => {
      const first = meddle;
      meddle = undefined;
      await first?.();
      return own.transact(of, (query) =>
        work((text, values) => {
          if (text.includes('insert into ledger_transfers')) sent.push('write');
          else if (text.includes('for no key update')) sent.push('lock');
          else if (text.includes('from ledger_accounts')) sent.push('read');
          return query(text, values);
        }),
      );
    },
  });
  await createLedger(own).openAccounts(tenant, [
    { id: world, currency: 'KES', floor: 'none' },
    { id: wallet, currency: 'KES', floor: 'debits-must-not-exceed-credits' },
    { id: shop, currency: 'KES', floor: 'none' },
  ]);
});

const pay = (changes: Partial<NewMove> = {}): NewMove => ({
  id: randomUUID(),
  debit: world,
  credit: wallet,
  amount: cents(10),
  code: 'test',
  ...changes,
});
const submit = (...transfers: NewTransfer[]) => ledger.submit(tenant, transfers);
const created = { ok: true, outcomes: ['created'] };

/** Keeps the ledger busy: each call is followed at once by the next. */
async function inTurn(...calls: (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const call of calls) results.push(await call());
  return results;
}

async function expectWallet(creditsPosted: number, debitsPosted = 0) {
  expect((await balances(own.query, tenant, [wallet])).get(wallet)).toMatchObject({
    creditsPosted,
    debitsPosted,
  });
  expect(await verify(own.query, tenant)).toEqual({ differences: [], strays: [] });
}

test('a busy ledger does not read again what it has written', async () => {
  const results = await inTurn(...Array.from({ length: 5 }, () => () => submit(pay())));
  expect(results).toEqual(Array(5).fill(created));
  expect(sent).toEqual(['read', 'write', 'write', 'write', 'write', 'write']);
  await expectWallet(50);
});

test('what somebody else has changed since is noticed and read', async () => {
  const spend = () => pay({ debit: wallet, credit: shop, amount: cents(10) });
  const results = await inTurn(
    () => submit(pay()),
    () => {
      // Nothing is left of the 10 that the ledger remembers.
      meddle = () => own.transact(tenant, (query) => transferWithin(query, tenant, [spend()]));
      return submit(spend());
    },
    () => submit(pay()),
  );
  expect(results).toMatchObject([created, { refusal: { reason: 'insufficient', available: 0 } }, created]);
  expect(sent).toEqual(['read', 'write', 'read', 'write', 'lock', 'lock', 'write']);
  await expectWallet(20, 10);
});

test('a refusal is never given from memory, as the transfer may have been made earlier', async () => {
  const spend = pay({ debit: wallet, credit: shop });
  const results = await inTurn(
    () => submit(pay()),
    () => submit(spend),
    () => submit(spend),
    () => submit({ ...spend, id: randomUUID() }),
  );
  expect(results).toMatchObject([
    created,
    created,
    { ok: true, outcomes: ['exists'] },
    { refusal: { reason: 'insufficient' } },
  ]);
  await expectWallet(10, 10);
});

test('an id that was used before is found, whatever is remembered', async () => {
  const transfer = pay();
  const results = await inTurn(
    () => submit(transfer),
    () => submit(transfer),
    () => submit({ ...transfer, amount: cents(11) }),
    () => submit(pay()),
  );
  expect(results).toMatchObject([
    created,
    { ok: true, outcomes: ['exists'] },
    { refusal: { reason: 'id-used-otherwise' } },
    created,
  ]);
  await expectWallet(20);
});

test('a batch decided upon another that came to something else is decided again', async () => {
  const spend = (amount: number) => pay({ debit: wallet, credit: shop, amount: cents(amount) });
  const old = spend(10);
  await inTurn(
    () => submit(pay({ amount: cents(1000) })),
    () => submit(old),
    async () => {
      // The first of two batches holds a repeat, and somebody else spends in its stead: as many changes, other sums.
      meddle = () => own.transact(tenant, (query) => transferWithin(query, tenant, [spend(1)]));
      const batch = () => Array.from({ length: 63 }, () => submit(spend(1)));
      const [repeated, ...results] = await Promise.all([
        submit(old),
        ...batch(),
        submit(spend(1)),
        ...batch(),
      ]);
      expect(repeated).toEqual({ ok: true, outcomes: ['exists'] });
      expect(results).toEqual(Array(127).fill(created));
      return submit(spend(1));
    },
  );
  await expectWallet(1000, 10 + 1 + 127 + 1);
});

test('many at once, two batches at a time, spend what there is and no more', async () => {
  await submit(pay({ amount: cents(500) }));
  const results = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const mine: Result[] = [];
      for (let turn = 0; turn < 10; turn++)
        mine.push(
          ...(await Promise.all(
            Array.from({ length: 10 }, () => submit(pay({ debit: wallet, credit: shop, amount: cents(1) }))),
          )),
        );
      return mine;
    }),
  );
  expect(results.flat().filter(({ ok }) => ok)).toHaveLength(500);
  await expectWallet(500, 500);
});
