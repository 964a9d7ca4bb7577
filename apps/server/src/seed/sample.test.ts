import { moveBetween } from '@kazi/contract/work';
import { verify } from '@kazi/ledger';
import { beforeAll, expect, test, vi } from 'vitest';
import { expectEach, expectMade } from '../../test/answers.ts';
import { type Api, api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { useOnce } from '../../test/use.ts';
import { queryIn } from '../money/books/transfer.ts';
import { sampleLogins, samplePassword, seedSample } from './index.ts';

const app = useServer();

const tenant = useOnce(() => aTenant(app));
beforeAll(async () => {
  expect(await seedSample(app.services.database, app.services.logins, tenant.id)).toBe(true);
});

async function as(role: string): Promise<Api> {
  const email = sampleLogins.find((login) => login.role === role)?.email;
  const { body } = await api(app, { tenant }).post('auth', { email, password: samplePassword });
  expect(body, role).toHaveProperty('token');
  return api(app, { tenant, token: body.token });
}

test('has a login for each role, with work for each', async () => {
  for (const role of ['owner', 'admin', 'manager', 'client', 'agent', 'employee']) {
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

test('has managers who may promise rewards and accept work, within what the clients give them', async () => {
  const manager = await as('manager');
  const { items } = (await manager.get('budgets?part=held')).body;
  expect(items).toMatchObject([{ payer: { name: 'Fatuma Hassan' }, app: null, used: 0 }]);
  const apps = (await manager.get('apps?limit=100')).body.items;
  const paid = await Promise.all(apps.map(({ id }: { id: string }) => manager.get(`budgets/app/${id}`)));
  expect(paid.filter(({ body }) => body.by === 'budget').map(({ body }) => body.payer.name)).toContain(
    'Fatuma Hassan',
  );
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

test('has paid a year of payroll to twelve employees, each month approved by a second person', async () => {
  const owner = await as('owner');
  const staff = (await owner.get('employees?part=all&limit=50')).body.items;
  expect(staff).toHaveLength(12);
  expect(staff.filter(({ leftOn }: { leftOn: string | null }) => leftOn)).toHaveLength(1);
  expect(staff.flatMap(({ missing }: { missing: string[] }) => missing)).toEqual([]);
  expect(new Set(staff.map(({ payTo }: { payTo: { method: string } }) => payTo.method))).toEqual(
    new Set(['bank', 'mpesa', 'pesalink', 'wallet']),
  );
  const [draft, ...paid] = (await owner.get('payroll/runs?limit=50')).body.items;
  expect(draft.status).toBe('draft');
  expect(paid).toHaveLength(12);
  for (const { id, month } of paid) {
    const run = (await owner.get(`payroll/runs/${id}`)).body;
    expect(run, month).toMatchObject({
      status: 'closed',
      preparedBy: { name: 'Wanjiru Kamau' },
      approvedBy: { name: 'Samuel Kiptoo' },
    });
    const moves: { to: string; at: string }[] = run.moves;
    expect(moves.map(({ to }) => to)).toEqual(['calculated', 'approved', 'paying', 'paid', 'closed']);
    for (const { at } of moves) expect(at.slice(0, 7)).toBe(month);
    const books = (await owner.get(`payroll/books/${month}`)).body;
    expect(books.debit, month).toBe(books.credit);
    expect(books.accounts.find(({ account }: { account: string }) => account === 'wages')).toMatchObject({
      debit: run.totals.net + run.totals.rounding + run.totals.fees,
      credit: run.totals.net + run.totals.rounding + run.totals.fees,
    });
  }
  const owed = (await owner.get('payroll/returns?part=open')).body.items;
  expect(new Set(owed.map(({ month }: { month: string }) => month))).toEqual(new Set([paid[0].month]));
});

test('has one payslip that was taken back and paid anew, and a joiner and a leaver of a part of a month', async () => {
  const payslips = await app.services.database.read(tenant.id, (db) =>
    db.selectFrom('payslips').select(['kind', 'payout', 'errors', 'change']).execute(),
  );
  expect(payslips.filter(({ kind }) => kind === 'reversal')).toHaveLength(1);
  expect(payslips.filter(({ change }) => change === 'input')).toHaveLength(1);
  expect(payslips.filter(({ change }) => change === 'left')).toHaveLength(1);
  expect(payslips.filter(({ change }) => change === 'joined')).toHaveLength(11 + 1);
  expect(payslips.filter(({ errors }) => errors)).toEqual([]);
  expect(new Set(payslips.map(({ payout }) => payout))).toEqual(new Set(['none', 'arrived']));
});

test('has an employee with payslips, a P9 of each year and the salary in their wallet', async () => {
  const employee = await as('employee');
  const { items } = (await employee.get('payroll/payslips?limit=50')).body;
  expect(items).toHaveLength(12);
  const [own] = (await employee.get('employees')).body.items;
  const years: string[] = [
    ...new Set<string>(items.map(({ month }: { month: string }) => month.slice(0, 4))),
  ];
  for (const year of years) {
    const { rows } = (await employee.get(`payroll/p9/${own.id}/${year}`)).body;
    expect(rows).toHaveLength(12);
    const paid = items.filter(({ month }: { month: string }) => month.startsWith(year));
    const withPay = rows.filter(({ amounts }: { amounts: number[] }) => amounts[0] === 85_000_00);
    expect(withPay.map(({ month }: { month: string }) => month)).toEqual(
      paid.map(({ month }: { month: string }) => month).toReversed(),
    );
  }
  const me = (await employee.get('users/me')).body;
  const [primary] = (await employee.get(`accounts/user/${me.id}`)).body.items;
  const entries = (await employee.get(`accounts/${primary.id}/entries?limit=200`)).body.items;
  expect(entries.filter(({ kind }: { kind: string }) => kind === 'salary')).toHaveLength(12);
});

test('lets a newcomer pay this month: it is covered, and nothing is in its way', async () => {
  const owner = await as('owner');
  const [draft] = (await owner.get('payroll/runs')).body.items;
  const path = `payroll/runs/${draft.id}`;
  await expectMade(owner, `${path}/calculation`, { version: draft.version });
  const run = await vi.waitFor(async () => {
    const { body } = await owner.get(path);
    expect(body.status).toBe('calculated');
    return body;
  }, 15_000);
  expect(run.available).toBeGreaterThan(run.totals.leaving);
  await expectEach(owner, 200, [['put', `${path}/review`, { reviewed: true }]]);
  const { version } = (await owner.get(path)).body;
  const approved = await (await as('admin')).post(`${path}/approval`, {
    version,
    leaving: run.totals.leaving,
  });
  expect(approved.body.status).toBe('approved');
});

test('has clients who can pay a newcomer’s first reward, and a ledger that adds up', async () => {
  const client = await as('client');
  const me = (await client.get('users/me')).body;
  const [primary] = (await client.get(`accounts/user/${me.id}`)).body.items;
  expect(primary.available).toBeGreaterThanOrEqual(100_000_00);
  const { database } = app.services;
  expect(await database.read(tenant.id, (db) => verify(queryIn(db), tenant.id))).toEqual({
    differences: [],
    strays: [],
  });
});

test.each([
  ['in January', '2026-01-01T00:30:00Z', 12],
  ['after the last month whose rates are gazetted', '2027-04-30T22:00:00Z', 12],
  ['when nothing new is known of a whole year', '2029-02-28T12:00:00Z', 12],
])('is filled %s', async (_when, now, months) => {
  const { database, logins } = app.services;
  const another = await aTenant(app);
  expect(await seedSample(database, logins, another.id, new Date(now))).toBe(true);
  const { runs, moves } = await database.read(another.id, async (db) => ({
    runs: await db.selectFrom('payroll_runs').select(['status']).orderBy('month').execute(),
    moves: await db.selectFrom('payroll_run_moves').select('at').where('at', '>', new Date(now)).execute(),
  }));
  const statuses = runs.map(({ status }) => status);
  expect(statuses).toEqual([...Array.from({ length: months }, () => 'closed'), 'draft']);
  expect(moves).toEqual([]);
});
