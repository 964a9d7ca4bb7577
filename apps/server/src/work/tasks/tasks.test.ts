import { expect, test } from 'vitest';
import { everyPage, expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aShop, type Shop, taskIn } from '../../../test/factories/shop.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const shop = useOnce(() => aShop(app));

const aTask = (given = {}) => taskIn(shop, given);

const aFlow = async () => (await expectMade(shop.client.as, 'flows', { app: shop.app.id, name: 'Till' }))._id;

const everyCall = (id: string, version = 1) =>
  [
    ['get', `tasks/${id}`],
    ['put', `tasks/${id}`, { title: 'Sell boots', version }],
    ['get', `tasks/${id}/activity`],
    ['post', `tasks/${id}/submission`, { version }],
    ['post', `tasks/${id}/acceptance`, { version }],
    ['post', `tasks/${id}/rejection`, { version }],
    ['post', `tasks/${id}/reopening`, { version }],
    ['post', `tasks/${id}/cancellation`, { version }],
    ['delete', `tasks/${id}`],
  ] as const;

const everyList = (id: string) =>
  [
    ['get', `tasks?app=${id}`],
    ['get', `tasks/counts?app=${id}`],
    ['get', `tasks/labels?app=${id}`],
  ] as const;

test('needs a login', async () => {
  const { _id } = await aTask();
  const nobody = api(app, { tenant: shop.tenant });
  await expectEach(nobody, 401, [
    ...everyCall(_id),
    ...everyList(shop.app.id),
    ['get', 'tasks/mine'],
    ['post', 'tasks', { app: shop.app.id, title: 'Sell shoes' }],
    ['post', 'tasks/bulk-change', { tasks: [{ _id, version: 1 }], change: {} }],
    ['post', 'tasks/bulk-deletion', { tasks: [_id] }],
  ]);
});

test('is not there for another workspace, nor for a user who has no part in it', async () => {
  const { _id, version } = await aTask();
  for (const { as } of [shop.outsider, shop.stranger, shop.agent]) {
    await expectEach(as, 404, [
      ...everyCall(_id),
      ...everyList(shop.app.id),
      ['post', 'tasks', { app: shop.app.id, title: 'Sell shoes' }],
    ]);
    const change = { tasks: [{ _id, version }], change: { priority: 'high' } };
    const { body } = await as.post('tasks/bulk-change', change);
    expect(body.items).toEqual([{ _id, ok: false, error: expect.stringMatching(/Task not found/) }]);
    expect((await as.get('tasks/mine')).body.items).toEqual([]);
  }
  expect((await shop.client.as.get(`tasks/${_id}`)).body).toMatchObject({ title: 'Sell shoes', version: 1 });
});

test('is for roles that have to do with tasks', async () => {
  const { _id } = await aTask();
  await expectEach(shop.employee.as, 404, everyCall(_id));
  await expectEach(shop.employee.as, 403, [...everyList(shop.app.id), ['get', 'tasks/mine']]);
});

test('is made with all it can say, and read again', async () => {
  const flow = await aFlow();
  const task = await aTask({
    title: 'Take M-Pesa',
    description: '<p>At the <strong>till</strong><script>alert(1)</script></p>',
    flow,
    status: 'todo',
    priority: 'high',
    assignees: [shop.member.id],
    labels: ['Payments', 'payments', 'till'],
    dueDate: '2026-12-24',
    estimate: 6.5,
    reward: { amount: 250_000, currency: 'KES' },
  });
  expect(task).toMatchObject({
    app: shop.app.id,
    flow,
    number: expect.stringMatching(/^WEB-\d+$/),
    title: 'Take M-Pesa',
    description: '<p>At the <strong>till</strong></p>',
    status: 'todo',
    priority: 'high',
    assignees: [{ id: shop.member.id, name: 'Otieno Ouma', role: 'agent' }],
    labels: ['payments', 'till'],
    dueDate: '2026-12-24',
    estimate: 6.5,
    reward: { amount: 250_000, currency: 'KES' },
    author: { id: shop.client.id },
    subtasks: { done: 0, total: 0 },
    comments: 0,
    attachments: 0,
    files: [],
    version: 1,
    appInfo: { id: shop.app.id, key: 'WEB', project: { id: shop.project.id, name: 'Shop' } },
    may: {
      update: true,
      delete: true,
      comment: true,
      assign: true,
      moves: ['backlog', 'in-progress', 'cancelled'],
    },
  });
  expect((await shop.client.as.get(`tasks/${task._id}`)).body).toEqual(task);
});

test('gets numbers without gaps or doubles, however many are made at once', async () => {
  const own = await expectMade(shop.client.as, 'apps', { name: 'Rush', key: 'RUSH' });
  const made = await Promise.all(Array.from({ length: 12 }, () => aTask({ app: own.id })));
  const numbers = made.map(({ number }) => Number(number.split('-')[1]));
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  expect(new Set(made.map(({ position }) => position)).size).toBe(12);
});

test('cannot be given strangers, or the flow of another app', async () => {
  const other = await expectMade(shop.client.as, 'apps', { name: 'Other', key: 'OTHER' });
  const flow = (await expectMade(shop.client.as, 'flows', { app: other.id, name: 'Elsewhere' }))._id;
  const task = await aTask();
  for (const assignees of [[shop.employee.id], [shop.outsider.id], [shop.project.id]])
    for (const answer of [
      await shop.client.as.post('tasks', { app: shop.app.id, title: 'Sell', assignees, flow }),
      await shop.client.as.put(`tasks/${task._id}`, { version: 1, assignees, flow }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.data.fields).toEqual({
        assignees: expect.stringMatching(/members/),
        flow: expect.stringMatching(/same app/),
      });
    }
  const attachments = [shop.project.id];
  const answer = await shop.client.as.put(`tasks/${task._id}`, { version: 1, attachments });
  expect(answer.body.data.fields).toEqual({ attachments: expect.stringMatching(/uploaded/) });
});

test('carries files of a user who attaches them, to be fetched by all who see it', async () => {
  const upload = async ({ as }: Shop['agent'], text: string) => {
    const form = new FormData();
    form.set('file', new Blob([text], { type: 'text/plain' }), 'notes.txt');
    return (await as.send('file-upload/single', { method: 'POST', body: form })).body.id;
  };
  const [one, two] = [await upload(shop.client, 'one'), await upload(shop.agent, 'two')];
  const task = await aTask({ attachments: [one], assignees: [shop.agent.id] });
  expect(task).toMatchObject({ attachments: 1, files: [{ id: one, name: 'notes.txt', size: 3 }] });
  expect(await (await fetch(app.address + task.files[0].url)).text()).toBe('one');

  const put = (version: number, attachments: string[]) =>
    shop.agent.as.put(`tasks/${task._id}`, { version, attachments });
  expect((await put(1, [one, two])).body).toMatchObject({ attachments: 2, version: 2 });
  expect((await put(2, [two, one])).body).toMatchObject({ attachments: 2, version: 2 });
  expect((await put(2, [two])).body.files).toMatchObject([{ id: two }]);
  const [{ changes }] = (await shop.client.as.get(`tasks/${task._id}/activity`)).body.items;
  expect(changes.attachments.after).toEqual([two]);
});

test('is deleted by its owner, and its number is not given again', async () => {
  const task = await aTask();
  const answer = await shop.client.as.delete(`tasks/${task._id}`);
  expect(answer.body.message).toContain(task.number);
  await expectEach(shop.client.as, 404, everyCall(task._id));
  expect((await aTask()).number).not.toBe(task.number);
});

test('tells what happened to it, in the words of the contract', async () => {
  const task = await aTask();
  const put = (version: number, change: object) =>
    shop.client.as.put(`tasks/${task._id}`, { version, ...change });
  await put(1, { priority: 'high', assignees: [shop.agent.id], dueDate: '2027-01-31' });
  await put(2, { status: 'todo' });
  await shop.client.as.post(`tasks/${task._id}/cancellation`, { version: 3, reason: 'No budget' });
  await expectMade(shop.agent.as, 'comments', { task: task._id, body: '<p>A pity</p>' });
  await expectMade(shop.agent.as, 'subtasks', { task: task._id, title: 'Tell everybody' });

  const items = await everyPage(shop.agent.as, `tasks/${task._id}/activity`, 2);
  expect(items).toMatchObject([
    { verb: 'subtask-added', actor: { id: shop.agent.id } },
    { verb: 'commented', actor: { id: shop.agent.id } },
    {
      verb: 'cancelled',
      reason: 'No budget',
      changes: { status: { before: 'todo', after: 'cancelled' } },
    },
    { verb: 'moved', changes: { status: { before: 'backlog', after: 'todo' } } },
    {
      verb: 'changed',
      actor: { id: shop.client.id, name: 'Njeri Kamau' },
      changes: {
        priority: { before: 'none', after: 'high' },
        dueDate: { before: null, after: '2027-01-31' },
        assignees: { before: [], after: [{ id: shop.agent.id, name: 'Baraka Juma' }] },
      },
    },
    { verb: 'created', changes: {} },
  ]);
});

test('never breaks on bad input', async () => {
  const task = await aTask({ assignees: [shop.agent.id], labels: ['a'], flow: await aFlow() });
  const { as } = shop.client;
  const fields = {
    title: 'Sell',
    description: '<p>Shoes</p>',
    flow: task.flow,
    priority: 'low',
    assignees: [shop.agent.id],
    labels: ['a'],
    dueDate: '2026-12-24',
    estimate: 1,
    reward: { amount: 1, currency: 'KES' },
    attachments: [],
  };
  const filter = `flow=${task.flow}&status=todo&priority=low&assignee=me&label=a&due=today&q=x`;
  await survivesBadInput(as, { method: 'POST', path: 'tasks', body: { ...fields, app: shop.app.id } });
  await survivesBadInput(as, {
    method: 'GET',
    path: `tasks?app=${shop.app.id}&sort=title&limit=5&${filter}`,
    runs: 150,
  });
  await survivesBadInput(as, { method: 'GET', path: `tasks/counts?app=${shop.app.id}&${filter}` });
  await survivesBadInput(as, { method: 'GET', path: `tasks/labels?app=${shop.app.id}` });
  await survivesBadInput(as, { method: 'GET', path: 'tasks/mine?part=assigned&status=todo&due=week&q=a' });
  await survivesBadInput(as, { method: 'GET', path: `tasks/${task._id}` });
  await survivesBadInput(as, { method: 'GET', path: `tasks/${task._id}/activity?limit=2` });
  await survivesBadInput(as, {
    method: 'PUT',
    path: `tasks/${task._id}`,
    body: { ...fields, version: 1, status: 'todo', place: { after: task._id } },
    runs: 120,
  });
  for (const noun of ['submission', 'acceptance', 'rejection', 'reopening', 'cancellation'])
    await survivesBadInput(as, {
      method: 'POST',
      path: `tasks/${task._id}/${noun}`,
      body: { version: 1, reason: 'x' },
      runs: 20,
    });
  await survivesBadInput(as, {
    method: 'POST',
    path: 'tasks/bulk-change',
    body: {
      tasks: [{ _id: task._id, version: 1 }],
      change: { flow: null, priority: 'low', assignees: [], dueDate: null, status: 'todo', addLabels: ['b'] },
    },
  });
  await survivesBadInput(as, { method: 'DELETE', path: `tasks/${task._id}`, runs: 20 });
});
