import { randomUUID } from 'node:crypto';
import { cents } from '@kazi/contract/cents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anOwnDatabase, type OwnDatabase } from '../testing/own-database.ts';
import type { NewMove, NewTransfer } from '../types.ts';
import { verify } from '../verify.ts';
import type { Transact } from './commit.ts';
import { createLedger } from './ledger.ts';

let own: OwnDatabase;
let tenant: string;
const [world, wallet] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  own = await anOwnDatabase();
  // Stands for whatever the database might have against one call but not against others.
  await own.query("alter table ledger_transfers add check (code <> 'unlucky')", []);
});
afterAll(() => own.drop());

beforeEach(async () => {
  tenant = randomUUID();
  await createLedger(own).openAccounts(tenant, [
    { id: world, currency: 'KES', floor: 'none' },
    { id: wallet, currency: 'KES', floor: 'none' },
  ]);
});

const pay = (code = 'test'): NewMove => ({
  id: randomUUID(),
  debit: world,
  credit: wallet,
  amount: cents(1),
  code,
});
const created = { ok: true, outcomes: ['created'] };

/** Fails the first transactions with these codes. */
function failing(...codes: string[]): Transact {
  return async (of, work) => {
    const code = codes.shift();
    if (code) throw Object.assign(new Error(`Failed with ${code}`), { code });
    return own.transact(of, work);
  };
}

async function expectTransfers(count: number) {
  const { rows } = await own.query('select id from ledger_transfers where tenant_id = $1', [tenant]);
  expect(rows).toHaveLength(count);
  expect(await verify(own.query, tenant)).toEqual({ differences: [], strays: [] });
}

test('a deadlock or serialisation failure is tried again, and never a refusal', async () => {
  const ledger = createLedger({ transact: failing('40001', '40P01') });
  expect(await Promise.all([pay(), pay()].map((transfer) => ledger.submit(tenant, [transfer])))).toEqual([
    created,
    created,
  ]);
  await expectTransfers(2);
  const hopeless = createLedger({ transact: failing(...Array(20).fill('40P01')) });
  await expect(hopeless.submit(tenant, [pay()])).rejects.toMatchObject({ code: '40P01' });
  await expectTransfers(2);
});

test('when the database is away every call is told so, and the next ones are served again', async () => {
  const ledger = createLedger({ transact: failing('57P01', '57P01') });
  const told = await Promise.allSettled([pay(), pay()].map((transfer) => ledger.submit(tenant, [transfer])));
  expect(told).toMatchObject([{ reason: { code: '57P01' } }, { reason: { code: '57P01' } }]);
  await expectTransfers(0);
  expect(await ledger.submit(tenant, [pay()])).toEqual(created);
});

test('a call that the database rejects takes no other with it', async () => {
  const ledger = createLedger(own);
  const calls = [pay(), pay('unlucky'), pay()];
  const told = await Promise.allSettled(calls.map((transfer) => ledger.submit(tenant, [transfer])));
  expect(told).toMatchObject([{ value: created }, { reason: { code: '23514' } }, { value: created }]);
  await expectTransfers(2);
});

test('what was committed though the answer was lost is found to exist', async () => {
  let lost = false;
  const ledger = createLedger({
    async transact(of, work) {
      const result = await own.transact(of, work);
      if (lost) return result;
      lost = true;
      throw Object.assign(new Error('Connection terminated'), { code: '08006' });
    },
  });
  expect(await ledger.submit(tenant, [pay()])).toEqual({ ok: true, outcomes: ['exists'] });
  await expectTransfers(1);
});

test('a batch is bounded, and a call that is larger than a batch goes whole', async () => {
  const sizes: number[] = [];
  const ledger = createLedger({
    batchSize: 4,
    transact: (of, work) =>
      own.transact(of, (query) =>
        work((text, values) => {
          if (text.includes('insert into ledger_transfers')) sizes.push(String(values[2]).split(',').length);
          return query(text, values);
        }),
      ),
  });
  const calls = [3, 1, 1, 6, 2, 2, 1].map((count) => Array.from({ length: count }, () => pay()));
  await Promise.all(calls.map((call) => ledger.submit(tenant, call)));
  expect(sizes).toEqual([4, 1, 6, 4, 1]);
  expect(await ledger.submit(tenant, [])).toEqual({ ok: true, outcomes: [] });
});

test('a malformed id or code throws for its caller alone', async () => {
  const ledger = createLedger(own);
  const wrong: NewTransfer[] = [
    { ...pay(), id: 'seven' },
    { ...pay(), code: "drop','table" },
    { ...pay(), reference: '{}' },
    { id: randomUUID(), kind: 'post', pending: '' },
    { ...pay(), kind: 'pending', expiresAt: new Date(Number.NaN) },
  ];
  const [good, ...told] = await Promise.allSettled(
    [pay(), ...wrong].map((transfer) => ledger.submit(tenant, [transfer])),
  );
  expect(good).toMatchObject({ value: created });
  for (const each of told) expect(each).toMatchObject({ reason: expect.any(TypeError) });
  await expect(ledger.submit("'", [pay()])).rejects.toThrow(TypeError);
});
