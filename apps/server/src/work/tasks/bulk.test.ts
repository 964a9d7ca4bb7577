import { describe, expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { kes, million, paidWork, type Version } from '../../../test/factories/paid-work.ts';
import { aShop, type Somebody } from '../../../test/factories/shop.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';

const server = useServer();

const shop = useAnew(() => aShop(server));
const work = paidWork(server, shop);

const given = () => ({ assignees: [shop.agent.id] });
const setReward = (tasks: readonly Version[], reward: unknown, who: Somebody = shop.client) =>
  who.as.post('tasks/bulk-change', {
    tasks: tasks.map(({ _id, version }) => ({ _id, version })),
    change: { reward },
  });
const deleteAll = (tasks: readonly Version[], who: Somebody = shop.client) =>
  who.as.post('tasks/bulk-deletion', { tasks: tasks.map(({ _id }) => _id) });
const taskNow = async ({ _id }: Version) => (await shop.client.as.get(`tasks/${_id}`)).body;
const oks = (answer: { body: { items: { ok: boolean }[] } }) => answer.body.items.map(({ ok }) => ok);

describe('the reward of many tasks', () => {
  test('is held for each that is assigned, and given back where it is taken away', async () => {
    const tasks = [
      await work.aTask(given()),
      await work.aTask({ ...given(), reward: kes(500) }),
      await work.aTask({}),
    ];
    const set = await setReward(tasks, kes(800));
    expect(set.body.items).toMatchObject([
      { ok: true, task: { reward: kes(800), rewardState: 'held' } },
      { ok: true, task: { reward: kes(800), rewardState: 'held' } },
      { ok: true, task: { reward: kes(800), rewardState: 'promised' } },
    ]);
    expect(await wallet(server, shop.client)).toMatchObject({ has: million - 1600_00 });
    expect(await wallet(server, shop.agent)).toMatchObject({ has: 0, held: 1600_00 });

    const changed = set.body.items.map(({ task }: { task: Version }) => task);
    expect(oks(await setReward(changed, null))).toEqual([true, true, true]);
    expect(await wallet(server, shop.client)).toMatchObject({ has: million });
    expect(await wallet(server, shop.agent)).toMatchObject({ held: 0 });
  });

  test('is held once, however often the call comes', async () => {
    const tasks = [await work.aTask(given()), await work.aTask(given())];
    const answers = await Promise.all(Array.from({ length: 5 }, () => setReward(tasks, kes(300))));
    expect(answers.flatMap(oks).filter((ok) => ok)).toHaveLength(2);
    expect(await wallet(server, shop.agent)).toMatchObject({ held: 600_00 });
  });

  test('is refused for each by itself: what the wallet does not cover, and what is done', async () => {
    const done = await work.submitted(100);
    await work.accept(done, { confirmedReward: kes(100) });
    const tasks = [await work.aTask(given()), await work.aTask(given()), await taskNow(done)];
    const { body } = await setReward(tasks, kes(700_000));
    expect(body.items).toMatchObject([
      { ok: true },
      { ok: false, error: expect.stringMatching(/does not cover this reward/) },
      { ok: false, error: expect.stringMatching(/is done\. Reopen it to change its reward/) },
    ]);
    expect(await wallet(server, shop.client)).toMatchObject({ has: million - 100_00 - 700_000_00 });
    expect(await wallet(server, shop.agent)).toMatchObject({ has: 100_00, held: 700_000_00 });
  });

  test('is no matter of who manages the tasks, and stays within the budget of who holds one', async () => {
    const tasks = [await work.aTask(given()), await work.aTask(given()), await work.aTask(given())];
    const refused = await setReward(tasks, kes(400), shop.manager);
    expect(refused.body.items).toMatchObject(
      tasks.map(() => ({ ok: false, error: expect.stringMatching(/cannot promise a reward here/) })),
    );
    await expectMade(shop.client.as, 'budgets', {
      holder: shop.manager.id,
      perMonth: 1000_00,
      perTask: 500_00,
    });
    const { body } = await setReward(tasks, kes(400), shop.manager);
    expect(body.items).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: false, error: 'Your budget from Njeri Kamau has KES 200.00 left this month.' },
    ]);
    expect(await wallet(server, shop.agent)).toMatchObject({ held: 800_00 });
  });

  test('is not set by the call that accepts the work', async () => {
    const { _id, version } = await work.submitted(100);
    const answer = await shop.client.as.post('tasks/bulk-change', {
      tasks: [{ _id, version }],
      change: { status: 'done', reward: kes(900_000) },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields).toEqual({ 'change.reward': 'must not be sent together with a status' });
    expect(await wallet(server, shop.agent)).toMatchObject({ has: 0, held: 100_00 });
  });
});

describe('the labels of many tasks', () => {
  const labelled = (tasks: readonly Version[], change: object) =>
    shop.client.as.post('tasks/bulk-change', {
      tasks: tasks.map(({ _id, version }) => ({ _id, version })),
      change,
    });
  const letters = (count: number, from = 'a') =>
    Array.from({ length: count }, (_, at) => String.fromCodePoint(from.charCodeAt(0) + at));

  test('are refused for a task that would have more than it may, and added to the others', async () => {
    const [full, other] = [await work.aTask({ labels: letters(20) }), await work.aTask({})];
    const { body } = await labelled([full, other], { addLabels: ['a', 'urgent'] });
    expect(body.items).toMatchObject([
      { ok: false, error: 'WEB-1 cannot have more than 20 labels. Remove some first.' },
      { ok: true, task: { labels: ['a', 'urgent'] } },
    ]);
    expect(await taskNow(full)).toMatchObject({ labels: letters(20), version: full.version });
  });

  test('may change places, and be there already', async () => {
    const full = await work.aTask({ labels: letters(20) });
    const { body } = await labelled([full], { addLabels: ['b', 'urgent'], removeLabels: ['a'] });
    expect(body.items).toMatchObject([{ ok: true, task: { labels: [...letters(19, 'b'), 'urgent'] } }]);
  });
});

describe('many tasks', () => {
  test('are deleted by who may, each answering for itself; what is held goes back, what is paid stays', async () => {
    const held = await work.aTask({ ...given(), reward: kes(900) });
    const paid = await work.submitted(100);
    await work.accept(paid, { confirmedReward: kes(100) });
    const gone = await work.aTask({});
    await shop.client.as.delete(`tasks/${gone._id}`);

    const refused = await deleteAll([held, paid], shop.agent);
    expect(refused.body.items).toEqual([
      { _id: held._id, ok: false, error: 'You cannot delete this task.' },
      { _id: paid._id, ok: false, error: 'You cannot delete this task.' },
    ]);
    const { status, body } = await deleteAll([held, gone, paid]);
    expect(status).toBe(200);
    expect(body.items).toEqual([
      { _id: held._id, ok: true },
      { _id: gone._id, ok: false, error: expect.stringMatching(/Task not found/) },
      { _id: paid._id, ok: true },
    ]);
    for (const { _id } of [held, paid]) expect((await shop.client.as.get(`tasks/${_id}`)).status).toBe(404);
    expect(await wallet(server, shop.client)).toMatchObject({ has: million - 100_00 });
    expect(await wallet(server, shop.agent)).toMatchObject({ has: 100_00, held: 0 });
  });

  test('are not there for others', async () => {
    const task = await work.aTask({});
    for (const who of [shop.outsider, shop.stranger]) {
      const { body } = await deleteAll([task], who);
      expect(body.items).toEqual([
        { _id: task._id, ok: false, error: expect.stringMatching(/Task not found/) },
      ]);
    }
    expect((await deleteAll([task], shop.employee)).status).toBe(403);
    expect(await taskNow(task)).toMatchObject({ version: 1 });
  });

  test('are refused in the language that is asked for', async () => {
    const { _id } = await work.aTask({});
    const answer = await fetch(`${server.address}/v1/tasks/bulk-deletion`, {
      method: 'POST',
      body: JSON.stringify({ tasks: [_id] }),
      headers: {
        'content-type': 'application/json',
        'accept-language': 'fr',
        'x-project': shop.tenant.key,
        authorization: `Bearer ${shop.member.token}`,
      },
    });
    expect(await answer.json()).toEqual({
      items: [{ _id, ok: false, error: 'Vous n’êtes pas autorisé à supprimer cette tâche.' }],
    });
  });

  test('survive bad input', async () => {
    const { _id } = await work.aTask({});
    await survivesBadInput(shop.client.as, {
      method: 'POST',
      path: 'tasks/bulk-deletion',
      body: { tasks: [_id] },
      runs: 20,
    });
    const { _id: other } = await work.aTask({});
    await survivesBadInput(shop.client.as, {
      method: 'POST',
      path: 'tasks/bulk-change',
      body: { tasks: [{ _id: other, version: 1 }], change: { reward: kes(10) } },
      runs: 20,
    });
  });
});
