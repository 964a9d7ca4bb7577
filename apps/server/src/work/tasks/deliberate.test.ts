import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { startApp, type TestApp, useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { kes, million, paidWork, type Version } from '../../../test/factories/paid-work.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';
import { newId } from '../../database/ids.ts';
import { workJobs } from '../index.ts';

const server = useServer({ undoSeconds: 3600 });

const shop = useAnew(() => aShop(server));
const work = paidWork(server, shop);

/** Lets the seconds in which an acceptance can be undone be over. */
const pass = ({ _id }: Version) =>
  server.services.database.write(shop.tenant.id, null, (tx) =>
    sql`update rewards set release_at = now() - interval '1 minute'
      where tenant_id = ${tx.tenant} and task_id = ${_id} and release_at is not null`.execute(tx),
  );

const jobNamed = (name: string) => {
  const job = workJobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}`);
  return job;
};
const runJob = ({ _id }: Version) =>
  jobNamed('release-reward').run({ tenant: shop.tenant.id, task: _id }, server.services);
const sweep = () => jobNamed('sweep-releases').run({}, server.services);

describe('from the payer’s confirmation amount on, acceptance', () => {
  test('asks for the amount, and then pays at once', async () => {
    const task = await work.submitted(5_000);
    for (const given of [{}, { confirmedReward: kes(4_999) }]) {
      const asked = await work.accept(task, given);
      expect(asked.status).toBe(409);
      expect(asked.body).toMatchObject({
        code: 'REWARD_NOT_CONFIRMED',
        data: { reward: kes(5_000), people: 1 },
      });
    }
    expect((await shop.client.as.get(`tasks/${task._id}`)).body).toMatchObject({
      status: 'in-review',
      version: 2,
    });
    const paid = await work.accept(task, { confirmedReward: kes(5_000) });
    expect(paid.body).toMatchObject({ status: 'done', rewardState: 'released', held: null });
    await work.expectBalanced(5_000_00);
  });

  test('asks from the amount that the payer chose, also who has a budget', async () => {
    const preferences = { tenant_id: shop.tenant.id, id: newId(), user_id: shop.client.id };
    await server.services.database.write(shop.tenant.id, null, (tx) =>
      tx.insertInto('user_preferences').values(preferences).execute(),
    );
    const { status: chosen } = await shop.client.as.put(`user-preference/${preferences.id}`, {
      confirmRewardsFrom: 50_00,
    });
    expect(chosen).toBe(200);
    await expectMade(shop.client.as, 'budgets', {
      holder: shop.manager.id,
      perMonth: 1000_00,
      perTask: 1000_00,
    });
    const task = await work.submitted(50);
    for (const who of [shop.client, shop.manager])
      expect((await who.as.put(`tasks/${task._id}`, { version: 2, status: 'done' })).body.code).toBe(
        'REWARD_NOT_CONFIRMED',
      );
    const { status } = await shop.manager.as.put(`tasks/${task._id}`, {
      version: 2,
      status: 'done',
      confirmedReward: kes(50),
    });
    expect(status).toBe(200);
  });

  test('asks about the sum of many, which are then paid at once', async () => {
    const tasks = [await work.submitted(3_000), await work.submitted(2_000)];
    const many = (given = {}) =>
      shop.client.as.post('tasks/bulk-change', {
        tasks: tasks.map(({ _id, version }) => ({ _id, version })),
        change: { status: 'done' },
        ...given,
      });
    const asked = await many();
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({
      code: 'REWARD_NOT_CONFIRMED',
      data: { reward: kes(5_000), people: 1 },
    });
    expect((await many({ confirmedReward: kes(3_000) })).status).toBe(409);
    const { body } = await many({ confirmedReward: kes(5_000) });
    expect(body.items.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true]);
    await work.expectBalanced(5_000_00);
  });
});

describe('below it, acceptance', () => {
  test('pays after the seconds in which it can be undone', async () => {
    const task = await work.submitted(100);
    const done = (await work.accept(task)).body;
    expect(done).toMatchObject({ status: 'done', rewardState: 'releasing', held: kes(100) });
    expect(done.may.moves.toSorted()).toEqual(['in-review', 'todo']);
    expect(done.shares).toMatchObject([{ agent: { id: shop.agent.id }, amount: 100_00, state: 'releasing' }]);
    await runJob(task);
    expect(await wallet(server, shop.agent)).toMatchObject({ has: 0, held: 100_00 });
    await pass(task);
    await runJob(task);
    await runJob(task);
    await work.expectBalanced(100_00);
    const paid = (await shop.client.as.get(`tasks/${task._id}`)).body;
    expect(paid).toMatchObject({ rewardState: 'released', version: done.version });
    expect(paid.may.moves).toEqual(['todo']);
  });

  test('pays no sooner than who accepts wants to be able to undo it, and no sooner than the server says', async () => {
    const quick = await startApp({ undoSeconds: 0 });
    onTestFinished(() => quick.stop());
    const preferences = { tenant_id: shop.tenant.id, id: newId(), user_id: shop.client.id };
    await server.services.database.write(shop.tenant.id, null, (tx) =>
      tx.insertInto('user_preferences').values(preferences).execute(),
    );
    const minutesLeft = async (undoSeconds: number, accept: (task: Version) => Promise<unknown>) => {
      const chosen = await shop.client.as.put(`user-preference/${preferences.id}`, { undoSeconds });
      expect(chosen.status).toBe(200);
      const task = await work.submitted(100);
      await accept(task);
      const [share] = (await shop.client.as.get(`tasks/${task._id}`)).body.shares;
      return Math.round((Date.parse(share.at) - Date.now()) / 60_000);
    };
    expect(await minutesLeft(600, (task) => fetchAs(quick, task))).toBe(10);
    expect(await minutesLeft(60, (task) => work.accept(task))).toBe(60);
  });

  test('is paid by its job, on time, without anybody', async () => {
    const quick = await startApp({ undoSeconds: 0 });
    const task = await work.submitted(100);
    const { status } = await fetchAs(quick, task);
    expect(status).toBe(201);
    await vi.waitFor(() => work.expectBalanced(100_00), 15_000);
    await quick.stop();
  });

  test('is paid by the sweep where its job was lost', async () => {
    const task = await work.submitted(100);
    await work.accept(task);
    await sweep();
    expect(await wallet(server, shop.agent)).toMatchObject({ has: 0, held: 100_00 });
    await pass(task);
    await sweep();
    await work.expectBalanced(100_00);
  });

  test.each(['undo', 'a move back'])('is taken back by %s, and nothing was paid', async (how) => {
    const task = await work.submitted(100);
    const done = (await work.accept(task)).body;
    const back =
      how === 'undo'
        ? await work.post(done, 'undo')
        : await shop.client.as.put(`tasks/${task._id}`, { version: done.version, status: 'in-review' });
    expect(back.body).toMatchObject({ status: 'in-review', rewardState: 'held', held: kes(100) });
    await pass(task);
    await runJob(task);
    expect(await wallet(server, shop.agent)).toMatchObject({ has: 0, held: 100_00 });
    const { items } = (await shop.client.as.get(`tasks/${task._id}/activity`)).body;
    expect(items[0]).toMatchObject({ verb: 'acceptance-undone', actor: { id: shop.client.id } });
    await work.accept(back.body, { confirmedReward: kes(100) });
    await work.expectBalanced(100_00);
  });

  test('is taken back only by who may accept', async () => {
    const done = (await work.accept(await work.submitted(100))).body;
    for (const nobody of [shop.agent, shop.manager])
      expect((await nobody.as.post(`tasks/${done._id}/undo`, { version: done.version })).status).toBe(403);
  });

  test('cannot be taken back once it is paid', async () => {
    const done = (await work.accept(await work.submitted(100), { confirmedReward: kes(100) })).body;
    const late = await work.post(done, 'undo');
    expect(late.status).toBe(409);
    expect(late.body.data.errorMessage).toMatch(/can no longer be undone\. Reopen the task/);
    await work.expectBalanced(100_00);
  });

  test.each(['undo first', 'job first'])(
    'is either undone or paid, %s, and the books balance',
    async (order) => {
      const task = await work.submitted(100);
      const done = (await work.accept(task)).body;
      await pass(task);
      const undo = () => work.post(done, 'undo');
      const [answer] =
        order === 'undo first' ? [await undo(), await runJob(task)] : [await runJob(task).then(undo)];
      expect(answer.status).toBe(order === 'undo first' ? 201 : 409);
      const paid = order === 'undo first' ? 0 : 100_00;
      expect(await wallet(server, shop.agent)).toMatchObject({ has: paid, held: 100_00 - paid });
    },
  );

  test('is either undone or paid by thirty at once', async () => {
    const tasks = await Promise.all(Array.from({ length: 5 }, () => work.submitted(100)));
    const done = await Promise.all(tasks.map(async (task) => (await work.accept(task)).body));
    await Promise.all(tasks.map(pass));
    const race = done.flatMap((task) => [
      ...Array.from({ length: 3 }, () => work.post(task, 'undo').then(({ status }) => status)),
      ...Array.from({ length: 3 }, () => runJob(task).then(() => undefined)),
    ]);
    const statuses = await Promise.all(race);
    const undone = statuses.filter((status) => status === 201).length;
    const paid = (5 - undone) * 100_00;
    expect(await wallet(server, shop.agent)).toMatchObject({ has: paid, held: undone * 100_00 });
    expect(await wallet(server, shop.client)).toMatchObject({ has: million - 500_00 });
    expect(statuses.filter((status) => status !== undefined && ![201, 409].includes(status))).toEqual([]);
  });
});

test('a reward is shown as what it is, on the card too', async () => {
  const task = await work.submitted(100);
  const state = async () => (await shop.client.as.get(`tasks?app=${shop.app.id}`)).body.items[0].rewardState;
  expect(await state()).toBe('held');
  const cancelled = await work.post(task, 'cancellation');
  expect(await state()).toBe('returned');
  const again = await work.post(cancelled.body, 'reopening');
  expect(await state()).toBe('held');
  await shop.client.as.put(`tasks/${task._id}`, { version: again.body.version, assignees: [] });
  expect(await state()).toBe('promised');
});

test('survives bad input', async () => {
  const { _id, version } = (await work.accept(await work.submitted(100))).body;
  await survivesBadInput(shop.client.as, { method: 'POST', path: `tasks/${_id}/undo`, body: { version } });
  const task = await work.submitted(100);
  await survivesBadInput(shop.client.as, {
    method: 'POST',
    path: `tasks/${task._id}/acceptance`,
    body: { version: task.version, confirmedReward: kes(100) },
  });
});

/** Accepts a task by another server. */
const fetchAs = ({ address }: TestApp, { _id, version }: Version) =>
  fetch(`${address}/v1/tasks/${_id}/acceptance`, {
    method: 'POST',
    body: JSON.stringify({ version }),
    headers: {
      'content-type': 'application/json',
      'x-project': shop.tenant.key,
      authorization: `Bearer ${shop.client.token}`,
    },
  });
