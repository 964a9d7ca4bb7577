import { addDays, dayIn } from '@kazi/contract/shared';
import { priorities, taskSorts, taskStatuses } from '@kazi/contract/work';
import { beforeAll, expect, test } from 'vitest';
import { everyPage, expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { aShop, type Shop } from '../../../test/factories/shop.ts';
import { aTask } from '../../../test/factories/task.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();
/** As the list gives them, by title. */
const tasks = new Map<string, Record<string, never>>();
let flow: string;

const dayFromNow = (days: number) => addDays(dayIn('Africa/Nairobi'), days);

/** A list of tasks that differ in everything a list can be sorted and filtered by, much of it shared by several. */
const shop = useOnce(() => aShop(app));
beforeAll(async () => {
  flow = (await expectMade(shop.client.as, 'flows', { app: shop.app.id, name: 'Till' }))._id;
  const dues = [null, -3, 0, 4, 30];
  for (let at = 0; at < 23; at++) {
    const days = dues[at % 5];
    const title = `${'ABCDEFGH'[at % 8]} piece of work ${at % 3}`;
    const made = await expectMade(shop.client.as, 'tasks', {
      app: shop.app.id,
      title,
      status: (['backlog', 'todo', 'in-progress'] as const)[at % 3],
      priority: priorities[at % 5],
      dueDate: typeof days === 'number' ? dayFromNow(days) : null,
      labels: at % 4 === 0 ? ['till', 'urgent help'] : at % 4 === 1 ? ['web'] : [],
      assignees: at % 3 === 0 ? [shop.agent.id] : at % 3 === 1 ? [shop.client.id] : [],
      flow: at % 2 === 0 ? flow : null,
    });
    tasks.set(made._id, made);
  }
  const [first] = tasks.keys();
  await shop.client.as.post(`tasks/${first}/cancellation`, { version: 1 });
});

const list = (query = '', as = shop.client.as) => everyPage(as, `tasks?app=${shop.app.id}&${query}`, 4);
const whole = async () => (await shop.client.as.get(`tasks?app=${shop.app.id}&limit=200`)).body.items;

test('comes in every order, in pages without gaps or doubles, those without a due date last', async () => {
  const all = await whole();
  expect(all).toHaveLength(23);
  const none = { dueDate: '9999', '-dueDate': '' };
  const rank = (priority: (typeof priorities)[number]) => -priorities.indexOf(priority);
  for (const sort of taskSorts) {
    const items = await list(`sort=${sort}`);
    expect(new Set(items.map(({ _id }) => _id)).size, sort).toBe(23);
    const back = sort.startsWith('-');
    const field = sort.replace('-', '');
    const keys = items.map((item) => {
      if (field === 'number') return Number(item.number.split('-')[1]);
      if (field === 'priority') return rank(item.priority);
      if (field === 'dueDate') return item.dueDate ?? none[back ? '-dueDate' : 'dueDate'];
      return item[field];
    });
    for (let at = 1; at < keys.length; at++)
      expect(back ? keys[at - 1] >= keys[at] : keys[at - 1] <= keys[at], `${sort} at ${at}`).toBe(true);
  }
});

test('goes on where it was though tasks came and went meanwhile', async () => {
  const own = await expectMade(shop.client.as, 'apps', { name: 'Moving', key: 'MOVING' });
  const make = (title: string) => expectMade(shop.client.as, 'tasks', { app: own.id, title });
  const made = [];
  for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) made.push(await make(title));
  const path = `tasks?app=${own.id}&sort=title&limit=3`;
  const first = (await shop.client.as.get(path)).body;
  await shop.client.as.delete(`tasks/${made[2]._id}`);
  await make('0');
  await make('g');
  const next = (await shop.client.as.get(`${path}&cursor=${first.nextCursor}`)).body;
  const rest = (await shop.client.as.get(`${path}&cursor=${next.nextCursor}`)).body;
  expect([...first.items, ...next.items, ...rest.items].map(({ title }) => title).join('')).toBe('abcdefg');
});

test('is filtered by each field, and by several together', async () => {
  const all = await whole();
  const today = dayFromNow(0);
  const open = (item: { status: string }) => !['done', 'cancelled'].includes(item.status);
  type Item = (typeof all)[number];
  const holds = (item: Item, id: string) => item.assignees.some((person: { id: string }) => person.id === id);
  const filters: Array<[string, (item: Item) => boolean]> = [
    ['status=todo', ({ status }) => status === 'todo'],
    ['status=todo&status=cancelled', ({ status }) => ['todo', 'cancelled'].includes(status)],
    ['priority=urgent&priority=none', ({ priority }) => ['urgent', 'none'].includes(priority)],
    [`flow=${flow}`, (item) => item.flow === flow],
    ['flow=none', (item) => item.flow === null],
    [`flow=none&flow=${flow}`, () => true],
    ['assignee=me', (item) => holds(item, shop.client.id)],
    ['assignee=none', ({ assignees }) => assignees.length === 0],
    [
      `assignee=none&assignee=${shop.agent.id}`,
      (item) => item.assignees.length === 0 || holds(item, shop.agent.id),
    ],
    ['label=till', ({ labels }) => labels.includes('till')],
    ['label=web&label=urgent%20help', ({ labels }) => labels.length > 0],
    ['due=overdue', (item) => item.dueDate !== null && item.dueDate < today && open(item)],
    ['due=today', ({ dueDate }) => dueDate === today],
    ['due=week', ({ dueDate }) => dueDate !== null && dueDate >= today && dueDate <= dayFromNow(6)],
    ['due=none', ({ dueDate }) => dueDate === null],
    ['q=b%20PIECE', ({ title }) => title.startsWith('B')],
    ['q=web-1', ({ number }) => number.startsWith('WEB-1')],
    ['q=urgent', ({ labels }) => labels.includes('urgent help')],
    ['q=%25', () => false],
    ['status=todo&due=none&flow=none', (item) => item.status === 'todo' && !item.dueDate && !item.flow],
  ];
  for (const [query, keeps] of filters) {
    const ids = (await list(`${query}&sort=-updatedAt`)).map(({ _id }) => _id).sort();
    const expected = all
      .filter(keeps)
      .map(({ _id }: Item) => _id)
      .sort();
    expect(ids, query).toEqual(expected);

    const { body } = await shop.client.as.get(`tasks/counts?app=${shop.app.id}&${query}`);
    if (query.includes('status')) continue;
    for (const status of taskStatuses)
      expect(body.counts[status], `${query} ${status}`).toBe(
        all.filter((item: Item) => keeps(item) && item.status === status).length,
      );
  }
});

test('shows an assignee their tasks alone, a team member and a manager all', async () => {
  const all = (await whole()).map(({ _id }: { _id: string }) => _id).sort();
  const own = [...tasks.values()].filter((task) => JSON.stringify(task.assignees).includes(shop.agent.id));
  const ids = async (who: Shop['agent']) => (await list('', who.as)).map(({ _id }) => _id).sort();
  expect(await ids(shop.agent)).toEqual(own.map(({ _id }) => _id).sort());
  expect(await ids(shop.member)).toEqual(all);
  expect(await ids(shop.manager)).toEqual(all);
  const counted = (await shop.agent.as.get(`tasks/counts?app=${shop.app.id}`)).body.counts;
  expect(Object.values<number>(counted).reduce((sum, count) => sum + count)).toBe(own.length);
});

test('shows authors what they wrote, also where they have no other part', async () => {
  const id = await aTask(app, { app: shop.app.id, author: shop.stranger });
  expect((await list('', shop.stranger.as)).map(({ _id }) => _id)).toEqual([id]);
  await shop.client.as.delete(`tasks/${id}`);
});

test('counts labels, the most used first', async () => {
  const { body } = await shop.client.as.get(`tasks/labels?app=${shop.app.id}`);
  expect(body.items).toEqual([
    { label: 'till', tasks: 6 },
    { label: 'urgent help', tasks: 6 },
    { label: 'web', tasks: 6 },
  ]);
  const empty = await expectMade(shop.client.as, 'apps', { name: 'Empty', key: 'EMPTY' });
  expect((await shop.client.as.get(`tasks/labels?app=${empty.id}`)).body.items).toEqual([]);
  expect((await shop.client.as.get(`tasks?app=${empty.id}`)).body).toEqual({ items: [], nextCursor: null });
});

test('gathers my work over all projects: assigned, to review, authored, the most pressing first', async () => {
  const elsewhere = await aShop(app);
  const near = await expectMade(elsewhere.client.as, 'tasks', {
    app: elsewhere.app.id,
    title: 'Pressing',
    status: 'in-progress',
    dueDate: dayFromNow(1),
    assignees: [elsewhere.agent.id],
  });
  const far = await expectMade(elsewhere.client.as, 'tasks', {
    app: elsewhere.app.id,
    title: 'Some day',
    priority: 'low',
    assignees: [elsewhere.agent.id],
  });
  const urgent = await expectMade(elsewhere.client.as, 'tasks', {
    app: elsewhere.app.id,
    title: 'Some urgent day',
    priority: 'urgent',
    assignees: [elsewhere.agent.id],
  });
  const mine = async (who: Shop['agent'], query = '') =>
    (await everyPage(who.as, `tasks/mine?${query}`, 1)).map(({ _id }) => _id);

  expect(await mine(elsewhere.agent)).toEqual([near._id, urgent._id, far._id]);
  expect(await mine(elsewhere.agent, 'due=none&q=urgent')).toEqual([urgent._id]);
  expect(await mine(elsewhere.agent, 'status=in-progress')).toEqual([near._id]);
  expect(await mine(elsewhere.client)).toEqual([]);
  expect((await mine(elsewhere.client, 'part=authored')).sort()).toEqual(
    [near._id, far._id, urgent._id].sort(),
  );
  expect(await mine(elsewhere.client, 'part=to-review')).toEqual([]);

  await elsewhere.agent.as.post(`tasks/${near._id}/submission`, { version: 1 });
  expect(await mine(elsewhere.client, 'part=to-review')).toEqual([near._id]);
  expect(await mine(elsewhere.manager, 'part=to-review')).toEqual([near._id]);
  for (const who of [elsewhere.agent, elsewhere.member, elsewhere.stranger])
    expect(await mine(who, 'part=to-review')).toEqual([]);
  const { body } = await elsewhere.client.as.get('tasks/mine?part=to-review');
  expect(body.items[0].appInfo).toMatchObject({ key: 'WEB', project: { name: 'Shop' } });
});
