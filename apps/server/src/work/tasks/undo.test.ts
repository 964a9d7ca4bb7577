import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { paidWork } from '../../../test/factories/paid-work.ts';
import { aShop, taskIn } from '../../../test/factories/shop.ts';
import { useAnew } from '../../../test/use.ts';

const server = useServer();

const shop = useAnew(() => aShop(server));

interface Done {
  _id: string;
  version: number;
  status: string;
  may: { moves: string[] };
}

/** Tasks without a reward that were handed in, accepted at once. */
async function accepted(count: number): Promise<Done[]> {
  const { handedIn } = paidWork(server, shop);
  const tasks = [];
  for (let made = 0; made < count; made += 1) {
    const { _id, version } = await handedIn(await taskIn(shop, { assignees: [shop.agent.id] }), shop.agent);
    tasks.push({ _id, version });
  }
  const { items } = await expectBulk(tasks, 'done');
  return items.map(({ task }) => task);
}

async function expectBulk(
  tasks: readonly Pick<Done, '_id' | 'version'>[],
  status: string,
): Promise<{ items: { task: Done; ok: boolean; error?: string }[] }> {
  const { status: answered, body } = await shop.client.as.post('tasks/bulk-change', {
    tasks: tasks.map(({ _id, version }) => ({ _id, version })),
    change: { status },
  });
  expect(answered, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

/** Lets the time in which an acceptance can be undone be over. */
const later = ({ _id }: Done) =>
  server.services.database.write(shop.tenant.id, null, (tx) =>
    tx
      .updateTable('tasks')
      .set({ finished_at: sql`finished_at - interval '2 minutes'` })
      .where('id', '=', _id)
      .execute(),
  );

test('the acceptance of many tasks that pays nothing can be undone for a while', async () => {
  const done = await accepted(2);
  expect(done.map(({ status, may }) => [status, may.moves.toSorted()])).toEqual([
    ['done', ['in-review', 'todo']],
    ['done', ['in-review', 'todo']],
  ]);
  const { items } = await expectBulk(done, 'in-review');
  expect(items.map(({ task }) => task.status)).toEqual(['in-review', 'in-review']);
  const told = (await shop.client.as.get(`tasks/${done[0]?._id}/activity`)).body.items[0];
  expect(told.verb).toBe('acceptance-undone');
});

test('later, or by who may not accept, it is not undone', async () => {
  const [first, second] = await accepted(2);
  if (!first || !second) throw new TypeError('Two were accepted');
  expect((await shop.agent.as.post(`tasks/${first._id}/undo`, { version: first.version })).status).toBe(403);
  await expectMade(shop.client.as, `tasks/${first._id}/undo`, { version: first.version });
  await later(second);
  expect((await shop.client.as.get(`tasks/${second._id}`)).body.may.moves).toEqual(['todo']);
  const late = await shop.client.as.post(`tasks/${second._id}/undo`, { version: second.version });
  expect(late.status).toBe(409);
  expect(late.body.data.errorMessage).toMatch(
    /^The acceptance of \S+ can no longer be undone\. Reopen the task\.$/,
  );
});
