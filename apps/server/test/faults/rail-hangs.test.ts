import type { CoopServer } from '@kazi/payment-rails/coop/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sweep } from '../../src/money/payments/send.ts';
import { expectMade } from '../answers.ts';
import { startAlone, type TestApp } from '../app.ts';
import { railsBy, startBank } from '../bank.ts';
import { aFund } from '../factories/funds.ts';
import { paidWork } from '../factories/paid-work.ts';
import { aShop } from '../factories/shop.ts';
import { useAnew } from '../use.ts';
import { askingIsDue, longAgo, pay, phone, swept } from '../wallet.ts';

/** More payments than a server has workers, and as many as it sends, or asks about, at a time. */
const many = 12;
const atOnce = 3;

let bank: CoopServer;
let server: TestApp;
/** The bank answers nothing before it opens. */
let gate: PromiseWithResolvers<void>;
/** Requests that came to the bank meanwhile. */
let asked: number;

beforeAll(async () => {
  bank = await startBank();
  server = await startAlone({ rails: railsBy(bank.address), undoSeconds: 0 });
});
const shop = useAnew(() => aShop(server));
beforeEach(async () => {
  gate = Promise.withResolvers();
  asked = 0;
});
afterEach(() => gate.resolve());
afterAll(async () => {
  await server.stop();
  await bank.close();
});

/** Lets the bank be silent to so many requests that come next. */
function hang(requests: number): void {
  const seen = () => {
    asked++;
  };
  for (let n = 0; n < requests; n++) bank.plans.next({ hold: gate.promise, seen });
}

/** Withdrawals by the member of the shop, all to one receiver. */
async function withdrawals(count: number): Promise<string[]> {
  const { member } = shop;
  await aFund(server, member, 100_000);
  const given = { name: 'Amina Otieno', bank: '11', account: '01109876543210' };
  const { id: beneficiary } = await expectMade(member.as, 'bank-accounts', given);
  await longAgo(server, member);
  const made = [];
  for (let n = 0; n < count; n++)
    made.push(await pay(server, member, 'withdraw/bank/ift', { beneficiary, amount: 100_00 }));
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
  return made.map(({ body }) => body.id);
}

const statuses = async () => {
  const { items } = (await shop.member.as.get('payments?limit=100')).body;
  return new Set(items.map(({ status }: { status: string }) => status));
};

test('a rail that hangs holds up neither what is to be paid in the workspace, nor letters and texts', async () => {
  hang(many);
  await withdrawals(many);
  await vi.waitFor(() => expect(asked).toBe(atOnce), 10_000);

  const work = paidWork(server, shop);
  await work.accept(await work.submitted(100)); // paid by a job
  await vi.waitFor(() => work.expectBalanced(100_00), 10_000);
  await expectMade(shop.client.as, 'mobile-wallets', { name: 'Otieno', phone: '+254799000111' });
  await vi.waitFor(async () => expect((await phone(server, '254799000111')).texts).toHaveLength(1), 10_000);
  expect(asked).toBe(atOnce);

  gate.resolve();
  await vi.waitFor(async () => expect(await statuses()).toEqual(new Set(['submitted'])), 10_000);
  expect(bank.transfers).toHaveLength(many);
});

test('a payment is asked about once, however often the sweep finds it while the rail hangs', async () => {
  const ids = await withdrawals(many);
  await vi.waitFor(async () => expect(await statuses()).toEqual(new Set(['submitted'])), 10_000);
  const { write, shared } = server.services.database;
  await write(shop.tenant.id, null, async (tx) => {
    await tx
      .updateTable('payments')
      .set({ submitted_at: sql<Date>`now() - interval '1 hour'` })
      .where('tenant_id', '=', tx.tenant)
      .execute();
  });
  const jobs = () =>
    shared(async (db) => {
      const { rows } = await sql<{ payment: string }>`
        select payload->>'payment' as payment from graphile_worker._private_jobs
        where payload->>'payment' = any(${ids})`.execute(db);
      return rows.map(({ payment }) => payment).toSorted();
    });
  hang(many);
  for (let time = 0; time < 3; time++) await sweep(server.services);
  expect(await jobs()).toEqual(ids.toSorted());
  await write(shop.tenant.id, null, askingIsDue);
  await vi.waitFor(() => expect(asked).toBe(atOnce), 10_000);
  for (let time = 0; time < 3; time++) await sweep(server.services);
  expect(await jobs()).toEqual(ids.toSorted());
  gate.resolve();
  await vi.waitFor(async () => expect(await statuses()).toEqual(new Set(['succeeded'])), 20_000);
  expect(asked).toBe(many);
  expect(await jobs()).toEqual([]);
});

test('a payment of a rail that is no longer configured counts as asked about, and leaves room for others', async () => {
  const [id = ''] = await withdrawals(1);
  await vi.waitFor(async () => expect(await statuses()).toEqual(new Set(['submitted'])), 10_000);
  const { write, read } = server.services.database;
  await write(shop.tenant.id, null, async (tx) => {
    const submitted_at = sql<Date>`now() - interval '1 hour'`;
    await tx.updateTable('payments').set({ rail: 'jenga', submitted_at }).where('id', '=', id).execute();
    await askingIsDue(tx);
  });
  await swept(server, shop.tenant.id);
  const row = await read(shop.tenant.id, (db) =>
    db.selectFrom('payments').select(['status', 'asked_at']).where('id', '=', id).executeTakeFirst(),
  );
  expect(row).toEqual({ status: 'submitted', asked_at: expect.any(Date) });
});
