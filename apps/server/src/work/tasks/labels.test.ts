import { expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();
const shop = useOnce(() => aShop(app));

const anApp = (key: string) => expectMade(shop.client.as, 'apps', { name: key, key });
const query = (more: Record<string, string>) => new URLSearchParams(more).toString();

test('labels that read alike are one of a task', async () => {
  const { id } = await anApp('ALIKE');
  const labels = ['caf\u00e9', 'cafe\u0301', 'Cafe', 'x y', 'x  y', 'x\u00a0y', 'a\u200bb', 'ab'];
  const task = await expectMade(shop.client.as, 'tasks', { app: id, title: 'Menu', labels });
  expect(task.labels).toEqual(['caf\u00e9', 'x y', 'ab']);
  const { body } = await shop.client.as.put(`tasks/${task._id}`, { version: 1, labels: ['Ö', 'o', 'ø'] });
  expect(body.labels).toEqual(['ö']);
});

test('labels that read alike are one value of the filter, listed as most tasks write it', async () => {
  const { id } = await anApp('FILTER');
  const add = (title: string, labels: string[]) =>
    expectMade(shop.client.as, 'tasks', { app: id, title, labels });
  for (const [title, label] of [
    ['One', 'café'],
    ['Two', 'cafe'],
    ['Three', 'café'],
  ] as const)
    await add(title, [label]);
  await add('Four', ['cafeteria']);
  const { body } = await shop.client.as.get(`tasks/labels?app=${id}`);
  expect(body.items).toEqual([
    { label: 'café', tasks: 3 },
    { label: 'cafeteria', tasks: 1 },
  ]);
  for (const label of ['café', 'cafe', 'CAFÉ', 'cafe\u0301']) {
    const { body: page } = await shop.client.as.get(`tasks?${query({ app: id, label, sort: 'number' })}`);
    expect(page.items.map(({ title }: { title: string }) => title)).toEqual(['One', 'Two', 'Three']);
  }
});

test('a label is added to and taken from many tasks however each writes it', async () => {
  const { id } = await anApp('BULK');
  const task = await expectMade(shop.client.as, 'tasks', {
    app: id,
    title: 'Menu',
    labels: ['cafe', 'till'],
  });
  const change = (version: number, fields: object) =>
    shop.client.as.post('tasks/bulk-change', { tasks: [{ _id: task._id, version }], change: fields });
  const { body: same } = await change(1, { addLabels: ['Café', 'new'] });
  expect(same.items[0].task.labels).toEqual(['cafe', 'till', 'new']);
  const { body: less } = await change(2, { removeLabels: ['café'] });
  expect(less.items[0].task.labels).toEqual(['till', 'new']);
});

test('names are kept as they look, and found as they are typed', async () => {
  const { as } = shop.client;
  const typed = [
    ['1️⃣ Sprint', '1️⃣ Sprint'],
    ['Node.js/React move', 'Node.js/React move'],
    ['Design @ Nairobi', 'Design @ Nairobi'],
    ['Plan\u200b  B', 'Plan B'],
    ['\u200eÉquipe Mu\u0308ller Ōta', 'Équipe Müller Ōta'],
  ] as const;
  for (const [at, [name, shown]] of typed.entries()) {
    const project = await expectMade(as, 'projects', { name, key: `NAME${at}` });
    expect(project.name).toBe(shown);
    const team = await expectMade(as, 'pm-teams', { project: project.id, name });
    expect(team.name).toBe(shown);
  }
  for (const q of ['equipe', 'muller ota', 'PLAN B', '1 sprint']) {
    const { body } = await as.get(`projects?${query({ q })}`);
    expect(body.items, q).toHaveLength(1);
  }
  const refused = await as.post('projects', { name: 'Pay at evil.com/login', key: 'EVIL' });
  expect(refused.body.data.fields).toEqual({ name: 'must not contain a web or e-mail address' });
});
