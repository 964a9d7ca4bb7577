import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { everyPage, expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { pay } from '../../../test/wallet.ts';
import type { Actor, Database, Tx } from '../../database/tenancy.ts';
import { reconcile } from './commands.ts';

let server: TestApp;
let owner: TestUser;
let user: TestUser;
const today = new Date().toISOString().slice(0, 10);
const days = { from: today, to: today };

beforeAll(async () => {
  server = await startApp();
});
beforeEach(async () => {
  const tenant = await aTenant(server);
  owner = await aUser(server, tenant, { role: 'owner' });
  user = await aUser(server, tenant, { role: 'agent' });
  await aFund(server, user, 10_000);
});
afterAll(() => server.stop());

async function paid(shillings: number) {
  const as = api(server, user);
  const account = `${Math.floor(Math.random() * 1e10)}`.padStart(10, '0');
  const { id: beneficiary } = await expectMade(as, 'bank-accounts', { name: 'A', bank: '11', account });
  const { body } = await pay(server, user, 'withdraw/bank/ift', { beneficiary, amount: shillings * 100 });
  return vi.waitFor(async () => {
    const payment = (await as.get(`payments/${body.id}`)).body;
    expect(payment.status).toBe('succeeded');
    return payment;
  }, 10_000);
}

const run = () => expectMade(api(server, owner), 'reconciliation', days);
const standing = async () => (await api(server, owner).get('reconciliation')).body;
const clearing = async () =>
  (await standing()).accounts.find(({ name }: { name: string }) => name === 'clearing (sandbox)')?.balance;

/** Changes what the rail's own books say, as only the rail could. */
const atRail = (reference: string, change: string) =>
  server.services.database.write(owner.tenant.id, null, async (tx) => {
    await sql`update sandbox_orders set state = ${sql.raw(change)} where reference = ${reference}`.execute(
      tx,
    );
  });

test('is for who keeps the books', async () => {
  await expectEach(api(server, user), 403, [
    ['post', 'reconciliation', days],
    ['get', 'reconciliation'],
    ['get', 'reconciliation/differences'],
    ['get', 'reconciliation/alerts'],
    ['get', 'reconciliation/uncleared'],
  ]);
});

test('finds nothing wrong where nothing is, clears what is on its way, and doing it twice changes nothing', async () => {
  await paid(300);
  await paid(200);
  expect(await clearing()).toBe(500_00);
  expect(await run()).toMatchObject({ lines: 2, matched: 2, differences: [] });
  expect(await clearing()).toBe(0);
  const before = await standing();
  expect(await run()).toMatchObject({ lines: 2, matched: 2, differences: [] });
  expect(await standing()).toEqual(before);
  expect(before).toMatchObject({ balanced: true, inTransit: 0 });
});

test('a crash between clearing payments and marking them is repaired by the next run', async () => {
  const { id } = await paid(300);
  const { database, ledger, rails } = server.services;
  const [rail] = rails.all;
  if (!rail) throw new Error('There is no rail');
  let writes = 0;
  const dying: Database = {
    ...database,
    write: <T>(tenant: string, actor: Actor, change: (tx: Tx) => Promise<T>) =>
      ++writes > 1 ? Promise.reject(new Error('killed')) : database.write(tenant, actor, change),
  };
  const tenant = owner.tenant.id;
  await expect(reconcile({ database: dying, ledger }, { tenant, actor: null, rail, days })).rejects.toThrow(
    'killed',
  );
  const uncleared = async () =>
    (await api(server, owner).get('reconciliation/uncleared?days=0')).body.items.map(
      (payment: { id: string }) => payment.id,
    );
  expect(await clearing()).toBe(0);
  expect(await uncleared()).toEqual([id]);
  expect(await run()).toMatchObject({ matched: 1, differences: [] });
  expect(await clearing()).toBe(0);
  expect(await uncleared()).toEqual([]);
  expect(await standing()).toMatchObject({ balanced: true, inTransit: 0 });
});

test('a statement read by two at once clears each payment once', async () => {
  await paid(300);
  await paid(200);
  await Promise.all(Array.from({ length: 5 }, run));
  expect(await clearing()).toBe(0);
  expect(await standing()).toMatchObject({ balanced: true });
});

test('lists each difference once, to be settled with a word on how', async () => {
  const [wrong, missing] = [await paid(300), await paid(200)];
  await atRail(wrong.reference, `jsonb_set(state, '{order,amount}', '29900')`);
  await atRail(missing.reference, `jsonb_set(state, '{state}', '"failed"')`);
  const report = await run();
  expect(report.differences.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'amount',
    'missing-at-rail',
  ]);
  expect((await run()).differences).toHaveLength(2);
  const as = api(server, owner);
  const [{ id }] = report.differences;
  expect((await as.post(`reconciliation/differences/${id}/resolution`, { note: '' })).status).toBe(400);
  const settled = await as.post(`reconciliation/differences/${id}/resolution`, {
    note: 'The bank has paid the rest.',
  });
  expect(settled.body.resolved).toMatchObject({ by: { id: owner.id }, note: 'The bank has paid the rest.' });
  expect((await as.post(`reconciliation/differences/${id}/resolution`, { note: 'Again' })).status).toBe(409);
  expect((await as.get('reconciliation/differences?open=true')).body.items).toHaveLength(1);
  expect((await as.get('reconciliation/differences')).body.items).toMatchObject([{ resolved: null }, { id }]);
});

test('lists what no statement has shown for days, the oldest first', async () => {
  const [first, second] = [await paid(300), await paid(200)];
  await atRail(second.reference, `jsonb_set(state, '{state}', '"failed"')`);
  const uncleared = async (query = '') =>
    (await everyPage(api(server, owner), `reconciliation/uncleared${query}`, 1)).map(({ id }) => id);
  expect(await uncleared()).toEqual([]);
  expect(await uncleared('?days=0')).toEqual([first.id, second.id]);
  await run();
  expect(await uncleared('?days=0')).toEqual([second.id]);
});

test('never breaks on bad input', async () => {
  const as = api(server, owner);
  await survivesBadInput(as, { method: 'POST', path: 'reconciliation', body: days, runs: 40 });
  const lists = ['differences?open=true', 'uncleared?days=1', 'alerts'].map(
    (list) => `reconciliation/${list}`,
  );
  for (const path of ['reconciliation', ...lists])
    await survivesBadInput(as, { method: 'GET', path, runs: 20 });
  await survivesBadInput(as, {
    method: 'POST',
    path: `reconciliation/differences/${owner.id}/resolution`,
    body: { note: 'x' },
    runs: 30,
  });
});
