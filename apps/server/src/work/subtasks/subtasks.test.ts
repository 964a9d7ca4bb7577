import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const aTask = (more = {}) =>
  expectMade(shop.client.as, 'tasks', { app: shop.app.id, title: 'Sell', flow: flow._id, ...more });
const aSubtask = (more = {}, as = shop.client.as) =>
  expectMade(as, 'subtasks', { task: task._id, title: 'Wrap', ...more });

const shop = useOnce(() => aShop(app));
const flow = useOnce<{ _id: string }>(() =>
  expectMade(shop.client.as, 'flows', { app: shop.app.id, name: 'Till' }),
);
const task = useOnce<{ _id: string }>(() => aTask({ assignees: [shop.agent.id] }));

const everyCall = (id: string) =>
  [
    ['put', `subtasks/${id}`, { done: true, version: 1 }],
    ['delete', `subtasks/${id}`],
  ] as const;
const everyTaskCall = () =>
  [
    ['get', `tasks/sub-tasks?flow=${flow._id}`],
    ['get', `tasks/sub-tasks?task=${task._id}`],
    ['post', 'subtasks', { task: task._id, title: 'Mine' }],
  ] as const;

test('needs a login', async () => {
  const { _id } = await aSubtask();
  await expectEach(api(app, { tenant: shop.tenant }), 401, [...everyCall(_id), ...everyTaskCall()]);
});

test('is not there for another workspace, nor for a user who does not see the task', async () => {
  const { _id } = await aSubtask();
  for (const { as } of [shop.outsider, shop.stranger])
    await expectEach(as, 404, [...everyCall(_id), ...everyTaskCall()]);
  await expectEach(shop.employee.as, 404, everyCall(_id));
  await expectEach(shop.employee.as, 403, everyTaskCall().slice(0, 2));
});

test('is added and ticked by a user who sees the task, deleted by who made it or has a say', async () => {
  for (const who of [shop.member, shop.agent, shop.manager]) {
    const own = await aSubtask({}, who.as);
    expect(own.may).toEqual({ update: true, delete: true });
    await expectEach(who.as, 200, everyCall(own._id));
  }
  const { _id } = await aSubtask();
  for (const [at, who] of [shop.member, shop.agent].entries()) {
    expect(
      (await who.as.put(`subtasks/${_id}`, { done: true, version: Math.min(at + 1, 2) })).body,
    ).toMatchObject({
      done: true,
      may: { update: true, delete: false },
    });
    await expectEach(who.as, 403, [['delete', `subtasks/${_id}`]]);
  }
  await expectEach(shop.manager.as, 200, [['delete', `subtasks/${_id}`]]);
});

test('is made, changed, counted on the card and listed by flow or task', async () => {
  const [one, two] = [await aTask({ assignees: [shop.agent.id] }), await aTask()];
  const first = await aSubtask({
    task: one._id,
    title: 'Wrap it',
    assignee: shop.agent.id,
    dueDate: '2026-12-01',
  });
  expect(first).toMatchObject({
    flow: flow._id,
    task: one._id,
    title: 'Wrap it',
    done: false,
    assignee: { id: shop.agent.id, name: 'Baraka Juma' },
    dueDate: '2026-12-01',
  });
  const second = await aSubtask({ task: two._id, title: 'Ship it', done: true });
  const list = async (query: string, as = shop.client.as) =>
    (await as.get(`tasks/sub-tasks?${query}`)).body.items.map(({ _id }: { _id: string }) => _id);
  expect(await list(`task=${one._id}`)).toEqual([first._id]);
  expect(await list(`flow=${flow._id}`)).toEqual(expect.arrayContaining([first._id, second._id]));
  expect(await list(`flow=${flow._id}&task=${two._id}`)).toEqual([second._id]);
  expect(await list(`flow=${flow._id}`, shop.agent.as)).not.toContain(second._id);

  const change = { title: 'Wrap it well', done: true, assignee: null, dueDate: null };
  expect((await shop.agent.as.put(`subtasks/${first._id}`, { ...change, version: 1 })).body).toMatchObject({
    ...change,
    version: 2,
  });
  expect((await shop.client.as.get(`tasks/${one._id}`)).body).toMatchObject({
    subtasks: { done: 1, total: 1 },
    version: 1,
  });
  const [last, before] = (await shop.client.as.get(`tasks/${one._id}/activity`)).body.items;
  expect(last).toMatchObject({
    verb: 'subtask-changed',
    changes: { title: { before: 'Wrap it', after: 'Wrap it well' }, done: { before: false, after: true } },
  });
  expect(before).toMatchObject({
    verb: 'subtask-added',
    changes: { title: { before: null, after: 'Wrap it' } },
  });
});

test('is changed on the version that was seen, and another change is told of, not lost', async () => {
  const { _id, version } = await aSubtask();
  const other = await aSubtask();
  const put = (change: object) => shop.client.as.put(`subtasks/${_id}`, { ...change, version });
  const changes = [{ title: 'Wrap it' }, { title: 'Pack it' }, { done: true }, { after: other._id }];
  const answers = await Promise.all(changes.map(put));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body;
  expect(saved.version).toBe(2);
  for (const { status, body } of answers)
    if (status === 409) expect(body.data).toMatchObject({ current: saved });
  expect((await put({})).status).toBe(409);
  expect((await shop.client.as.put(`subtasks/${_id}`, { done: true })).body.data.fields).toHaveProperty(
    'version',
  );
});

test('is assigned only to somebody who sees the task', async () => {
  const { _id } = await aSubtask();
  for (const assignee of [shop.stranger.id, shop.employee.id, shop.outsider.id, shop.app.id])
    for (const answer of [
      await shop.client.as.post('subtasks', { task: task._id, title: 'Wrap', assignee }),
      await shop.client.as.put(`subtasks/${_id}`, { assignee, version: 1 }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.data.fields).toHaveProperty('assignee');
    }
  const assignees = [shop.member.id, shop.manager.id, shop.client.id, shop.agent.id];
  for (const [at, assignee] of assignees.entries())
    await expectEach(shop.client.as, 200, [['put', `subtasks/${_id}`, { assignee, version: at + 1 }]]);
});

test('stands where it was put, at random and again and again', async () => {
  const own = await aTask();
  const made: string[] = [];
  for (const title of ['a', 'b', 'c', 'd']) made.push((await aSubtask({ task: own._id, title }))._id);
  let expected = [...made];
  const versions = new Map<string, number>();
  const move = async (id: string, after: string | null) => {
    const version = versions.get(id) ?? 1;
    const answer = await shop.client.as.put(`subtasks/${id}`, { after, version });
    if (id === after) return expect(answer.status).toBe(400);
    expect(answer.status).toBe(200);
    versions.set(id, version + 1);
    expected = expected.filter((kept) => kept !== id);
    expected.splice(after === null ? 0 : expected.indexOf(after) + 1, 0, id);
  };
  const check = async () => {
    const { items } = (await shop.client.as.get(`tasks/sub-tasks?task=${own._id}`)).body;
    expect(items.map(({ _id }: { _id: string }) => _id)).toEqual(expected);
    for (const { position } of items) expect(position.length).toBeLessThanOrEqual(48);
  };
  const steps = fc.array(
    fc.tuple(fc.constantFrom(...made), fc.option(fc.constantFrom(...made), { nil: null })),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      for (const [id, after] of taken) await move(id, after);
      await check();
    }),
    { numRuns: 20 },
  );
  const [first = '', second = '', third = ''] = expected;
  for (let round = 0; round < 130; round++) await move(round % 2 ? second : third, first);
  await check();
});

test('never breaks on bad input', async () => {
  const { _id } = await aSubtask();
  const { as } = shop.client;
  const body = { title: 'Wrap', done: false, assignee: shop.agent.id, dueDate: '2026-12-01', after: null };
  await survivesBadInput(as, { method: 'GET', path: `tasks/sub-tasks?flow=${flow._id}&task=${task._id}` });
  await survivesBadInput(as, { method: 'POST', path: 'subtasks', body: { ...body, task: task._id } });
  await survivesBadInput(as, { method: 'PUT', path: `subtasks/${_id}`, body: { ...body, version: 1 } });
  await survivesBadInput(as, { method: 'DELETE', path: `subtasks/${_id}`, runs: 20 });
});
