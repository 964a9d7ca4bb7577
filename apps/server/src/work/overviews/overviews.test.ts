import { beforeAll, describe, expect, test } from 'vitest';
import { everyPage, expectEach, expectMade } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { kes, paidWork } from '../../../test/factories/paid-work.ts';
import { aShop, type Somebody, taskIn } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const today = '2026-11-20';
const day = `?today=${today}`;
const titles = (items: { title: string }[]) => items.map(({ title }) => title);

/** Two apps: tasks in several states, one of them late, rewards promised, held and paid. */
const shop = useOnce(() => aShop(app));
const owner = useOnce(async () => api(app, await aUser(app, shop.tenant, { role: 'owner' })));
const paths = useOnce<{ project: string; agent: string }>(() => ({
  project: `projects/${shop.project.id}`,
  agent: `users/${shop.agent.id}`,
}));
beforeAll(async () => {
  const till = await expectMade(shop.client.as, 'apps', {
    name: 'Till',
    key: 'TILL',
    project: shop.project.id,
  });
  const work = paidWork(app, shop);
  const agent = [shop.agent.id];
  await taskIn(shop, { title: 'Late', assignees: agent, dueDate: '2026-11-01' });
  await taskIn(shop, { title: 'Promised', reward: kes(100) });
  await taskIn(shop, { title: 'Held', reward: kes(200), assignees: [shop.member.id] });
  await taskIn(shop, { title: 'Other app', app: till.id, dueDate: '2026-12-01', assignees: agent });
  const paid = await work.submitted(300);
  await expectEach(shop.client.as, 201, [
    ['post', `tasks/${paid._id}/acceptance`, { version: paid.version, confirmedReward: kes(300) }],
  ]);
  await work.submitted(50);
  // Elsewhere: neither counted nor listed.
  const other = await expectMade(shop.client.as, 'projects', { name: 'Other', key: 'OTHER' });
  const apart = await expectMade(shop.client.as, 'apps', { name: 'Apart', key: 'APART', project: other.id });
  await taskIn(shop, { title: 'Elsewhere', app: apart.id, reward: kes(1000), assignees: [shop.member.id] });
});

const overview = async ({ as }: { as: Api }, path = paths.project) => {
  const { status, body } = await as.get(`${path}/overview${day}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe('the overview of a project', () => {
  test('counts tasks by state and app, and says who is busy and what is late', async () => {
    const body = await overview(shop.client);
    expect(body).toMatchObject({
      counts: { backlog: 4, todo: 0, 'in-progress': 0, 'in-review': 1, done: 1, cancelled: 0 },
      overdue: 1,
    });
    expect(body.apps).toHaveLength(2);
    expect(body.apps.find(({ id }: { id: string }) => id === shop.app.id)).toMatchObject({
      counts: { backlog: 3, 'in-review': 1, done: 1 },
      overdue: 1,
    });
    expect(body.people).toMatchObject([
      { person: { id: shop.agent.id }, open: 3, inReview: 1, overdue: 1 },
      { person: { id: shop.member.id }, open: 1, inReview: 0, overdue: 0 },
    ]);
  });

  test('tells of money whose wallet pays, and who may see all wallets', async () => {
    const money = { currency: 'KES', promised: 100_00, held: 250_00, paid: 300_00 };
    for (const as of [shop.client.as, owner]) expect((await overview({ as })).money).toEqual(money);
  });

  test('tells a manager, a member and an agent of no money', async () => {
    for (const who of [shop.manager, shop.member, shop.agent]) expect((await overview(who)).money).toBeNull();
  });

  test('tells who only works on tasks of it of no others', async () => {
    const body = await overview(shop.agent);
    expect(body).toMatchObject({
      counts: { backlog: 2, 'in-review': 1, done: 1 },
      people: [{ person: { id: shop.agent.id }, open: 3 }],
    });
    expect((await overview(shop.member)).counts).toMatchObject({ backlog: 4 });
  });
});

describe('the overview of a person', () => {
  test('counts their tasks that the viewer sees', async () => {
    for (const who of [shop.client, shop.manager, shop.agent])
      expect(await overview(who, paths.agent)).toMatchObject({
        counts: { backlog: 2, 'in-review': 1, done: 1 },
        overdue: 1,
      });
    const { counts } = await overview(shop.agent, `users/${shop.member.id}`);
    expect(Object.values(counts).every((tasks) => tasks === 0)).toBe(true);
  });

  test('tells of rewards themselves and who may see all wallets, nobody else', async () => {
    const earned = { held: 50_00, paid: 300_00 };
    for (const as of [shop.agent.as, owner])
      expect((await overview({ as }, paths.agent)).money).toMatchObject({
        earned,
        given: { held: 0, paid: 0 },
      });
    for (const who of [shop.client, shop.manager, shop.member])
      expect((await overview(who, paths.agent)).money).toBeNull();
    expect((await overview(shop.client, `users/${shop.client.id}`)).money).toMatchObject({
      given: { held: 1250_00, paid: 300_00 },
    });
  });
});

describe('tasks over all apps', () => {
  const across = async ({ as }: { as: Api }, query: string) =>
    (await as.get(`tasks/across-apps${day}&${query}`)).body.items;

  test('are those of a project by state, most pressing first, and what needs attention', async () => {
    const project = `project=${shop.project.id}`;
    expect(titles(await across(shop.client, `${project}&status=backlog`))).toEqual([
      'Late',
      'Other app',
      'Promised',
      'Held',
    ]);
    const attention = await across(shop.client, `${project}&attention=true`);
    expect(titles(attention)).toEqual(['Late', 'Sell shoes']);
    expect(attention[0].appInfo).toMatchObject({ key: 'WEB', project: { name: 'Shop' } });
    expect(titles(await across(shop.member, `${project}&due=overdue`))).toEqual(['Late']);
  });

  test('are those of a person, the last accepted first, page by page', async () => {
    const query = `tasks/across-apps?assignee=${shop.agent.id}&order=latest`;
    const whole = (await shop.client.as.get(query)).body.items;
    expect(await everyPage(shop.client.as, query, 1)).toEqual(whole);
    expect(whole).toHaveLength(4);
    const pressing = `tasks/across-apps?assignee=${shop.agent.id}`;
    expect(await everyPage(shop.client.as, pressing, 1)).toHaveLength(4);
  });

  test('are only those that the viewer sees', async () => {
    const project = `project=${shop.project.id}`;
    expect(await across(shop.agent, project)).toHaveLength(4);
    expect(await across(shop.agent, `assignee=${shop.member.id}`)).toEqual([]);
    expect(await across(shop.stranger, project)).toEqual([]);
    await expectEach(shop.employee.as, 403, [['get', `tasks/across-apps?${project}`]]);
    await expectEach(shop.client.as, 400, [['get', 'tasks/across-apps']]);
  });
});

describe('what happened', () => {
  const activity = (who: { as: Api }, path: string) => everyPage(who.as, `${path}/activity`, 2);

  test('to tasks of a project comes newest first, page by page, with the reason', async () => {
    const { _id } = await taskIn(shop, { title: 'Again', assignees: [shop.agent.id], status: 'in-progress' });
    await shop.agent.as.post(`tasks/${_id}/submission`, { version: 1 });
    await shop.client.as.post(`tasks/${_id}/rejection`, { version: 2, reason: 'The colour is off' });
    const items = await activity(shop.client, paths.project);
    expect(items[0]).toMatchObject({
      verb: 'rejected',
      task: _id,
      title: 'Again',
      reason: 'The colour is off',
      moved: { from: 'in-review', to: 'in-progress' },
      actor: { id: shop.client.id },
    });
    expect(items.map(({ id }) => id)).toEqual(
      items
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
    expect(titles(items)).toContain('Other app');
    expect(titles(items)).not.toContain('Elsewhere');
    expect(titles(await activity(shop.agent, paths.project))).not.toContain('Promised');
  });

  test('by a person is told as far as the viewer sees the tasks', async () => {
    const mine = await activity(shop.agent, paths.agent);
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.every(({ actor }) => actor.id === shop.agent.id)).toBe(true);
    const ofClient = await activity(shop.agent, `users/${shop.client.id}`);
    expect(titles(ofClient)).not.toContain('Held');
    expect(titles(await activity(shop.client, `users/${shop.client.id}`))).toContain('Held');
  });
});

test('needs a login, and is not there for who has no part in it', async () => {
  const calls = [paths.project, paths.agent].flatMap((path) => [`${path}/overview`, `${path}/activity`]);
  const get = (path: string) => ['get', path] as const;
  await expectEach(api(app, { tenant: shop.tenant }), 401, [...calls, 'tasks/across-apps'].map(get));
  const hidden: Somebody[] = [shop.stranger, shop.outsider, shop.employee];
  for (const { as } of hidden) await expectEach(as, 404, calls.slice(0, 2).map(get));
  for (const { as } of [shop.outsider, shop.employee]) await expectEach(as, 404, calls.slice(2).map(get));
});

test('never breaks on bad input', async () => {
  for (const path of [
    `${paths.project}/overview${day}`,
    `${paths.project}/activity?limit=1`,
    `${paths.agent}/overview${day}`,
    `${paths.agent}/activity?limit=1`,
    `tasks/across-apps?project=${shop.project.id}&attention=true&order=latest`,
  ])
    await survivesBadInput(shop.client.as, { method: 'GET', path, runs: 20 });
});
