import { describe, expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { kes, million, paidWork, type Version } from '../../../test/factories/paid-work.ts';
import { aShop, type Somebody } from '../../../test/factories/shop.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';

const server = useServer();

const shop = useAnew(() => aShop(server));
const work = paidWork(server, shop);

const budget = (given = {}) =>
  expectMade(shop.client.as, 'budgets', {
    holder: shop.manager.id,
    perMonth: 10_000_00,
    perTask: 4_000_00,
    ...given,
  });
const used = async () => (await shop.manager.as.get('budgets?part=held')).body.items[0].used;

describe('a budget, once its task has paid', () => {
  /** Has the work of a task accepted by the budget's holder, unless by another person, and opened again. */
  async function paidAndReopened(task: Version, worker: Somebody, by = shop.manager): Promise<Version> {
    const { body } = await work.put(by, await work.handedIn(task, worker), { status: 'done' });
    const reopened = await work.put(by, body, { status: 'todo' });
    expect(reopened.status, JSON.stringify(reopened.body)).toBe(200);
    return reopened.body;
  }
  const paidFirst = async (shillings: number, people = [shop.agent]) =>
    paidAndReopened(
      await work.aTask({ reward: kes(shillings), assignees: people.map(({ id }) => id) }, shop.manager),
      shop.agent,
    );
  const assign = (task: Version, ...people: Somebody[]) =>
    work.put(shop.manager, task, { assignees: people.map(({ id }) => id) });
  const available = async () => (await wallet(server, shop.client)).available;

  test('answers for what the next people get too, up to its end for a task', async () => {
    await budget({ perTask: 3_000_00 });
    const first = await paidFirst(1500);
    const { body: again } = await assign(first, shop.member);
    expect(await used()).toBe(3000_00);
    const third = await paidAndReopened(again, shop.member);
    const refused = await assign(third, shop.stranger);
    expect(refused.status).toBe(409);
    expect(refused.body.data.errorMessage).toBe(
      'Your budget from Njeri Kamau allows KES 3,000.00 for a task.',
    );
    expect((await assign(third, shop.agent, shop.stranger)).status).toBe(409);
    expect(await used()).toBe(3000_00);
    expect(await available()).toBe(million - 3000_00);
  });

  test('answers for it up to its end for a month', async () => {
    await budget({ perMonth: 4_000_00 });
    await work.aTask({ reward: kes(1500) }, shop.manager);
    const refused = await assign(await paidFirst(1500), shop.member);
    expect(refused.status).toBe(409);
    expect(refused.body.data.errorMessage).toBe(
      'Your budget from Njeri Kamau has KES 1,000.00 left this month.',
    );
  });

  test('answers for the shares of those who come to it, and of those who stay', async () => {
    await budget();
    await assign(await paidFirst(1000), shop.agent, shop.member);
    expect(await used()).toBe(1500_00);
    await assign(await paidFirst(1000, [shop.agent, shop.member]), shop.agent);
    expect(await used()).toBe(3000_00);
    expect(await available()).toBe(million - 3000_00);
  });

  test('answers for a raise as far as it takes more', async () => {
    await budget();
    const first = await paidFirst(1000);
    const { body: lower } = await work.put(shop.client, first, { reward: kes(500) });
    const { body: raised } = await work.put(shop.manager, lower, { reward: kes(900) });
    expect(await used()).toBe(1000_00);
    await work.put(shop.manager, raised, { reward: kes(1200) });
    expect(await used()).toBe(1200_00);
  });

  test.each([
    ['lowers the reward', { reward: kes(300) }, 1300_00],
    ['takes it away', { reward: null }, 1000_00],
    ['cancels the task', { status: 'cancelled' }, 1000_00],
    ['assigns nobody', { assignees: [] }, 1000_00],
  ])('gets back what is returned of the rest when the payer %s', async (_, change, left) => {
    await budget();
    const { body } = await assign(await paidFirst(1000), shop.member);
    expect(await used()).toBe(2000_00);
    expect((await work.put(shop.client, body, change)).status).toBe(200);
    expect(await used()).toBe(left);
    expect(await available()).toBe(million - left);
  });

  test('gets back the rest when the task is deleted, or its app', async () => {
    await budget();
    const { body } = await assign(await paidFirst(1000), shop.member);
    expect((await shop.client.as.delete(`tasks/${body._id}`)).status).toBe(200);
    expect(await used()).toBe(1000_00);
    await assign(await paidFirst(1000), shop.member);
    expect((await shop.client.as.delete(`apps/${shop.app.id}`)).status).toBe(200);
    expect(await used()).toBe(2000_00);
  });

  test('does not answer for what the payer paid themselves, but for all in the task’s amount', async () => {
    await budget({ perTask: 2_000_00 });
    const task = await work.aTask({ reward: kes(1000), assignees: [shop.agent.id] });
    const first = await paidAndReopened(task, shop.agent, shop.client);
    const { body: member } = await assign(first, shop.member);
    expect(await used()).toBe(1000_00);
    const { body: stranger } = await assign(member, shop.stranger);
    expect(await used()).toBe(1000_00);
    expect((await work.put(shop.manager, stranger, { reward: kes(1001) })).status).toBe(409);
    expect((await work.put(shop.manager, stranger, { status: 'cancelled' })).status).toBe(200);
    expect(await used()).toBe(0);
  });

  test('lets its holder accept no more than its amount for a task, with what was paid before', async () => {
    await budget({ perTask: 1_000_00 });
    const { body } = await work.put(shop.client, await paidFirst(1000), { assignees: [shop.member.id] });
    const refused = await work.put(shop.manager, await work.handedIn(body, shop.member), { status: 'done' });
    expect(refused.status).toBe(403);
    expect(refused.body.data.errorMessage).toMatch(
      /: it pays more than your budget from Njeri Kamau allows per task\.$/,
    );
  });
});
