import { beforeAll, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();
let flow: { _id: string; stages: Array<{ id: string }> };

const shop = useOnce(() => aShop(app));
beforeAll(async () => {
  flow = await expectMade(shop.client.as, 'flows', { app: shop.app.id, name: 'Till', stages: ['a', 'b'] });
});

const words = { asA: 'cashier', iWant: 'to sell offline', soThat: 'the queue does not grow' };
const aStory = (more = {}) =>
  expectMade(shop.client.as, 'user-stories', { flow: flow._id, ...words, ...more });

const everyCall = (id: string) =>
  [
    ['put', `user-stories/${id}`, { iWant: 'to rest', version: 1 }],
    ['delete', `user-stories/${id}`],
  ] as const;
const everyFlowCall = () =>
  [
    ['get', `user-stories?flow=${flow._id}`],
    ['post', 'user-stories', { flow: flow._id, ...words }],
  ] as const;

test('needs a login', async () => {
  const { _id } = await aStory();
  await expectEach(api(app, { tenant: shop.tenant }), 401, [...everyCall(_id), ...everyFlowCall()]);
});

test('is not there for another workspace, nor for a user who has no part in the app', async () => {
  const { _id } = await aStory();
  for (const { as } of [shop.outsider, shop.stranger, shop.agent, shop.employee])
    await expectEach(as, 404, [...everyCall(_id), ...everyFlowCall()]);
});

test('is read, not changed, by a team member', async () => {
  const { _id } = await aStory();
  const { items } = (await shop.member.as.get(`user-stories?flow=${flow._id}`)).body;
  expect(items.at(-1)).toMatchObject({ _id, may: { update: false, delete: false } });
  await expectEach(shop.member.as, 403, [...everyCall(_id), ...everyFlowCall().slice(1)]);
});

test('is made, listed in order, changed and deleted', async () => {
  const own = await expectMade(shop.client.as, 'flows', { app: shop.app.id, name: 'Own', stages: ['a'] });
  const story = await aStory({
    flow: own._id,
    acceptanceCriteria: [{ text: 'Nothing is sent twice', met: false }],
    points: 5,
    status: 'ready',
    stage: own.stages[0].id,
  });
  expect(story).toMatchObject({
    flow: own._id,
    ...words,
    acceptanceCriteria: [{ text: 'Nothing is sent twice', met: false }],
    points: 5,
    status: 'ready',
    stage: own.stages[0].id,
    version: 1,
    may: { update: true, delete: true },
  });
  const second = await aStory({ flow: own._id });
  expect(second).toMatchObject({ acceptanceCriteria: [], points: null, status: 'draft', stage: null });
  expect((await shop.client.as.get(`user-stories?flow=${own._id}`)).body.items).toEqual([story, second]);

  const change = {
    version: 1,
    acceptanceCriteria: [{ text: 'Nothing is sent twice', met: true }],
    status: 'done',
    points: null,
    stage: null,
  };
  const changed = await shop.manager.as.put(`user-stories/${story._id}`, change);
  expect(changed.body).toMatchObject({ ...change, ...words, version: 2 });
  expect((await shop.client.as.get(`flows/${own._id}`)).body.stories).toEqual({ done: 1, total: 2 });
  await expectEach(shop.client.as, 200, [['delete', `user-stories/${story._id}`]]);
  await expectEach(shop.client.as, 404, everyCall(story._id));
});

test('stands only in a stage of its flow', async () => {
  const story = await aStory();
  for (const answer of [
    await shop.client.as.post('user-stories', { flow: flow._id, ...words, stage: shop.app.id }),
    await shop.client.as.put(`user-stories/${story._id}`, { version: 1, stage: shop.app.id }),
  ]) {
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields).toEqual({ stage: 'must be a stage of the flow' });
  }
});

test('refuses a stale change and gives the newer state', async () => {
  const story = await aStory();
  await shop.client.as.put(`user-stories/${story._id}`, { version: 1, points: 3 });
  const stale = await shop.manager.as.put(`user-stories/${story._id}`, { version: 1, points: 8 });
  expect(stale.status).toBe(409);
  expect(stale.body.data.current).toMatchObject({ points: 3, version: 2 });
});

test('never breaks on bad input', async () => {
  const story = await aStory();
  const { as } = shop.client;
  const body = {
    ...words,
    acceptanceCriteria: [{ text: 'It holds', met: false }],
    points: 1,
    status: 'draft',
    stage: flow.stages[0]?.id,
  };
  await survivesBadInput(as, { method: 'GET', path: `user-stories?flow=${flow._id}` });
  await survivesBadInput(as, { method: 'POST', path: 'user-stories', body: { ...body, flow: flow._id } });
  const path = `user-stories/${story._id}`;
  await survivesBadInput(as, { method: 'PUT', path, body: { ...body, version: 1 } });
  await survivesBadInput(as, { method: 'DELETE', path, runs: 20 });
});
