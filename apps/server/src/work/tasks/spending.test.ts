import { describe, expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { kes, million, paidWork } from '../../../test/factories/paid-work.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';

const server = useServer();

const shop = useAnew(() => aShop(server));
const work = paidWork(server, shop);

/** Lets people be assigned tasks of the project. */
const inTeam = (...people: { id: string }[]) =>
  expectMade(shop.manager.as, 'pm-teams', {
    project: shop.project.id,
    name: 'All',
    members: people.map(({ id }) => id),
  });

describe('managing tasks', () => {
  test('takes nothing out of a client’s wallet, not by a task of one’s own either', async () => {
    const { manager, client } = shop;
    const refused = await manager.as.post('tasks', {
      app: shop.app.id,
      title: 'Till',
      reward: kes(10_000),
      assignees: [manager.id],
    });
    expect(refused.status).toBe(403);
    expect(refused.body.data.errorMessage).toBe(
      'You cannot promise a reward here: Njeri Kamau pays for this app and has given you no budget.',
    );
    const unpaid = await expectMade(manager.as, 'tasks', {
      app: shop.app.id,
      title: 'Own',
      assignees: [manager.id],
    });
    expect((await work.put(manager, unpaid, { reward: kes(10_000) })).status).toBe(403);
    const promised = await work.aTask({ reward: kes(10_000) });
    expect((await work.put(manager, promised, { assignees: [manager.id] })).status).toBe(403);
    expect(await wallet(server, client)).toMatchObject({ available: million });
    expect(await wallet(server, manager)).toMatchObject({ has: 0, held: 0 });
  });

  test('accepts no rewarded work, and is told so before', async () => {
    const task = await work.handedIn(
      await work.aTask({ reward: kes(500), assignees: [shop.agent.id] }),
      shop.agent,
    );
    const seen = (await shop.manager.as.get(`tasks/${task._id}`)).body;
    expect(seen.may.moves.toSorted()).toEqual(['cancelled', 'in-progress']);
    const refused = await work.put(shop.manager, task, { status: 'done' });
    expect(refused.status).toBe(403);
    expect(refused.body.data.errorMessage).toBe(
      `You cannot accept ${seen.number}: Njeri Kamau pays for it and has given you no budget.`,
    );
    const { items } = (await shop.manager.as.get('tasks/mine?part=to-review')).body;
    expect(items).toEqual([]);
  });

  test('gives back what it does not see by cancelling, and guesses at no amount', async () => {
    const task = await work.aTask({ reward: kes(500), assignees: [shop.agent.id] });
    for (const shillings of [200, 500, 501])
      expect((await work.put(shop.manager, task, { reward: kes(shillings) })).status).toBe(403);
    const same = await work.put(shop.manager, task, { title: 'Sell boots', reward: null });
    expect(same.body).toMatchObject({ title: 'Sell boots', reward: null, may: { seeReward: false } });
    expect((await shop.client.as.get(`tasks/${task._id}`)).body.reward).toEqual(kes(500));
    expect((await work.put(shop.manager, same.body, { status: 'cancelled' })).status).toBe(200);
    expect(await wallet(server, shop.client)).toMatchObject({ available: million });
  });

  test('does not take up again what would be held anew', async () => {
    const task = await work.aTask({ reward: kes(500), assignees: [shop.agent.id] });
    const { body: cancelled } = await work.put(shop.manager, task, { status: 'cancelled' });
    expect((await work.put(shop.manager, cancelled, { status: 'todo' })).status).toBe(403);
    expect((await work.put(shop.client, cancelled, { status: 'todo' })).status).toBe(200);
  });
});

describe('who may spend', () => {
  test('an administrator of all accounts promises and accepts', async () => {
    const admin = await aUser(server, shop.tenant, { role: 'admin' });
    const who = { ...admin, as: api(server, admin) };
    const task = await work.handedIn(
      await work.aTask({ reward: kes(500), assignees: [shop.agent.id] }, who),
      shop.agent,
    );
    expect((await work.put(who, task, { status: 'done' })).status).toBe(200);
  });

  test('nobody accepts their own rewarded work: not who pays, not an administrator', async () => {
    const admin = await aUser(server, shop.tenant, { role: 'admin' });
    const both = [shop.client, { ...admin, as: api(server, admin) }];
    await inTeam(...both);
    for (const who of both) {
      const task = await work.handedIn(await work.aTask({ reward: kes(500), assignees: [who.id] }), who);
      const refused = await work.put(who, task, { status: 'done' });
      expect(refused.status).toBe(403);
      expect(refused.body.data.errorMessage).toMatch(/^You cannot accept WEB-\d+: you are assigned to it\./);
      const other = both.find(({ id }) => id !== who.id) ?? shop.client;
      expect((await work.put(other, task, { status: 'done' })).status).toBe(200);
    }
  });

  test('unpaid work of one’s own is accepted by the owner of the app alone', async () => {
    await inTeam(shop.client, shop.manager);
    const [own, managers] = [
      await work.aTask({ assignees: [shop.client.id] }),
      await work.aTask({ assignees: [shop.manager.id] }),
    ];
    expect(
      (await work.put(shop.client, await work.handedIn(own, shop.client), { status: 'done' })).status,
    ).toBe(200);
    expect(
      (await work.put(shop.manager, await work.handedIn(managers, shop.manager), { status: 'done' })).status,
    ).toBe(403);
  });

  test('the reward and the people of done work stay: it would pay at once', async () => {
    const task = await work.handedIn(
      await work.aTask({ reward: kes(500), assignees: [shop.agent.id] }),
      shop.agent,
    );
    const { body: done } = await work.put(shop.client, task, { status: 'done' });
    for (const change of [{ reward: kes(900) }, { assignees: [shop.member.id] }]) {
      const refused = await work.put(shop.client, done, change);
      expect(refused.status).toBe(409);
      expect(refused.body.data.errorMessage).toMatch(/^WEB-\d+ is done\. Reopen it to change its /);
    }
  });
});

test('what waits for somebody’s review is what they may accept', async () => {
  const admin = await aUser(server, shop.tenant, { role: 'admin' });
  const everybody = [
    shop.client,
    shop.manager,
    shop.member,
    shop.agent,
    { ...admin, as: api(server, admin) },
  ];
  await inTeam(...everybody);
  await expectMade(shop.client.as, 'budgets', {
    holder: shop.member.id,
    perMonth: 10_000_00,
    perTask: 4_000_00,
  });
  for (const reward of [kes(500), null])
    for (const worker of everybody)
      await work.handedIn(await work.aTask({ reward, assignees: [worker.id] }), worker);
  for (const who of everybody) {
    const { items: all } = (await shop.client.as.get(`tasks?app=${shop.app.id}`)).body;
    const open = [];
    for (const { _id } of all) {
      const { status, body } = await who.as.get(`tasks/${_id}`);
      if (status === 200 && body.may.moves.includes('done')) open.push(_id);
    }
    const { items } = (await who.as.get('tasks/mine?part=to-review')).body;
    expect(items.map(({ _id }: { _id: string }) => _id).toSorted(), who.firstName).toEqual(open.toSorted());
  }
});
