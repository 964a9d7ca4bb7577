import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { everyPage, expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { openEvents } from '../../../test/event-stream.ts';
import { preferring } from '../../../test/factories/preferences.ts';
import { aShop, type Somebody } from '../../../test/factories/shop.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const shop = useOnce(() => aShop(app));

const aTask = (more = {}) =>
  expectMade(shop.client.as, 'tasks', { app: shop.app.id, title: 'Sell', ...more });
const unread = async ({ as }: Somebody) => (await as.get('notifications')).body.unread;
const newest = async ({ as }: Somebody) => (await as.get('notifications?limit=1')).body.items[0];

/** What a person is newly told of by what is done. */
async function toldBy(who: Somebody, change: () => Promise<unknown>): Promise<string[]> {
  const known = new Set((await everyPage(who.as, 'notifications', 50)).map(({ id }) => id));
  await change();
  const items = await everyPage(who.as, 'notifications', 50);
  return items.filter(({ id }) => !known.has(id)).map(({ kind }) => kind);
}

test('needs a login', async () => {
  await expectEach(api(app, { tenant: shop.tenant }), 401, [
    ['get', 'notifications'],
    ['put', 'notifications/read', {}],
  ]);
});

test('tell of each thing those whom it concerns, and no user of their own doing', async () => {
  const task = await aTask();
  const change = (version: number, more: object) =>
    shop.client.as.put(`tasks/${task._id}`, { version, ...more });
  expect(await toldBy(shop.agent, () => change(1, { assignees: [shop.agent.id] }))).toEqual(['assignment']);
  expect(await toldBy(shop.agent, () => change(2, { title: 'Sell more' }))).toEqual([]);
  expect(await toldBy(shop.agent, () => change(3, { status: 'in-progress' }))).toEqual([]);

  const submission = () => shop.agent.as.post(`tasks/${task._id}/submission`, { version: 4 });
  expect(await toldBy(shop.client, submission)).toEqual(['submission']);
  const rejection = () => shop.client.as.post(`tasks/${task._id}/rejection`, { version: 5, reason: 'No' });
  expect(await toldBy(shop.agent, rejection)).toEqual(['rejection']);
  await shop.agent.as.post(`tasks/${task._id}/submission`, { version: 6 });
  const acceptance = () => shop.client.as.post(`tasks/${task._id}/acceptance`, { version: 7 });
  expect(await toldBy(shop.agent, acceptance)).toEqual(['acceptance']);

  const comment = (more = {}) =>
    expectMade(shop.client.as, 'comments', { task: task._id, body: 'Thanks', ...more });
  expect(await toldBy(shop.agent, comment)).toEqual(['comment']);
  expect(await toldBy(shop.agent, () => comment({ mentions: [shop.agent.id] }))).toEqual(['mention']);
  expect(await toldBy(shop.client, () => comment({ mentions: [shop.client.id] }))).toEqual([]);
  const subtask = { task: task._id, title: 'Wave', assignee: shop.member.id };
  expect(await toldBy(shop.member, () => expectMade(shop.client.as, 'subtasks', subtask))).toEqual([
    'assignment',
  ]);
  expect(await newest(shop.agent)).toMatchObject({
    kind: 'comment',
    actor: { id: shop.client.id, name: 'Njeri Kamau' },
    task: { _id: task._id, number: task.number, title: 'Sell more', app: shop.app.id },
    flow: null,
    readAt: null,
  });
});

test('a changed comment tells only those who are newly named', async () => {
  const flow = await expectMade(shop.client.as, 'flows', { app: shop.app.id, name: 'Till' });
  const given = { flow: flow._id, body: 'Hello', mentions: [shop.member.id] };
  const comment = await expectMade(shop.client.as, 'comments', given);
  expect(await newest(shop.member)).toMatchObject({ kind: 'mention', task: null, flow: { name: 'Till' } });
  const change = () =>
    shop.client.as.put(`comments/${comment._id}`, {
      body: 'Hello you two',
      version: 1,
      mentions: [shop.member.id, shop.manager.id],
    });
  expect(await toldBy(shop.member, change)).toEqual([]);
  expect(await newest(shop.manager)).toMatchObject({ kind: 'mention' });
});

test('are counted while unread, and marked as read by their owner alone', async () => {
  const own = await aShop(app);
  const make = () =>
    expectMade(own.client.as, 'tasks', { app: own.app.id, title: 'Sell', assignees: [own.agent.id] });
  for (let count = 0; count < 3; count++) await make();
  const items = await everyPage(own.agent.as, 'notifications', 1);
  expect(items).toHaveLength(3);
  expect(await unread(own.agent)).toBe(3);

  await own.client.as.put('notifications/read', {});
  await own.client.as.put('notifications/read', { ids: [items[0].id] });
  expect(await unread(own.agent)).toBe(3);
  await own.agent.as.put('notifications/read', { ids: [items[1].id] });
  const left = (await own.agent.as.get('notifications?unread=true')).body;
  expect(left.unread).toBe(2);
  expect(left.items.map(({ id }: { id: string }) => id)).toEqual([items[0].id, items[2].id]);
  const read = (await own.agent.as.get('notifications?unread=false')).body.items;
  expect(read).toMatchObject([{ id: items[1].id, readAt: expect.any(String) }]);
  await own.agent.as.put('notifications/read', {});
  expect(await unread(own.agent)).toBe(0);
});

test('no longer show a task that is no longer seen', async () => {
  const task = await aTask({ assignees: [shop.agent.id] });
  await shop.client.as.put(`tasks/${task._id}`, { version: 1, assignees: [] });
  expect(await newest(shop.agent)).toMatchObject({ kind: 'assignment', task: null });
});

test('ring the bell at once, on every screen', async () => {
  const stream = await openEvents(app, shop.agent, {});
  const task = await aTask({ assignees: [shop.agent.id] });
  await vi.waitFor(
    () =>
      expect(stream.events).toContainEqual(
        expect.objectContaining({ subject: 'notification', verb: 'created', app: null }),
      ),
    10_000,
  );
  expect(stream.events).toContainEqual(
    expect.objectContaining({ subject: 'task', subjectId: task._id, verb: 'created', version: 1 }),
  );
  stream.close();
});

/** Whether jobs that have to do with the text are due, or about to be. */
async function jobsWait(text: string): Promise<boolean> {
  const { rows } = await app.services.database.read(shop.tenant.id, (db) =>
    sql`select from graphile_worker._private_jobs
      where run_at <= now() + interval '10 seconds' and position(${text} in payload::text) > 0`.execute(db),
  );
  return rows.length > 0;
}

test('come by mail too, unless that is not wanted', async () => {
  await preferring(app, { ...shop.member, tenant: shop.tenant }, { notices: { assignment: 'bell' } });
  await expectMade(shop.client.as, 'pm-teams', {
    project: shop.project.id,
    name: 'Mailed',
    members: [shop.agent.id],
  });
  const task = await aTask({ title: 'Mail me', assignees: [shop.agent.id, shop.member.id] });
  await expectMade(shop.client.as, 'comments', {
    task: task._id,
    body: '<p>Look</p>',
    mentions: [shop.agent.id, shop.member.id],
  });
  for (const text of [shop.tenant.id, shop.agent.email, shop.member.email])
    await vi.waitFor(async () => expect(await jobsWait(text)).toBe(false), { timeout: 15_000, interval: 50 });

  const subjects = async ({ email }: Somebody) =>
    (await mailsTo(app, email))
      .map(({ subject }) => subject)
      .filter((subject) => subject.endsWith('Mail me'));
  const mention = `Njeri Kamau mentioned you in ${task.number} Mail me`;
  expect((await subjects(shop.agent)).sort()).toEqual([
    `Njeri Kamau assigned you to ${task.number} Mail me`,
    mention,
  ]);
  expect(await subjects(shop.member)).toEqual([mention]);
  const mail = (await mailsTo(app, shop.agent.email)).find(({ subject }) => subject.endsWith('Mail me'));
  expect(mail?.text).toContain(`/tasks/${task._id}`);
});

test('never break on bad input', async () => {
  const { as } = shop.agent;
  await survivesBadInput(as, { method: 'GET', path: 'notifications?unread=true&limit=2' });
  const body = { ids: [shop.app.id] };
  await survivesBadInput(as, { method: 'PUT', path: 'notifications/read', body });
});

test('are read once what they ask for is done, by whom and where it was done', async () => {
  const own = await aShop(app);
  const kinds = async ({ as }: Somebody) =>
    (await as.get('notifications?unread=true')).body.items.map(({ kind }: { kind: string }) => kind);
  const task = await expectMade(own.client.as, 'tasks', {
    app: own.app.id,
    title: 'Sell',
    assignees: [own.agent.id, own.member.id],
    status: 'todo',
  });
  const path = `tasks/${task._id}`;
  expect(await kinds(own.agent)).toEqual(['assignment']);
  await own.agent.as.put(path, { version: 1, status: 'in-progress' });
  expect([await kinds(own.agent), await kinds(own.member)]).toEqual([[], ['assignment']]);
  await own.agent.as.post(`${path}/submission`, { version: 2 });
  expect([await kinds(own.member), await kinds(own.client)]).toEqual([[], ['submission']]);
  await own.client.as.post(`${path}/rejection`, { version: 3, reason: 'No' });
  expect([await kinds(own.member), await kinds(own.client)]).toEqual([['rejection'], []]);
  await own.client.as.put(path, { version: 4, assignees: [own.agent.id] });
  expect([await kinds(own.agent), await kinds(own.member)]).toEqual([['rejection'], []]);
  await own.client.as.post(`${path}/cancellation`, { version: 5 });
  expect(await kinds(own.agent)).toEqual([]);
});

test('are read with the record that they are about, of which others stay', async () => {
  const own = await aShop(app);
  const make = () =>
    expectMade(own.client.as, 'tasks', { app: own.app.id, title: 'Sell', assignees: [own.agent.id] });
  const [opened] = [await make(), await make()];
  await expectMade(own.client.as, 'comments', { task: opened?._id, body: 'Thanks' });
  expect(await unread(own.agent)).toBe(3);
  await own.member.as.put('notifications/read', { about: opened?._id });
  expect(await unread(own.agent)).toBe(3);
  await own.agent.as.put('notifications/read', { about: opened?._id });
  expect(await unread(own.agent)).toBe(1);
});
