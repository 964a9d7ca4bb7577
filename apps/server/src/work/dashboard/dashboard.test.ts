import { addDays, dayIn } from '@kazi/contract/shared';
import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { permissionIds } from '../../../test/factories/permissions.ts';
import { aShop, type Shop } from '../../../test/factories/shop.ts';
import { settle } from '../../../test/factories/tenant.ts';
import { aUser, giveRole } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';
import { kenyanDayStart } from '../../database/kenyan-time.ts';

const app = useServer();

const dayFromNow = (days: number) => addDays(dayIn('Africa/Nairobi'), days);
const aTask = (title: string, more = {}) =>
  expectMade(shop.client.as, 'tasks', { app: shop.app.id, title, assignees: [shop.agent.id], ...more });
const read = async ({ as }: Shop['agent']) => (await as.get('dashboard')).body;

const shop = useOnce(() => aShop(app));

test('needs a login', async () => {
  await expectEach(api(app, { tenant: shop.tenant }), 401, [['get', 'dashboard']]);
});

test('shows what to do now, what waits for review, and how it goes', async () => {
  await aTask('Some day', { priority: 'low' });
  await aTask('Late', { dueDate: dayFromNow(-2), status: 'in-progress' });
  await aTask('Soon', { dueDate: dayFromNow(3), status: 'todo' });
  await aTask('Not mine', { assignees: [shop.member.id], dueDate: dayFromNow(-1) });
  const cancelled = await aTask('Cancelled', { dueDate: dayFromNow(-5) });
  await shop.client.as.post(`tasks/${cancelled._id}/cancellation`, { version: 1 });
  const handedIn = await aTask('Handed in', { status: 'in-progress' });
  await shop.agent.as.post(`tasks/${handedIn._id}/submission`, { version: 1 });
  const done = await aTask('Done', { status: 'in-progress' });
  await shop.agent.as.post(`tasks/${done._id}/submission`, { version: 1 });
  await shop.client.as.post(`tasks/${done._id}/acceptance`, { version: 2 });

  const agent = await read(shop.agent);
  expect(agent.counts).toEqual({ overdue: 1, dueThisWeek: 1, inProgress: 1, toReview: 0 });
  const titles = (items: Array<{ title: string }>) => items.map(({ title }) => title);
  expect(titles(agent.fresh)).toEqual(['Soon', 'Some day']);
  expect(titles(agent.next)).toEqual(['Late']);
  expect(agent.waiting).toBe(1);
  expect(agent.next[0].appInfo).toMatchObject({ key: 'WEB', project: { name: 'Shop' } });
  expect(agent.toReview).toEqual([]);
  expect(agent.projects).toEqual([{ id: shop.project.id, name: 'Shop', done: 1, total: 6, overdue: 2 }]);
  expect(agent.finished).toHaveLength(12);
  expect(agent.finished.at(-1)).toEqual({ week: expect.any(String), tasks: 1 });
  expect(new Date(agent.finished.at(-1).week).getUTCDay()).toBe(1);
  expect(agent.finished.slice(0, -1).every(({ tasks }: { tasks: number }) => tasks === 0)).toBe(true);
  expect(agent.recent[0]).toMatchObject({
    verb: 'accepted',
    actor: { id: shop.client.id },
    task: done._id,
    number: done.number,
    title: 'Done',
    app: shop.app.id,
  });
  expect(titles(agent.recent)).not.toContain('Not mine');

  const client = await read(shop.client);
  expect(client.counts.toReview).toBe(1);
  expect(titles(client.toReview)).toEqual(['Handed in']);
  expect(client.toReview[0].may.moves).toContain('done');
  expect(client.next).toEqual([]);
});

test('puts first what was sent back, then what is late, due, in progress and to do', async () => {
  const own = await aShop(app);
  const make = (title: string, more = {}) =>
    expectMade(own.client.as, 'tasks', { app: own.app.id, title, assignees: [own.agent.id], ...more });
  await make('Backlog', { priority: 'urgent' });
  await make('To do', { status: 'todo' });
  await make('In progress', { status: 'in-progress' });
  await make('Far off', { status: 'todo', dueDate: dayFromNow(30) });
  await make('Due', { dueDate: dayFromNow(0) });
  await make('Late', { dueDate: dayFromNow(-1) });
  for (const title of ['Sent back', 'Handed in again']) {
    const { _id } = await make(title, { status: 'in-progress' });
    await own.agent.as.post(`tasks/${_id}/submission`, { version: 1 });
    await own.client.as.post(`tasks/${_id}/rejection`, {
      version: 2,
      reason: 'The logo is missing\nAnd more',
    });
    if (title === 'Handed in again') await own.agent.as.post(`tasks/${_id}/submission`, { version: 3 });
  }
  // What was given lately stands in a list of its own.
  await app.services.database.write(own.tenant.id, null, async (tx) => {
    const assigned_at = new Date(Date.now() - 8 * 86_400_000);
    await tx.updateTable('task_assignees').set({ assigned_at }).where('tenant_id', '=', tx.tenant).execute();
  });
  const { next, waiting } = await read(own.agent);
  expect(next.map(({ title }: { title: string }) => title)).toEqual([
    'Sent back',
    'Late',
    'Due',
    'In progress',
    'Far off',
    'To do',
    'Backlog',
  ]);
  expect(next[0].sentBack).toMatchObject({
    by: { id: own.client.id },
    reason: 'The logo is missing\nAnd more',
  });
  expect(next[1].sentBack).toBeNull();
  expect(waiting).toBe(1);
});

test('counts work in the week that it was finished in by the clocks of Kenya', async () => {
  const own = await aShop(app);
  const finished = async () => (await own.client.as.get('dashboard')).body.finished;
  const week = (await finished()).at(-2).week;
  const done = await expectMade(own.client.as, 'tasks', {
    app: own.app.id,
    title: 'Done by night',
    status: 'in-progress',
  });
  const path = `tasks/${done._id}`;
  await own.client.as.post(`${path}/submission`, { version: 1 });
  expect((await own.client.as.post(`${path}/acceptance`, { version: 2 })).status).toBe(201);
  await app.services.database.write(own.tenant.id, null, async (tx) => {
    const finished_at = new Date(kenyanDayStart(week).getTime() + 90 * 60_000); // of Sunday in UTC
    await tx.updateTable('tasks').set({ finished_at }).where('id', '=', done._id).execute();
  });
  expect((await finished()).filter(({ tasks }: { tasks: number }) => tasks > 0)).toEqual([
    { week, tasks: 1 },
  ]);
});

test.each([
  ['sunday', 0],
  ['saturday', 6],
] as const)('weeks begin on a %s where those of the workspace do', async (week_start, day) => {
  const own = await aShop(app);
  await settle(app, own.tenant, { week_start, time_zone: 'Pacific/Auckland' });
  const { finished } = (await own.client.as.get('dashboard')).body;
  expect(finished).toHaveLength(12);
  expect(new Date(finished.at(-1).week).getUTCDay()).toBe(day);
  const today = dayIn('Pacific/Auckland');
  expect([finished.at(-1).week <= today, addDays(finished.at(-1).week, 6) >= today]).toEqual([true, true]);
});

test('ticks off what a newcomer has done, and asks nothing of who may make no project', async () => {
  const as = api(app, await aUser(app, shop.tenant, { role: 'client' }));
  const steps = async () => (await as.get('dashboard')).body.firstSteps;
  const none = { topUp: false, project: false, task: false };
  expect(await steps()).toEqual(none);
  await expectMade(as, 'projects', { name: 'Orchard', key: 'ORC' });
  expect(await steps()).toEqual({ ...none, project: true });
  expect((await read(shop.client)).firstSteps).toEqual({ ...none, project: true, task: true });
});

test('a freelancer first says where money goes, and submits work', async () => {
  const agent = await aUser(app, shop.tenant, { role: 'agent' });
  const steps = async () => (await read({ ...shop.agent, as: api(app, agent) })).firstSteps;
  expect(await steps()).toEqual({ receiver: false, submit: false });
  const task = await aTask('First', { assignees: [agent.id], status: 'in-progress' });
  await api(app, agent).post(`tasks/${task._id}/submission`, { version: 1 });
  expect(await steps()).toEqual({ receiver: false, submit: true });
});

test('an employee first says where money goes, unless their pay goes there by itself, and looks at a payslip', async () => {
  const employee = await aUser(app, shop.tenant, { role: 'employee' });
  const steps = async () => (await api(app, employee).get('dashboard')).body.firstSteps;
  expect(await steps()).toEqual({ receiver: false });
  const change = (pay_method: 'wallet' | 'mpesa') =>
    app.services.database.write(shop.tenant.id, null, async (tx) => {
      const columns = { first_name: 'Asha', last_name: 'Ali', joined_on: '2026-11-01' };
      const pay = { pay_method, pay_phone: pay_method === 'mpesa' ? '254712345678' : null };
      await tx
        .insertInto('employees')
        .values({
          ...columns,
          ...pay,
          tenant_id: tx.tenant,
          id: employee.id,
          number: '77',
          user_id: employee.id,
        })
        .onConflict((clash) => clash.columns(['tenant_id', 'id']).doUpdateSet(pay))
        .execute();
    });
  await change('wallet');
  expect(await steps()).toEqual({ receiver: false, payslip: false });
  await change('mpesa');
  expect(await steps()).toEqual({ payslip: false });
});

test('who runs payroll and founds nothing is led through it', async () => {
  const home = await aShop(app);
  const owner = api(app, await aUser(app, home.tenant, { role: 'owner' }));
  expect(Object.keys((await owner.get('dashboard')).body.firstSteps)).toEqual([
    'project',
    'topUp',
    'task',
    'invite',
  ]);
  const [id] = permissionIds((await owner.get('permission')).body.items, ['manage Payroll']);
  const role = await expectMade(owner, 'roles', { name: 'Bookkeeper', permissions: [id] });
  const keeper = await aUser(app, home.tenant, { role: 'employee' });
  await giveRole(app, keeper, role.id);
  expect((await api(app, keeper).get('dashboard')).body.firstSteps).toEqual({
    employer: false,
    payer: false,
    secondApprover: true,
    employees: false,
    run: false,
  });
});

test('shows nothing of what is not shared', async () => {
  for (const who of [shop.stranger, shop.employee, shop.outsider]) {
    const body = await read(who);
    expect(body.counts).toEqual({ overdue: 0, dueThisWeek: 0, inProgress: 0, toReview: 0 });
    for (const list of [body.fresh, body.next, body.toReview, body.projects, body.recent])
      expect(list).toEqual([]);
    for (const { tasks } of body.finished) expect(tasks).toBe(0);
  }
});

test('never breaks on bad input', async () => {
  await survivesBadInput(shop.client.as, { method: 'GET', path: 'dashboard', runs: 20 });
});
