import { expect, test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { aShop, type Shop, taskIn } from '../../../test/factories/shop.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const shop = useOnce(() => aShop(app));

const aTask = (given = {}) => taskIn(shop, given);

test('is changed by who has a part in it, each their share', async () => {
  const task = await aTask({ assignees: [shop.agent.id], reward: { amount: 100, currency: 'KES' } });
  const put = (who: Shop['agent'], version: number, change: object) =>
    who.as.put(`tasks/${task._id}`, { version, ...change });

  // An assignee changes what it says, not who does it nor what it is worth; a team member only reads.
  expect((await put(shop.agent, 1, { title: 'Sell boots', labels: ['winter'] })).body).toMatchObject({
    title: 'Sell boots',
    labels: ['winter'],
    version: 2,
    may: { update: true, delete: false, assign: false },
  });
  expect((await put(shop.agent, 2, { assignees: [shop.agent.id], title: 'Sell boots' })).status).toBe(200);
  for (const change of [{ assignees: [] }, { reward: null }, { reward: { amount: 999, currency: 'KES' } }])
    expect((await put(shop.agent, 2, change)).status).toBe(403);
  expect((await put(shop.member, 2, { title: 'Mine' })).status).toBe(403);
  expect((await shop.member.as.get(`tasks/${task._id}`)).body.may).toEqual({
    update: false,
    delete: false,
    comment: true,
    assign: false,
    moves: [],
    acceptRefusal: 'payer',
    seeReward: false,
    approve: false,
    retract: false,
  });
  await expectEach(shop.member.as, 403, [
    ['delete', `tasks/${task._id}`],
    ['post', 'tasks', { app: shop.app.id, title: 'Mine' }],
  ]);

  const changed = await put(shop.client, 2, {
    assignees: [shop.member.id],
    reward: null,
    dueDate: null,
    estimate: null,
    flow: null,
  });
  expect(changed.body).toMatchObject({ version: 3, reward: null, assignees: [{ id: shop.member.id }] });
  await expectEach(shop.agent.as, 404, [['get', `tasks/${task._id}`]]);
});

test('refuses a stale change and gives the newer state, overwriting nothing', async () => {
  const task = await aTask();
  expect((await shop.client.as.put(`tasks/${task._id}`, { version: 1, title: 'First' })).status).toBe(200);
  const stale = await shop.manager.as.put(`tasks/${task._id}`, {
    version: 1,
    title: 'Second',
    status: 'todo',
  });
  expect(stale.status).toBe(409);
  expect(stale.body.data.current).toMatchObject({
    _id: task._id,
    title: 'First',
    version: 2,
    status: 'backlog',
  });
  const bulk = { tasks: [{ _id: task._id, version: 1 }], change: { priority: 'low' } };
  expect((await shop.client.as.post('tasks/bulk-change', bulk)).body.items).toEqual([
    { _id: task._id, ok: false, error: expect.stringMatching(/Someone else changed/) },
  ]);
  expect((await shop.client.as.get(`tasks/${task._id}`)).body).toMatchObject({ title: 'First', version: 2 });
});

test('lets one of two changes at once win', async () => {
  const task = await aTask();
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((title) => shop.client.as.put(`tasks/${task._id}`, { version: 1, title })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const winner = answers.find(({ status }) => status === 200);
  expect((await shop.client.as.get(`tasks/${task._id}`)).body.title).toBe(winner?.body.title);
});

test('is changed with many others, each answering for itself', async () => {
  const [one, two, three] = [await aTask({ labels: ['old', 'kept'] }), await aTask(), await aTask()];
  const change = {
    tasks: [
      { _id: one._id, version: 1 },
      { _id: two._id, version: 7 },
      { _id: shop.project.id, version: 1 },
      { _id: three._id, version: 1 },
    ],
    change: { status: 'todo', priority: 'urgent', addLabels: ['new'], removeLabels: ['old'] },
  };
  const { body } = await shop.client.as.post('tasks/bulk-change', change);
  expect(body.items).toMatchObject([
    { ok: true, task: { status: 'todo', priority: 'urgent', labels: ['kept', 'new'] } },
    { ok: false, error: expect.stringMatching(/Someone else changed/) },
    { ok: false, error: expect.stringMatching(/Task not found/) },
    { ok: true, task: { labels: ['new'] } },
  ]);
  const refused = await shop.member.as.post('tasks/bulk-change', {
    tasks: [{ _id: one._id, version: body.items[0].task.version }],
    change: { status: 'in-progress' },
  });
  expect(refused.body.items).toMatchObject([{ ok: false, error: expect.stringMatching(/cannot/) }]);
});
