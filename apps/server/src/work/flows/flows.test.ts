import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { aTask } from '../../../test/factories/task.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const shop = useOnce(() => aShop(app));

const aFlow = (more = {}) =>
  expectMade(shop.client.as, 'flows', { app: shop.app.id, name: 'Checkout', ...more });

const everyCall = (id: string) =>
  [
    ['get', `flows/${id}`],
    ['put', `flows/${id}`, { name: 'Mine', version: 1 }],
    ['delete', `flows/${id}`],
  ] as const;

test('needs a login', async () => {
  const { _id } = await aFlow();
  await expectEach(api(app, { tenant: shop.tenant }), 401, [
    ...everyCall(_id),
    ['get', `flows?app=${shop.app.id}`],
    ['post', 'flows', { app: shop.app.id, name: 'Mine' }],
  ]);
});

test('is not there for another workspace, nor for a user who has no part in the app', async () => {
  const { _id } = await aFlow();
  for (const { as } of [shop.outsider, shop.stranger, shop.agent, shop.employee])
    await expectEach(as, 404, [
      ...everyCall(_id),
      ['get', `flows?app=${shop.app.id}`],
      ['post', 'flows', { app: shop.app.id, name: 'Mine' }],
    ]);
});

test('is read, not changed, by who is in the team or assigned a task of the app', async () => {
  const { _id } = await aFlow();
  const own = await aShop(app);
  await aTask(app, { app: own.app.id, author: own.client, assignees: [own.agent] });
  const worked = await expectMade(own.client.as, 'flows', { app: own.app.id, name: 'Till' });
  for (const [who, id] of [
    [shop.member, _id],
    [own.agent, worked._id],
  ] as const) {
    expect((await who.as.get(`flows/${id}`)).body.may).toEqual({
      update: false,
      delete: false,
      addStory: false,
      addTask: false,
      comment: true,
    });
    await expectEach(who.as, 403, everyCall(id).slice(1));
  }
  await expectEach(shop.member.as, 403, [['post', 'flows', { app: shop.app.id, name: 'Mine' }]]);
});

test('is made, read, listed, changed and deleted', async () => {
  const own = await expectMade(shop.client.as, 'apps', { name: 'Flows', key: 'FLOWS' });
  const flow = await aFlow({
    app: own.id,
    description: '<p>From <b>basket</b> to receipt</p><script>x</script>',
    stages: ['Basket', 'Payment'],
  });
  expect(flow).toMatchObject({
    app: own.id,
    name: 'Checkout',
    description: '<p>From <b>basket</b> to receipt</p>',
    stages: [{ name: 'Basket' }, { name: 'Payment' }],
    currentStage: null,
    progress: { done: 0, total: 0 },
    stories: { done: 0, total: 0 },
    author: shop.client.id,
    version: 1,
    may: { update: true, delete: true, addStory: true, addTask: true, comment: true },
  });
  const second = await aFlow({ app: own.id, name: 'Returns' });
  expect((await shop.client.as.get(`flows?app=${own.id}`)).body.items).toEqual([flow, second]);

  const changed = await shop.manager.as.put(`flows/${flow._id}`, { version: 1, name: 'Check out' });
  expect(changed.body).toMatchObject({ name: 'Check out', stages: flow.stages, version: 2 });
  await expectEach(shop.client.as, 200, [['delete', `flows/${flow._id}`]]);
  await expectEach(shop.client.as, 404, everyCall(flow._id));
});

test('keeps its stages by their ids, and takes out of a stage what stood in it when it goes', async () => {
  const flow = await aFlow({ stages: ['Basket', 'Payment'] });
  const [basket, payment] = flow.stages;
  const story = await expectMade(shop.client.as, 'user-stories', {
    flow: flow._id,
    asA: 'shopper',
    iWant: 'to pay',
    soThat: 'it is mine',
    stage: payment.id,
  });
  const receipt = { id: crypto.randomUUID(), name: 'Receipt' };
  const put = (version: number, change: object) =>
    shop.client.as.put(`flows/${flow._id}`, { version, ...change });
  const stages = [receipt, { ...payment, name: 'Pay' }, basket];
  expect((await put(1, { stages, currentStage: payment.id })).body).toMatchObject({
    stages,
    currentStage: payment.id,
  });

  expect((await put(2, { stages: [basket, receipt] })).body).toMatchObject({ currentStage: null });
  const { items } = (await shop.client.as.get(`user-stories?flow=${flow._id}`)).body;
  expect(items).toMatchObject([{ _id: story._id, stage: null, version: 2 }]);

  expect((await put(3, { currentStage: payment.id })).body.data.fields).toHaveProperty('currentStage');
  expect((await put(3, { stages: [basket, basket] })).body.data.fields).toHaveProperty('stages');
});

test('refuses a stale change and gives the newer state', async () => {
  const flow = await aFlow();
  await shop.client.as.put(`flows/${flow._id}`, { version: 1, name: 'Newer' });
  const stale = await shop.manager.as.put(`flows/${flow._id}`, { version: 1, name: 'Older' });
  expect(stale.status).toBe(409);
  expect(stale.body.data.current).toMatchObject({ name: 'Newer', version: 2 });
});

test('counts the progress of its tasks, of those not cancelled; they stay when it goes', async () => {
  const flow = await aFlow();
  const made = [];
  for (const title of ['a', 'b', 'c'])
    made.push(await expectMade(shop.client.as, 'tasks', { app: shop.app.id, title, flow: flow._id }));
  await shop.client.as.post(`tasks/${made[0]._id}/cancellation`, { version: 1 });
  for (const [version, status] of ['in-progress', 'in-review', 'done'].entries())
    await shop.client.as.put(`tasks/${made[1]._id}`, { version: version + 1, status });
  expect((await shop.client.as.get(`flows/${flow._id}`)).body.progress).toEqual({ done: 1, total: 2 });

  await shop.client.as.delete(`flows/${flow._id}`);
  expect((await shop.client.as.get(`tasks/${made[1]._id}`)).body).toMatchObject({ flow: null, title: 'b' });
});

test('never breaks on bad input', async () => {
  const flow = await aFlow({ stages: ['a'] });
  const { as } = shop.client;
  await survivesBadInput(as, { method: 'GET', path: `flows?app=${shop.app.id}` });
  await survivesBadInput(as, { method: 'GET', path: `flows/${flow._id}` });
  await survivesBadInput(as, {
    method: 'POST',
    path: 'flows',
    body: { app: shop.app.id, name: 'Flow', description: '<p>x</p>', stages: ['a', 'b'] },
  });
  await survivesBadInput(as, {
    method: 'PUT',
    path: `flows/${flow._id}`,
    body: { version: 1, name: 'Flow', description: 'x', stages: flow.stages, currentStage: null },
  });
  await survivesBadInput(as, { method: 'DELETE', path: `flows/${flow._id}`, runs: 20 });
});
