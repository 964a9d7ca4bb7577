import { type Mover, moves, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/app.ts';
import { aShop, type Somebody } from '../../../test/factories/shop.ts';
import { aTask } from '../../../test/factories/task.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const shop = useOnce(() => aShop(app));

/** A task that a stranger wrote and the agent works on, so that every mover is somebody else. */
const aTaskIn = (status: TaskStatus) =>
  aTask(app, { app: shop.app.id, author: shop.stranger, assignees: [shop.agent], status });

/** What each user is to such a task. */
const movers = (): Array<[Somebody, Mover[]]> => [
  [shop.agent, ['worker']],
  [shop.stranger, ['author']],
  [shop.client, ['manager', 'accepter']],
  [shop.manager, ['manager', 'accepter']],
  [shop.member, []],
];

const moveTo = (who: Somebody, id: string, status: TaskStatus) =>
  who.as.put(`tasks/${id}`, { version: 1, status });

async function tryMove(from: TaskStatus, to: TaskStatus, who: Somebody, being: Mover[]): Promise<void> {
  const id = await aTaskIn(from);
  const before = (await who.as.get(`tasks/${id}`)).body;
  const ways = moves.filter((move) => move.from === from && move.to === to && !move.whileUndoable);
  const isOpen = ways.length > 0;
  const named = ways.some(({ by }) => by.some((one) => being.includes(one)));
  const told = `${from} to ${to} by ${who.firstName}`;
  expect(before.may.moves.includes(to), told).toBe(named);

  const answer = await moveTo(who, id, to);
  const after = (await who.as.get(`tasks/${id}`)).body;
  if (from === to) expect(answer.status, told).toBe(200);
  else expect(answer.status, told).toBe(named ? 200 : isOpen ? 403 : 409);
  if (named) expect(after, told).toMatchObject({ status: to, version: 2 });
  else expect(after, told).toEqual(before);
}

test('each pair of statuses is open to exactly those whom the table names', async () => {
  for (const from of taskStatuses)
    for (const to of taskStatuses)
      await Promise.all(movers().map(([who, being]) => tryMove(from, to, who, being)));
});

test('an impossible move is refused with those that are possible', async () => {
  const id = await aTaskIn('in-review');
  const { body } = await moveTo(shop.client, id, 'backlog');
  expect(body.data.errorMessage).toMatch(
    /^WEB-\d+ has the status In review\. From there it can be moved to Done, In progress or Cancelled\.$/,
  );
});

const nouns = [
  ['submission', ['in-progress'], 'in-review', 'submitted'],
  ['acceptance', ['in-review'], 'done', 'accepted'],
  ['rejection', ['in-review'], 'in-progress', 'rejected'],
  ['reopening', ['done', 'cancelled'], 'todo', 'reopened'],
  ['cancellation', ['backlog', 'todo', 'in-progress', 'in-review'], 'cancelled', 'cancelled'],
] as const;

test('each action is a noun with who, when and why, from where it can be taken', async () => {
  for (const [noun, froms, to, verb] of nouns)
    for (const from of taskStatuses) {
      const id = await aTaskIn(from);
      const answer = await shop.client.as.post(`tasks/${id}/${noun}`, { version: 1, reason: 'Because' });
      const told = `${noun} of a task in ${from}`;
      const possible = froms.some((status) => status === from);
      expect(answer.status, told).toBe(possible ? 201 : 409);
      if (!possible) continue;
      expect(answer.body, told).toMatchObject({ _id: id, status: to, version: 2 });
      const reason = noun === 'submission' || noun === 'acceptance' ? undefined : 'Because';
      const { items } = (await shop.client.as.get(`tasks/${id}/activity`)).body;
      expect(items[0], told).toMatchObject({
        verb,
        actor: { id: shop.client.id },
        changes: { status: { before: from, after: to } },
      });
      expect(items[0].reason, told).toBe(reason);
      const [kept] = await app.services.database.read(shop.tenant.id, (db) =>
        db.selectFrom('task_moves').selectAll().where('task_id', '=', id).execute(),
      );
      expect(kept, told).toMatchObject({
        from_status: from,
        to_status: to,
        action: noun,
        reason: reason ?? null,
        actor_id: shop.client.id,
      });
    }
});

test('nobody accepts or rejects only because they did the work or wrote the task', async () => {
  for (const who of [shop.agent, shop.stranger])
    for (const noun of ['acceptance', 'rejection']) {
      const id = await aTaskIn('in-review');
      expect((await who.as.post(`tasks/${id}/${noun}`, { version: 1 })).status).toBe(403);
    }
});

test('of two movers at once one wins, the other sees what is now', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await aTaskIn('in-review');
    const answers = await Promise.all([
      shop.client.as.post(`tasks/${id}/acceptance`, { version: 1 }),
      shop.manager.as.post(`tasks/${id}/rejection`, { version: 1, reason: 'Not yet' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const won = answers.find(({ status }) => status === 201)?.body;
    const lost = answers.find(({ status }) => status === 409)?.body;
    expect(lost.data.current).toMatchObject({ _id: id, status: won.status, version: 2 });
    const moves = await app.services.database.read(shop.tenant.id, (db) =>
      db.selectFrom('task_moves').select('to_status').where('task_id', '=', id).execute(),
    );
    expect(moves).toEqual([{ to_status: won.status }]);
  }
});

test('a stale move is refused with the newer state, though the table would have it', async () => {
  const id = await aTaskIn('in-progress');
  await shop.client.as.put(`tasks/${id}`, { version: 1, title: 'Newer' });
  const answer = await shop.agent.as.post(`tasks/${id}/submission`, { version: 1 });
  expect(answer.status).toBe(409);
  expect(answer.body.data.current).toMatchObject({ title: 'Newer', status: 'in-progress', version: 2 });
});

test('a task has its end while it is done, and no longer', async () => {
  const id = await aTaskIn('in-review');
  const finished = async () => {
    const row = await app.services.database.read(shop.tenant.id, (db) =>
      db.selectFrom('tasks').select('finished_at').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    return row.finished_at;
  };
  await shop.client.as.post(`tasks/${id}/acceptance`, { version: 1 });
  expect(await finished()).toBeInstanceOf(Date);
  await shop.client.as.post(`tasks/${id}/reopening`, { version: 2 });
  expect(await finished()).toBeNull();
});

test('content and status change together, or not at all', async () => {
  const id = await aTaskIn('todo');
  const refused = await shop.client.as.put(`tasks/${id}`, { version: 1, title: 'Done', status: 'done' });
  expect(refused.status).toBe(409);
  const both = await shop.client.as.put(`tasks/${id}`, { version: 1, title: 'Begun', status: 'in-progress' });
  expect(both.body).toMatchObject({ title: 'Begun', status: 'in-progress' });
});
