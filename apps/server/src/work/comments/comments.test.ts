import { beforeAll, expect, test } from 'vitest';
import { everyPage, expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();
let flow: { _id: string };
let task: { _id: string };

const shop = useOnce(() => aShop(app));
beforeAll(async () => {
  const { as } = shop.client;
  flow = await expectMade(as, 'flows', { app: shop.app.id, name: 'Till' });
  task = await expectMade(as, 'tasks', { app: shop.app.id, title: 'Sell', assignees: [shop.agent.id] });
});

const aComment = (more = {}, as = shop.client.as) =>
  expectMade(as, 'comments', { task: task._id, body: '<p>Well done</p>', ...more });

const everyCall = (id: string) =>
  [
    ['put', `comments/${id}`, { body: '<p>Mine</p>', version: 1 }],
    ['put', `comments/${id}/reactions/heart`],
    ['delete', `comments/${id}/reactions/heart`],
    ['delete', `comments/${id}`],
  ] as const;
const everyTargetCall = () =>
  [
    ['get', `comments?flow=${flow._id}`],
    ['get', `comments?task=${task._id}`],
    ['post', 'comments', { task: task._id, body: 'Mine' }],
    ['post', 'comments', { flow: flow._id, body: 'Mine' }],
  ] as const;

test('needs a login', async () => {
  const { _id } = await aComment();
  await expectEach(api(app, { tenant: shop.tenant }), 401, [...everyCall(_id), ...everyTargetCall()]);
});

test('is not there for another workspace, nor for a user who does not see what it is on', async () => {
  const { _id } = await aComment();
  for (const { as } of [shop.outsider, shop.stranger, shop.employee])
    await expectEach(as, 404, [...everyCall(_id), ...everyTargetCall()]);
});

test('is on a flow or on a task, oldest first, in pages without gaps', async () => {
  const own = await expectMade(shop.client.as, 'flows', { app: shop.app.id, name: 'Own' });
  const made = [];
  for (const as of [shop.client.as, shop.member.as, shop.agent.as, shop.manager.as])
    made.push(await aComment({ task: undefined, flow: own._id, body: '<p>Fine</p><script>x</script>' }, as));
  expect(made[0]).toMatchObject({
    flow: own._id,
    task: null,
    author: { id: shop.client.id, name: 'Njeri Kamau' },
    body: '<p>Fine</p>',
    mentions: [],
    editedAt: null,
    may: { update: true, delete: true, react: true },
    reactions: [],
  });
  const listed = await everyPage(shop.client.as, `comments?flow=${own._id}`, 3);
  expect(listed.map(({ _id }) => _id)).toEqual(made.map(({ _id }) => _id));

  const comment = await aComment({}, shop.agent.as);
  expect(comment).toMatchObject({ flow: null, task: task._id });
  expect((await shop.client.as.get(`comments?task=${task._id}`)).body.items.at(-1)).toEqual({
    ...comment,
    may: { update: false, delete: true, react: true },
  });
});

test('is on one of them only', async () => {
  for (const answer of [
    await shop.client.as.post('comments', { flow: flow._id, task: task._id, body: 'Both' }),
    await shop.client.as.get(`comments?flow=${flow._id}&task=${task._id}`),
    await shop.client.as.post('comments', { body: 'Neither' }),
    await shop.client.as.get('comments'),
  ]) {
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields).toHaveProperty('flow');
  }
});

test('is changed by its author alone, and deleted by them or who has a say', async () => {
  const { _id } = await aComment({}, shop.agent.as);
  for (const { as } of [shop.client, shop.manager, shop.member])
    await expectEach(as, 403, [['put', `comments/${_id}`, { body: 'Mine', version: 1 }]]);
  const changed = (await shop.agent.as.put(`comments/${_id}`, { body: '<p>Better</p>', version: 1 })).body;
  expect(changed).toMatchObject({ body: '<p>Better</p>', version: 2, editedAt: expect.any(String) });
  await expectEach(shop.member.as, 403, [['delete', `comments/${_id}`]]);
  await expectEach(shop.client.as, 200, [['delete', `comments/${_id}`]]);
  await expectEach(shop.agent.as, 404, everyCall(_id));

  for (const who of [shop.agent, shop.manager]) {
    const other = await aComment({}, shop.agent.as);
    await expectEach(who.as, 200, [['delete', `comments/${other._id}`]]);
  }
});

test('is changed on the version that was seen, and another change is told of, not lost', async () => {
  const { _id, version } = await aComment({}, shop.agent.as);
  const put = (body: string, mentions: string[]) =>
    shop.agent.as.put(`comments/${_id}`, { body, mentions, version });
  const answers = await Promise.all([put('<p>One</p>', []), put('<p>Two</p>', [shop.manager.id])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body;
  expect(saved.version).toBe(2);
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused.data).toMatchObject({ current: saved });
  const { items } = (await shop.manager.as.get('notifications')).body;
  const told = items.filter(({ kind }: { kind: string }) => kind === 'mention');
  expect(told).toHaveLength(saved.mentions.length);
  expect((await shop.agent.as.put(`comments/${_id}`, { body: 'Three', version: 2 })).status).toBe(200);
  expect((await shop.agent.as.put(`comments/${_id}`, { body: 'Four' })).body.data.fields).toHaveProperty(
    'version',
  );
});

test('must say something', async () => {
  for (const body of [
    '',
    ' ',
    '<p></p>',
    '<p>&nbsp;</p>',
    '<script>alert(1)</script>',
    '<p>\u200b\u2060 </p>',
    '\u2800',
  ]) {
    const answer = await shop.client.as.post('comments', { task: task._id, body });
    expect(answer.status, body).toBe(400);
    expect(answer.body.data.fields, body).toHaveProperty('body');
  }
});

test('is reacted to by who sees it, once with the same however often it is asked', async () => {
  const { _id } = await aComment();
  const path = (reaction: string) => `comments/${_id}/reactions/${reaction}`;
  const events = () => shop.client.as.get(`tasks/${task._id}/activity`);
  const before = (await events()).body;
  await Promise.all([1, 2, 3].map(() => shop.agent.as.put(path('heart'), {})));
  await expectEach(shop.client.as, 200, [
    ['put', path('heart')],
    ['put', path('party')],
    ['put', path('party')],
  ]);
  const people = [
    { id: shop.agent.id, name: 'Baraka Juma' },
    { id: shop.client.id, name: 'Njeri Kamau' },
  ];
  const shown = async () =>
    (await shop.member.as.get(`comments?task=${task._id}&limit=100`)).body.items.find(
      (one: { _id: string }) => one._id === _id,
    );
  expect(await shown()).toMatchObject({
    version: 1,
    editedAt: null,
    reactions: [
      { reaction: 'heart', people },
      { reaction: 'party', people: [people[1]] },
    ],
  });
  const taken = await Promise.all([1, 2].map(() => shop.client.as.delete(path('heart'))));
  expect(taken.map(({ status }) => status)).toEqual([200, 200]);
  await expectEach(shop.client.as, 200, [['delete', path('party')]]);
  expect((await shown()).reactions).toEqual([{ reaction: 'heart', people: [people[0]] }]);
  // The activity of the task tells of words alone.
  expect((await events()).body).toEqual(before);
  expect((await shop.client.as.put(path('poop'), {})).status).toBe(400);
  for (const { as } of [shop.outsider, shop.stranger, shop.employee])
    await expectEach(as, 404, [
      ['put', path('heart')],
      ['delete', path('heart')],
    ]);
  await expectEach(shop.client.as, 200, [['delete', `comments/${_id}`]]);
});

test('mentions only people who can see what it is on', async () => {
  const seers = [shop.client, shop.manager, shop.member, shop.agent].map(({ id }) => id);
  expect((await aComment({ mentions: seers })).mentions).toEqual(seers);
  for (const { id } of [shop.stranger, shop.employee, shop.outsider]) {
    const answer = await shop.client.as.post('comments', { task: task._id, body: 'Hi', mentions: [id] });
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields).toEqual({ mentions: 'must be people who can see this' });
  }
  const { _id } = await aComment({ task: undefined, flow: flow._id, mentions: [shop.agent.id] });
  const answer = await shop.client.as.put(`comments/${_id}`, {
    body: 'Hi',
    version: 1,
    mentions: [shop.stranger.id],
  });
  expect(answer.body.data.fields).toHaveProperty('mentions');
});

test('never breaks on bad input', async () => {
  const { _id } = await aComment();
  const { as } = shop.client;
  const body = { body: '<p>Words</p>', mentions: [shop.agent.id] };
  await survivesBadInput(as, { method: 'GET', path: `comments?task=${task._id}&limit=2` });
  await survivesBadInput(as, { method: 'POST', path: 'comments', body: { ...body, task: task._id } });
  await survivesBadInput(as, { method: 'PUT', path: `comments/${_id}`, body: { ...body, version: 1 } });
  await survivesBadInput(as, { method: 'DELETE', path: `comments/${_id}`, runs: 20 });
});

test('is as long as what is kept of it, so that what was read can be written back', async () => {
  const { as } = shop.client;
  const long = '&'.repeat(4_000);
  const { _id, body } = await aComment({ body: long });
  expect(body).toBe('&amp;'.repeat(4_000));
  await expectEach(as, 200, [['put', `comments/${_id}`, { body, version: 1 }]]);
  const styled = `<p style="${'x'.repeat(60_000)}">Words</p>`;
  expect((await aComment({ body: styled })).body).toBe('<p>Words</p>');
  for (const [path, field, most] of [
    ['comments', 'body', 20_000],
    ['tasks', 'description', 50_000],
    ['flows', 'description', 20_000],
  ] as const) {
    const others = { task: task._id, app: shop.app.id, title: 'Sell', name: 'Till' };
    const { status, body: refused } = await as.post(path, { ...others, [field]: '&'.repeat(most / 5 + 1) });
    expect([status, Object.keys(refused.data.fields)], path).toEqual([400, [field]]);
  }
});
