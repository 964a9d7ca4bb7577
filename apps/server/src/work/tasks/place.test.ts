import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyPage, expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const shop = useOnce(() => aShop(app));

let apps = 0;
async function anApp(titles: string[]) {
  const { id } = await expectMade(shop.client.as, 'apps', { name: 'Board', key: `BOARD${++apps}` });
  const tasks: string[] = [];
  for (const title of titles)
    tasks.push((await expectMade(shop.client.as, 'tasks', { app: id, title, status: 'todo' }))._id);
  const order = async () => (await everyPage(shop.client.as, `tasks?app=${id}`, 50)).map(({ _id }) => _id);
  return { id, tasks, order };
}

const place = async (id: string, where: object) => {
  const { version } = (await shop.client.as.get(`tasks/${id}`)).body;
  return shop.client.as.put(`tasks/${id}`, { version, place: where });
};

test('new tasks come last', async () => {
  const { tasks, order } = await anApp(['a', 'b', 'c']);
  expect(await order()).toEqual(tasks);
});

test('tasks placed at random stand in the order in which they were put, without doubles', async () => {
  const { tasks, order } = await anApp(['a', 'b', 'c', 'd', 'e']);
  let expected = [...tasks];
  const step = fc.record({
    moved: fc.nat(tasks.length - 1),
    beside: fc.nat(tasks.length - 1),
    side: fc.constantFrom('after', 'before'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      for (const { moved, beside, side } of steps) {
        const [id = '', other = ''] = [tasks[moved], tasks[beside]];
        const answer = await place(id, { [side]: other });
        if (id === other) {
          expect(answer.status).toBe(400);
          continue;
        }
        expect(answer.status).toBe(200);
        expected = expected.filter((kept) => kept !== id);
        expected.splice(expected.indexOf(other) + (side === 'after' ? 1 : 0), 0, id);
      }
      expect(await order()).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});

test('a task put between the same two again and again keeps a short key', async () => {
  const { tasks, order, id } = await anApp(['first', 'a', 'b', 'last']);
  const [first = '', a = '', b = '', last = ''] = tasks;
  for (let round = 0; round < 160; round++) await place(round % 2 ? a : b, { after: first });
  expect(await order()).toEqual([first, a, b, last]);
  const { body } = await shop.client.as.get(`tasks?app=${id}`);
  for (const { position } of body.items) expect(position.length).toBeLessThanOrEqual(48);
});

test('tasks that share one key, as an import may leave them, are told apart when one is put between', async () => {
  const { tasks, order, id } = await anApp(['a', 'b', 'c', 'd']);
  await app.services.database.write(shop.tenant.id, null, (tx) =>
    tx.updateTable('tasks').set({ position: 'a1' }).where('app_id', '=', id).execute(),
  );
  const [a = '', b = '', c = '', d = ''] = tasks;
  expect((await place(d, { after: a })).status).toBe(200);
  expect(await order()).toEqual([a, d, b, c]);
  expect((await place(c, { before: a })).status).toBe(200);
  expect(await order()).toEqual([c, a, d, b]);
});

test('tasks placed at once all get a place of their own', async () => {
  const { tasks, order, id } = await anApp(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  const [first = '', ...others] = tasks;
  const answers = await Promise.all(others.map((other) => place(other, { after: first })));
  expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
  const all = (await shop.client.as.get(`tasks?app=${id}`)).body.items;
  expect(new Set(all.map(({ position }: { position: string }) => position)).size).toBe(tasks.length);
  expect((await order())[0]).toBe(first);
});

test('a task moves to its place in another column, and falls back on the other neighbour', async () => {
  const { tasks, order } = await anApp(['a', 'b', 'c']);
  const [a = '', b = '', c = ''] = tasks;
  const moved = await shop.client.as.put(`tasks/${c}`, {
    version: 1,
    status: 'in-progress',
    place: { after: shop.project.id, before: a },
  });
  expect(moved.body).toMatchObject({ status: 'in-progress', version: 2 });
  expect(await order()).toEqual([c, a, b]);
  expect((await place(c, {})).status).toBe(200);
  expect(await order()).toEqual([a, b, c]);
});

test('a place is no part of what a task says: its version stays', async () => {
  const { tasks } = await anApp(['a', 'b']);
  const [a = '', b = ''] = tasks;
  expect((await place(b, { before: a })).body.version).toBe(1);
  const stale = await shop.client.as.put(`tasks/${a}`, { version: 9, place: { after: b } });
  expect(stale.status).toBe(409);
});
