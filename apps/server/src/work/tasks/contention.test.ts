import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import type { Answer } from '../../../test/api.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { databaseUrl } from '../../../test/database-url.ts';
import { aShop, type Shop } from '../../../test/factories/shop.ts';
import { wallet } from '../../../test/wallet.ts';

let server: TestApp;
let shop: Shop;
const million = 1_000_000_00;
const kes = (amount: number) => ({ amount, currency: 'KES' });

beforeEach(async () => {
  const before = await deadlocks();
  server = await startApp({ databasePool: 20 });
  shop = await aShop(server);
  return async () => {
    await server.stop();
    expect((await deadlocks()) - before, 'deadlocks').toBe(0);
  };
});

const aTask = (title: string, reward = 1_000_00) =>
  expectMade(shop.client.as, 'tasks', {
    app: shop.app.id,
    title,
    reward: kes(reward),
    assignees: [shop.agent.id, shop.member.id],
  });

/** Deadlocks that PostgreSQL has counted in this database. A connection's own are in once it has ended. */
async function deadlocks(): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return Number(rows[0]?.deadlocks);
}

/** Asserts that each call was done, or refused for what the others had done before. */
async function expectOrderly(calls: readonly Promise<Answer>[]): Promise<void> {
  const answers = await Promise.all(calls);
  const wrong = answers.filter(({ status }) => ![200, 201, 404, 409].includes(status));
  expect(wrong.map(({ status, body }) => [status, body])).toEqual([]);
}

async function expectBalanced(held: number): Promise<void> {
  const all = await Promise.all([shop.client, shop.agent, shop.member].map((one) => wallet(server, one)));
  expect(all.reduce((sum, one) => sum + one.has + one.held, 0)).toBe(million);
  expect(all.reduce((sum, one) => sum + one.held, 0)).toBe(held);
}

test('thirty changes of one task that contradict each other are made one after the other', async () => {
  for (const round of [1, 2, 3]) {
    const { _id: id, version } = await aTask(`Contended ${round}`);
    const { client, agent, member, app } = shop;
    const neighbour = await aTask(`Beside ${round}`, 1);
    const each = (turn: number) => [
      client.as.put(`tasks/${id}`, { version, reward: kes(2_000_00 + turn) }),
      client.as.put(`tasks/${id}`, { version, assignees: [turn % 2 ? agent.id : member.id] }),
      client.as.put(`tasks/${id}`, { version, status: 'todo', place: { after: neighbour._id } }),
      client.as.post(`tasks/${id}/cancellation`, { version, reason: 'Not needed.' }),
      client.as.post('tasks', { app: app.id, title: `Beside ${turn}` }),
      client.as.delete(`tasks/${id}`),
    ];
    await expectOrderly([1, 2, 3, 4, 5].flatMap(each));
    await expectBalanced(round);
  }
});

test('an app is deleted while its tasks change, and all that was held for them comes back', async () => {
  const tasks = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => aTask(`Task ${n}`)));
  await expectOrderly([
    ...tasks.map(({ _id, version }) => shop.client.as.put(`tasks/${_id}`, { version, reward: kes(5_00) })),
    shop.client.as.delete(`apps/${shop.app.id}`),
    ...tasks.map(({ _id }) => shop.client.as.delete(`tasks/${_id}`)),
  ]);
  await expectBalanced(0);
});

test('all of an agent’s rewards are released while the same tasks change', async () => {
  const tasks = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => aTask(`Task ${n}`)));
  for (const { _id, version } of tasks) {
    const begun = await shop.agent.as.put(`tasks/${_id}`, { version, status: 'in-progress' });
    await shop.agent.as.post(`tasks/${_id}/submission`, { version: begun.body.version });
  }
  const [one, other] = await Promise.all([shop.agent, shop.member].map((agent) => wallet(server, agent)));
  const release = async (account: string) => {
    const path = `accounts/onhold-to-primary/${account}`;
    const asked = await shop.client.as.put(path, {});
    if (asked.body.code !== 'REWARD_NOT_CONFIRMED') return asked;
    return shop.client.as.put(path, { confirmedReward: asked.body.data.reward });
  };
  await expectOrderly([
    release(one?.onHold.id),
    release(other?.onHold.id),
    ...tasks
      .toReversed()
      .map(({ _id, version }) =>
        shop.client.as.put(`tasks/${_id}`, { version: version + 2, reward: kes(1_000_00 + 1) }),
      ),
    release(one?.onHold.id),
  ]);
  // A task that changed while it was released is left, and not changed any more.
  await expectOrderly([release(one?.onHold.id), release(other?.onHold.id)]);
  await expectBalanced(0);
});
