import { randomUUID } from 'node:crypto';
import { cents } from '@kazi/contract/cents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLedger } from './batches/ledger.ts';
import { anOwnDatabase, type OwnDatabase } from './testing/own-database.ts';
import { verify } from './verify.ts';

let own: OwnDatabase;
const tenant = randomUUID();
const [world, wallet, held] = [randomUUID(), randomUUID(), randomUUID()];

beforeAll(async () => {
  own = await anOwnDatabase();
  const ledger = createLedger(own);
  await ledger.openAccounts(tenant, [
    { id: world, currency: 'KES', floor: 'none' },
    { id: wallet, currency: 'KES', floor: 'debits-must-not-exceed-credits' },
  ]);
  const pay = { debit: world, credit: wallet, amount: cents(10), code: 'test' };
  await ledger.submit(tenant, [
    { ...pay, id: randomUUID() },
    { ...pay, id: held, kind: 'pending', debit: wallet, credit: world },
  ]);
});
afterAll(() => own.drop());

// These connections are the superuser's and the tables' owner's.
test.each([
  'update ledger_transfers set amount = amount + 1',
  "update ledger_transfers set code = 'other' where false",
  'delete from ledger_transfers',
  'truncate ledger_transfers',
  'update ledger_accounts set id = gen_random_uuid()',
  "update ledger_accounts set floor = 'none'",
  "update ledger_accounts set currency = 'USD'",
  'delete from ledger_accounts',
  'truncate ledger_accounts cascade',
])('the database refuses its owner: %s', async (statement) => {
  await expect(own.query(statement, [])).rejects.toThrow(/the ledger is only ever added to/);
});

const transfer = (values: string, version = 90) => `
  insert into ledger_transfers (
    tenant_id, id, debit_account, credit_account, pending_id, amount, kind,
    debit_version, credit_version, debit_balance, credit_balance, code, created_at
  ) values ('${tenant}', gen_random_uuid(), '${world}', '${wallet}', ${values}, ${version}, ${version}, 0, 0, 'test', now())`;

test.each([
  ['more than there is', 'update ledger_accounts set debits_posted = 11 where debits_pending = 10'],
  [
    'more than there is with what is pending',
    'update ledger_accounts set debits_posted = 1 where debits_pending = 10',
  ],
  ['a negative total', 'update ledger_accounts set credits_pending = -1'],
  ['a total beyond what a number holds', 'update ledger_accounts set credits_posted = 9007199254740992'],
  ['an amount of nothing', transfer("null, 0, 'single'")],
  ['an end of nothing', transfer("null, 1, 'post'")],
  ['another kind', transfer("null, 1, 'gift'")],
])('the database refuses %s', async (_, statement) => {
  await expect(own.query(statement, [])).rejects.toMatchObject({ code: '23514' });
});

test('the database refuses a second end of a pending transfer', async () => {
  await own
    .transact(tenant, async (query) => {
      await query(transfer(`'${held}', 10, 'void'`), []);
      await query(transfer(`'${held}', 10, 'post'`, 91), []);
    })
    .then(
      () => expect.unreachable(),
      (error) => expect(error).toMatchObject({ code: '23505', constraint: 'ledger_transfers_by_pending' }),
    );
});

test('verification finds a balance that was meddled with, and a transfer that was slipped in', async () => {
  expect(await verify(own.query, tenant)).toEqual({ differences: [], strays: [] });
  await expect(
    own.transact(tenant, async (query) => {
      await query(`update ledger_accounts set credits_posted = 12 where id = '${wallet}'`, []);
      const meddled = await verify(query, tenant);
      expect(meddled.differences).toMatchObject([
        { account: wallet, stored: { creditsPosted: 12 }, summed: { creditsPosted: 10 } },
      ]);
      await query(`update ledger_accounts set credits_posted = 10 where id = '${wallet}'`, []);
      await query(transfer(`'${held}', 11, 'void'`), []);
      const slipped = await verify(query, tenant);
      expect(slipped.differences.map(({ account }) => account).sort()).toEqual([world, wallet].sort());
      expect(slipped.strays).toHaveLength(1);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await verify(own.query, tenant)).toEqual({ differences: [], strays: [] });
});
