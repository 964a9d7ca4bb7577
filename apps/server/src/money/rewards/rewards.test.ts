import { describe, expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';

const server = useServer();
const reward = { amount: 1_500_00, currency: 'KES' };
const million = 1_000_000_00;

const shop = useAnew(() => aShop(server));

const aTask = (given = {}) =>
  expectMade(shop.client.as, 'tasks', { app: shop.app.id, title: 'Till', ...given });
const assigned = () => aTask({ reward, assignees: [shop.agent.id] });
const client = () => wallet(server, shop.client);
const agent = () => wallet(server, shop.agent);

async function change(task: { _id: string; version: number }, given: object) {
  const { status, body } = await shop.client.as.put(`tasks/${task._id}`, { version: task.version, ...given });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

describe('a reward is held', () => {
  test('when its task is assigned, and not before', async () => {
    const task = await aTask({ reward });
    expect(task.rewardState).toBe('promised');
    expect(await client()).toMatchObject({ has: million });
    const given = await change(task, { assignees: [shop.agent.id] });
    expect(given.rewardState).toBe('held');
    expect(await client()).toMatchObject({ has: million - reward.amount });
    expect(await agent()).toMatchObject({ has: 0, held: reward.amount });
  });

  test('for several assignees in even parts, to the last cent', async () => {
    await aTask({ reward: { amount: 100_01, currency: 'KES' }, assignees: [shop.agent.id, shop.member.id] });
    const parts = [(await agent()).held, (await wallet(server, shop.member)).held];
    expect(parts.toSorted()).toEqual([50_00, 50_01]);
    expect(await client()).toMatchObject({ has: million - 100_01 });
  });

  test('by exactly the difference when the amount or the assignee changes', async () => {
    const task = await assigned();
    const more = await change(task, { reward: { amount: 2_000_00, currency: 'KES' } });
    expect(await agent()).toMatchObject({ held: 2_000_00 });
    const less = await change(more, { reward: { amount: 500_00, currency: 'KES' } });
    expect(await agent()).toMatchObject({ held: 500_00 });
    const other = await change(less, { assignees: [shop.member.id] });
    expect(await agent()).toMatchObject({ held: 0 });
    expect(await wallet(server, shop.member)).toMatchObject({ held: 500_00 });
    await change(other, { reward: null });
    expect(await wallet(server, shop.member)).toMatchObject({ held: 0 });
    expect(await client()).toMatchObject({ has: million });
  });

  test('not where the wallet does not cover it: then the work stays as it was too', async () => {
    const task = await aTask({ reward: { amount: million + 1, currency: 'KES' } });
    const { status, body } = await shop.client.as.put(`tasks/${task._id}`, {
      version: task.version,
      assignees: [shop.agent.id],
    });
    expect(status).toBe(409);
    expect(body.data.errorMessage).toContain('KES 1,000,000.00');
    expect((await shop.client.as.get(`tasks/${task._id}`)).body).toMatchObject({ assignees: [], version: 1 });
    expect(await client()).toMatchObject({ has: million, available: million });
  });

  test('and who does not pay is not told what the wallet has', async () => {
    const most = million * 2;
    await expectMade(shop.client.as, 'budgets', { holder: shop.manager.id, perMonth: most, perTask: most });
    const task = await aTask({ reward: { amount: million + 1, currency: 'KES' } });
    const { status, body } = await shop.manager.as.put(`tasks/${task._id}`, {
      version: task.version,
      assignees: [shop.agent.id],
    });
    expect(status).toBe(409);
    expect(body.data.errorMessage).not.toContain('1,000,000');
  });

  test('once, whoever assigns at the same moment', async () => {
    const task = await aTask({ reward });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        shop.client.as.put(`tasks/${task._id}`, { version: task.version, assignees: [shop.agent.id] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await agent()).toMatchObject({ held: reward.amount });
    expect(await client()).toMatchObject({ has: million - reward.amount });
  });
});

describe('a held reward', () => {
  async function handedIn() {
    const task = await assigned();
    const begun = await change(task, { status: 'in-progress' }).catch(() => task);
    const moved = begun.status === 'in-progress' ? begun : task;
    const { status, body } = await shop.agent.as.post(`tasks/${moved._id}/submission`, {
      version: moved.version,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  }

  test('is the agent’s own once the work is accepted, and only once', async () => {
    const task = await handedIn();
    const accept = () =>
      shop.client.as.post(`tasks/${task._id}/acceptance`, { version: task.version, confirmedReward: reward });
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await agent()).toMatchObject({ has: reward.amount, held: 0 });
    expect(answers.find(({ status }) => status === 201)?.body.rewardState).toBe('released');
  });

  test('is released by the call that moves what is on hold, by who may accept', async () => {
    const task = await handedIn();
    const { onHold } = await agent();
    const path = `accounts/onhold-to-primary/${onHold.id}`;
    for (const nobody of [shop.stranger, shop.outsider, shop.employee])
      expect((await nobody.as.put(path)).status).toBe(404);
    expect((await shop.agent.as.put(path, { task: task._id })).status).toBe(403);
    const { status, body } = await shop.client.as.put(path);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({ released: reward, items: [] });
    expect((await shop.client.as.put(path)).status).toBe(404); // nothing of the client's is held there any more
    expect(await agent()).toMatchObject({ has: reward.amount, held: 0 });
  });

  test('of work that is not handed in is not released', async () => {
    const task = await assigned();
    const { onHold } = await agent();
    const { status, body } = await shop.client.as.put(`accounts/onhold-to-primary/${onHold.id}`, {
      task: task._id,
    });
    expect(status).toBe(409);
    expect(body.data.errorMessage).toMatch(
      / is not in review\. Its reward stays on hold until it is accepted\.$/,
    );
    expect(await agent()).toMatchObject({ has: 0, held: reward.amount });
  });

  test('goes back when the task is cancelled, and is held again when it is taken up', async () => {
    const task = await assigned();
    const cancelled = await shop.client.as.post(`tasks/${task._id}/cancellation`, { version: task.version });
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(201);
    expect(await client()).toMatchObject({ has: million });
    expect(await agent()).toMatchObject({ held: 0 });
  });

  test.each(['task', 'app', 'project'])('goes back when its %s is deleted', async (what) => {
    const task = await assigned();
    const path = {
      task: `tasks/${task._id}`,
      app: `apps/${shop.app.id}`,
      project: `projects/${shop.project.id}`,
    }[what];
    expect((await shop.client.as.delete(path ?? '')).status).toBe(200);
    expect(await client()).toMatchObject({ has: million });
    expect(await agent()).toMatchObject({ held: 0 });
  });

  test('is not paid twice when the work is reopened and accepted again', async () => {
    const task = await handedIn();
    const done = (
      await shop.client.as.post(`tasks/${task._id}/acceptance`, {
        version: task.version,
        confirmedReward: reward,
      })
    ).body;
    const reopened = await shop.client.as.post(`tasks/${task._id}/reopening`, { version: done.version });
    expect(reopened.status, JSON.stringify(reopened.body)).toBe(201);
    expect(await agent()).toMatchObject({ has: reward.amount, held: 0 });
    expect(await client()).toMatchObject({ has: million - reward.amount });
  });

  test('is shown to whom it waits for, and why', async () => {
    const task = await assigned();
    const { onHold } = await agent();
    const { body } = await shop.agent.as.get(`accounts/${onHold.id}/held`);
    expect(body.items).toMatchObject([
      {
        task: { _id: task._id, number: task.number, status: 'backlog' },
        amount: reward.amount,
        payer: { id: shop.client.id },
      },
    ]);
    expect((await shop.client.as.get(`accounts/${onHold.id}/held`)).status).toBe(404);
    const { primary } = await client();
    expect((await shop.client.as.get(`accounts/${primary.id}/held`)).body.items).toMatchObject([
      { task: { _id: task._id }, agent: { id: shop.agent.id } },
    ]);
  });
});
