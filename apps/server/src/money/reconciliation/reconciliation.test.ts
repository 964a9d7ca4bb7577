import { addDays } from '@kazi/contract/shared';
import { expect, test } from 'vitest';
import { everyPage, expectEach } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aBookkeeper, afterMidnight, only } from '../../../test/factories/bookkeeper.ts';
import { useAnew } from '../../../test/use.ts';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { Actor, Database, Tx } from '../../database/tenancy.ts';
import { reconcile } from './commands.ts';

const server = useServer();
const today = kenyanDay();
const days = only(today);

const books = useAnew(() => aBookkeeper(server));

test('is for who keeps the books', async () => {
  await expectEach(books.asUser, 403, [
    ['post', 'reconciliation', days],
    ['get', 'reconciliation'],
    ['get', 'reconciliation/differences'],
    ['get', 'reconciliation/alerts'],
    ['get', 'reconciliation/uncleared'],
  ]);
});

test('finds nothing wrong where nothing is, clears what is on its way, and doing it twice changes nothing', async () => {
  await books.paid(300);
  await books.paid(200);
  expect(await books.clearing()).toBe(500_00);
  expect(await books.run()).toMatchObject({ lines: 2, matched: 2, differences: [] });
  expect(await books.clearing()).toBe(0);
  const before = await books.standing();
  expect(await books.run()).toMatchObject({ lines: 2, matched: 2, differences: [] });
  expect(await books.standing()).toEqual(before);
  expect(before).toMatchObject({ balanced: true, inTransit: 0 });
});

test('a crash between clearing payments and marking them is repaired by the next run', async () => {
  const { id } = await books.paid(300);
  const { database, ledger, rails } = server.services;
  const [rail] = rails.all;
  if (!rail) throw new Error('There is no rail');
  let writes = 0;
  const dying: Database = {
    ...database,
    write: <T>(tenant: string, actor: Actor, change: (tx: Tx) => Promise<T>) =>
      ++writes > 1 ? Promise.reject(new Error('killed')) : database.write(tenant, actor, change),
  };
  const tenant = books.owner.tenant.id;
  const actor = books.owner.id;
  await expect(reconcile({ database: dying, ledger }, { tenant, actor, rail, days })).rejects.toThrow(
    'killed',
  );
  const uncleared = async () =>
    (await books.as.get('reconciliation/uncleared?days=0')).body.items.map(
      (payment: { id: string }) => payment.id,
    );
  expect(await books.clearing()).toBe(0);
  expect(await uncleared()).toEqual([id]);
  expect(await books.run()).toMatchObject({ matched: 1, differences: [] });
  expect(await books.clearing()).toBe(0);
  expect(await uncleared()).toEqual([]);
  expect(await books.standing()).toMatchObject({ balanced: true, inTransit: 0 });
});

test('a statement read by two at once clears each payment once', async () => {
  await books.paid(300);
  await books.paid(200);
  await Promise.all(Array.from({ length: 5 }, () => books.run()));
  expect(await books.clearing()).toBe(0);
  expect(await books.standing()).toMatchObject({ balanced: true });
});

test('lists each difference once, to be settled with a word on how', async () => {
  const [wrong, missing] = [await books.paid(300), await books.paid(200)];
  const days = { from: addDays(today, -3), to: today };
  const then = afterMidnight(days.from, 12 * 60);
  await books.settledAt(missing, { ours: then });
  await books.atRail(wrong.reference, `jsonb_set(state, '{order,amount}', '29900')`);
  await books.atRail(missing.reference, `jsonb_set(state, '{state}', '"failed"')`);
  const report = await books.run(days);
  expect(report.differences.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'amount',
    'missing-at-rail',
  ]);
  expect((await books.run(days)).differences).toHaveLength(2);
  const as = books.as;
  const [{ id }] = report.differences;
  expect((await as.post(`reconciliation/differences/${id}/resolution`, { note: '' })).status).toBe(400);
  const settled = await as.post(`reconciliation/differences/${id}/resolution`, {
    note: 'The bank has paid the rest.',
  });
  expect(settled.body.resolved).toMatchObject({
    by: { id: books.owner.id },
    note: 'The bank has paid the rest.',
  });
  expect((await as.post(`reconciliation/differences/${id}/resolution`, { note: 'Again' })).status).toBe(409);
  expect((await as.get('reconciliation/differences?open=true')).body.items).toHaveLength(1);
  expect((await as.get('reconciliation/differences')).body.items).toMatchObject([{ resolved: null }, { id }]);
});

test('lists what no statement has shown for days, the oldest first', async () => {
  const [first, second] = [await books.paid(300), await books.paid(200)];
  await books.atRail(second.reference, `jsonb_set(state, '{state}', '"failed"')`);
  const uncleared = async (query = '') =>
    (await everyPage(books.as, `reconciliation/uncleared${query}`, 1)).map(({ id }) => id);
  expect(await uncleared()).toEqual([]);
  expect(await uncleared('?days=0')).toEqual([first.id, second.id]);
  await books.run();
  expect(await uncleared('?days=0')).toEqual([second.id]);
});

test('never breaks on bad input', async () => {
  const as = books.as;
  await survivesBadInput(as, { method: 'POST', path: 'reconciliation', body: days, runs: 40 });
  const lists = ['differences?open=true', 'uncleared?days=1', 'alerts'].map(
    (list) => `reconciliation/${list}`,
  );
  for (const path of ['reconciliation', ...lists])
    await survivesBadInput(as, { method: 'GET', path, runs: 20 });
  await survivesBadInput(as, {
    method: 'POST',
    path: `reconciliation/differences/${books.owner.id}/resolution`,
    body: { note: 'x' },
    runs: 30,
  });
});
