import { moveBetween } from '@kazi/contract/work';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, api } from '../../test/api.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { aTenant, type TestTenant } from '../../test/factories/tenant.ts';
import { sampleLogins, samplePassword, seedSample } from './index.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await startApp();
  tenant = await aTenant(app);
  expect(await seedSample(app.services.database, app.services.logins, tenant.id)).toBe(true);
});
afterAll(() => app.stop());

async function as(role: string): Promise<Api> {
  const email = sampleLogins.find((login) => login.role === role)?.email;
  const { body } = await api(app, { tenant }).post('auth', { email, password: samplePassword });
  expect(body, role).toHaveProperty('token');
  return api(app, { tenant, token: body.token });
}

test('has a login for each role, with work for each', async () => {
  for (const role of ['owner', 'manager', 'client', 'agent', 'employee']) {
    const me = await as(role);
    expect((await me.get('users/me')).body.role, role).toBe(role);
    const { counts } = (await me.get('dashboard')).body;
    if (['owner', 'manager', 'client'].includes(role)) expect(counts.toReview, role).toBeGreaterThan(0);
    if (role === 'agent') {
      expect(counts.overdue).toBeGreaterThan(0);
      expect(counts.dueThisWeek).toBeGreaterThan(0);
      expect((await me.get('notifications')).body.items).not.toEqual([]);
    }
  }
});

test('is of the size of a small firm, with tasks in every status', async () => {
  const owner = await as('owner');
  const apps = (await owner.get('apps')).body.items;
  expect((await owner.get('users?limit=200')).body.items.length).toBeGreaterThanOrEqual(13);
  expect((await owner.get('projects')).body.items).toHaveLength(3);
  expect(apps).toHaveLength(6);
  const total: Record<string, number> = {};
  for (const { id } of apps) {
    expect((await owner.get(`flows?app=${id}`)).body.items).toHaveLength(2);
    const { counts } = (await owner.get(`tasks/counts?app=${id}`)).body;
    for (const [status, tasks] of Object.entries<number>(counts))
      total[status] = (total[status] ?? 0) + tasks;
  }
  expect(Object.values(total).reduce((sum, tasks) => sum + tasks)).toBeGreaterThan(160);
  for (const [status, tasks] of Object.entries(total)) expect(tasks, status).toBeGreaterThan(2);
});

test('tells a history that the table of moves allows, and that ends where the tasks are', async () => {
  const { tasks, moves } = await app.services.database.read(tenant.id, async (db) => ({
    tasks: await db
      .selectFrom('tasks')
      .select(['id', 'status', 'version', 'created_at', 'finished_at'])
      .execute(),
    moves: await db.selectFrom('task_moves').selectAll().orderBy('at').execute(),
  }));
  for (const task of tasks) {
    const own = moves.filter(({ task_id }) => task_id === task.id);
    let [status, at]: [string, Date] = ['backlog', task.created_at];
    for (const move of own) {
      expect(move.from_status).toBe(status);
      expect(moveBetween(move.from_status, move.to_status)?.action ?? null).toBe(move.action);
      expect(move.at.getTime()).toBeGreaterThanOrEqual(at.getTime());
      [status, at] = [move.to_status, move.at];
    }
    expect(task.status).toBe(status);
    expect(task.version).toBe(1 + own.length);
    expect(task.finished_at).toEqual(status === 'done' ? at : null);
    expect(at.getTime()).toBeLessThanOrEqual(Date.now());
  }
});

test('can be worked on like any other: tasks are added, placed and found', async () => {
  const owner = await as('owner');
  for (const { id } of (await owner.get('apps')).body.items) {
    const [first] = (await owner.get(`tasks?app=${id}&limit=1`)).body.items;
    const { body: made } = await owner.post('tasks', { app: id, title: 'Zanzibar' });
    await owner.put(`tasks/${made._id}`, { version: 1, place: { before: first._id } });
    expect((await owner.get(`tasks?app=${id}&limit=1`)).body.items[0]._id).toBe(made._id);
  }
  expect((await owner.get('search?q=zanzibr')).body.items).toHaveLength(5);
  expect((await owner.get(`search?q=${encodeURIComponent('receipt')}`)).body.items).not.toEqual([]);
});

test('is put only into a workspace without people', async () => {
  expect(await seedSample(app.services.database, app.services.logins, tenant.id)).toBe(false);
});

test('has wallets with a history that agrees with the ledger, the tasks and the rail', async () => {
  const owner = await as('owner');
  const standing = (await owner.get('reconciliation')).body;
  expect(standing).toMatchObject({ balanced: true, inTransit: 0 });
  const client = await as('client');
  const me = (await client.get('users/me')).body;
  const [primary] = (await client.get(`accounts/user/${me.id}`)).body.items;
  const entries = (await client.get(`accounts/${primary.id}/entries?limit=200`)).body.items;
  const kinds = new Set(entries.map(({ kind }: { kind: string }) => kind));
  for (const kind of ['topup', 'reward-held', 'reward-returned']) expect(kinds).toContain(kind);
  const months = (await client.get(`accounts/${primary.id}/months?months=6`)).body.items;
  expect(months.filter(({ out }: { out: number }) => out > 0).length).toBeGreaterThan(3);
  const agent = await as('agent');
  const them = (await agent.get('users/me')).body;
  const [own, hold] = (await agent.get(`accounts/user/${them.id}`)).body.items;
  expect(own.balance).toBeGreaterThan(0);
  expect(hold.balance).toBeGreaterThan(0);
  expect((await agent.get('payments')).body.items).toContainEqual(
    expect.objectContaining({ kind: 'withdrawal', status: 'succeeded' }),
  );
  const to = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 80 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await owner.post('reconciliation', { from, to });
  expect(body.matched).toBeGreaterThan(5);
  expect(body.differences).toEqual([]);
  expect((await owner.get('reconciliation/uncleared')).body.items).toEqual([]);
});
