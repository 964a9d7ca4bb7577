import { describe, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { kes, million, paidWork } from '../../../test/factories/paid-work.ts';
import { aShop, type Somebody } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';

const server = useServer();

const shop = useAnew(() => aShop(server));
const work = paidWork(server, shop);

const add = (who: Somebody, given: object) =>
  who.as.post('tasks', { app: shop.app.id, title: 'Till', ...given });
const budget = (given = {}, holder = shop.manager) =>
  expectMade(shop.client.as, 'budgets', {
    holder: holder.id,
    perMonth: 10_000_00,
    perTask: 4_000_00,
    ...given,
  });
const used = async (holder = shop.manager) => (await holder.as.get('budgets?part=held')).body.items[0].used;

describe('a budget', () => {
  test('lets its holder promise, assign and accept, and is used by what is promised', async () => {
    await budget();
    const task = await work.aTask({ reward: kes(1000), assignees: [shop.agent.id] }, shop.manager);
    expect(await used()).toBe(1000_00);
    const more = await work.put(shop.manager, task, { reward: kes(1500) });
    expect(await used()).toBe(1500_00);
    const review = await work.handedIn(more.body, shop.agent);
    expect((await shop.manager.as.get(`tasks/${task._id}`)).body.may.moves).toContain('done');
    expect((await shop.manager.as.get('tasks/mine?part=to-review')).body.items).toHaveLength(1);
    expect((await work.put(shop.manager, review, { status: 'done' })).status).toBe(200);
    expect(await used()).toBe(1500_00);
  });

  test('is used by what its holder assigns, and by the difference where the payer promised some', async () => {
    await budget();
    const raised = await work.aTask({ reward: kes(1000) });
    const { body } = await work.put(shop.manager, raised, { reward: kes(1200) });
    expect(await used()).toBe(200_00);
    await work.put(shop.manager, body, { assignees: [shop.agent.id] });
    expect(await used()).toBe(1200_00);
  });

  test.each([
    ['lowers the reward', { reward: kes(300) }, 300_00],
    ['takes it away', { reward: null }, 0],
    ['cancels the task', { status: 'cancelled' }, 0],
  ])('gets back what is returned when the payer %s', async (_, change, left) => {
    await budget();
    const task = await work.aTask({ reward: kes(1000), assignees: [shop.agent.id] }, shop.manager);
    expect((await work.put(shop.client, task, change)).status).toBe(200);
    expect(await used()).toBe(left);
  });

  test('gets back what is returned when the task is deleted, or its app', async () => {
    await budget();
    const task = await work.aTask({ reward: kes(1000), assignees: [shop.agent.id] }, shop.manager);
    const promised = await work.aTask({ reward: kes(400) }, shop.manager);
    expect((await shop.client.as.delete(`tasks/${promised._id}`)).status).toBe(200);
    expect(await used()).toBe(1000_00);
    expect((await shop.client.as.delete(`tasks/${task._id}`)).status).toBe(200);
    expect(await used()).toBe(0);
    await work.aTask({ reward: kes(700) }, shop.manager);
    expect((await shop.client.as.delete(`apps/${shop.app.id}`)).status).toBe(200);
    expect(await used()).toBe(0);
  });

  test('stays used by what was paid, though its task is reopened and cancelled, or deleted', async () => {
    await budget();
    const paid = async () => {
      const task = await work.aTask({ reward: kes(1000), assignees: [shop.agent.id] }, shop.manager);
      return (await work.put(shop.manager, await work.handedIn(task, shop.agent), { status: 'done' })).body;
    };
    const { body: reopened } = await work.put(shop.manager, await paid(), { status: 'todo' });
    expect((await work.put(shop.manager, reopened, { status: 'cancelled' })).status).toBe(200);
    expect(await used()).toBe(1000_00);
    expect((await shop.manager.as.delete(`tasks/${(await paid())._id}`)).status).toBe(200);
    expect(await used()).toBe(2000_00);
    await paid();
    expect((await shop.client.as.delete(`apps/${shop.app.id}`)).status).toBe(200);
    expect(await used()).toBe(3000_00);
  });

  test('has an end for a task and for a month, and says what is left', async () => {
    await budget();
    const large = await add(shop.manager, { reward: kes(4_001) });
    expect(large.status).toBe(409);
    expect(large.body.data).toMatchObject({
      errorMessage: 'Your budget from Njeri Kamau allows KES 4,000.00 for a task.',
      fields: { reward: 'must be within your budget' },
    });
    for (let made = 0; made < 2; made++) await work.aTask({ reward: kes(4000) }, shop.manager);
    const late = await add(shop.manager, { reward: kes(2001) });
    expect(late.status).toBe(409);
    expect(late.body.data.errorMessage).toBe(
      'Your budget from Njeri Kamau has KES 2,000.00 left this month.',
    );
    expect((await add(shop.manager, { reward: kes(2000) })).status).toBe(201);
  });

  test('is not exceeded by thirty at once', async () => {
    await budget();
    // One that has waited in vain on a busy machine is sent again, as clients do.
    const addInTheEnd = async () => {
      for (;;) {
        const answer = await add(shop.manager, { reward: kes(1000), assignees: [shop.agent.id] });
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all(Array.from({ length: 30 }, addInTheEnd));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(10).fill(201),
      ...Array(20).fill(409),
    ]);
    expect(await used()).toBe(10_000_00);
    expect(await wallet(server, shop.client)).toMatchObject({ has: million - 10_000_00 });
  });

  test('holds in its app, and no longer once it is withdrawn', async () => {
    const other = await expectMade(shop.client.as, 'apps', {
      name: 'Depot',
      key: 'DEPOT',
      project: shop.project.id,
    });
    const given = await budget({ app: other.id });
    expect((await add(shop.manager, { reward: kes(10) })).status).toBe(403);
    expect((await add(shop.manager, { app: other.id, reward: kes(10) })).status).toBe(201);
    expect((await shop.client.as.delete(`budgets/${given.id}`)).status).toBe(200);
    expect((await add(shop.manager, { app: other.id, reward: kes(10) })).status).toBe(403);
  });

  test('spends nothing while its payer is suspended', async () => {
    await budget();
    const task = await work.aTask({ reward: kes(1000), assignees: [shop.agent.id] }, shop.manager);
    const review = await work.handedIn(task, shop.agent);
    const owner = api(server, await aUser(server, shop.tenant, { role: 'owner' }));
    const become = (status: string) =>
      expectEach(owner, 200, [['put', `users/${shop.client.id}`, { status }]]);
    await become('suspended');
    expect((await add(shop.manager, { reward: kes(10) })).status).toBe(403);
    expect((await work.put(shop.manager, review, { reward: kes(1100) })).status).toBe(403);
    expect((await work.put(shop.manager, review, { status: 'done' })).status).toBe(403);
    expect((await shop.manager.as.get('budgets?part=held')).body.items).toEqual([]);
    expect((await shop.manager.as.get(`budgets/app/${shop.app.id}`)).body).toMatchObject({ by: null });
    await become('active');
    expect((await work.put(shop.manager, review, { status: 'done' })).status).toBe(200);
    expect(await used()).toBe(1000_00);
  });

  test('lets a holder who manages nothing assign and accept, never their own work', async () => {
    await budget({}, shop.member);
    const task = await work.aTask({ reward: kes(100) });
    const { body: assigned, status } = await work.put(shop.member, task, { assignees: [shop.agent.id] });
    expect(status, JSON.stringify(assigned)).toBe(200);
    expect(
      (await work.put(shop.member, await work.handedIn(assigned, shop.agent), { status: 'done' })).status,
    ).toBe(200);
    const own = await work.aTask({ reward: kes(100), assignees: [shop.member.id] });
    expect(
      (await work.put(shop.member, await work.handedIn(own, shop.member), { status: 'done' })).status,
    ).toBe(403);
  });
});
