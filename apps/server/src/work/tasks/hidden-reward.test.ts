import { expect, test, vi } from 'vitest';
import { answersTo } from '../../../test/any-call/reads.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { openEvents } from '../../../test/event-stream.ts';
import { kes, paidWork } from '../../../test/factories/paid-work.ts';
import { aShop, type Somebody } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';

const server = useServer();
const shop = useOnce(() => aShop(server));

/** Rewards that no other figure is: 4,321 on hold, 1,234 promised, 2,345 paid. Their digits in an answer are a leak. */
const amounts = { held: kes(4_321), promised: kes(1_234), paid: kes(2_345), raised: kes(3_456) };
const figures = Object.values(amounts).map(({ amount }) => `${amount}`);
/** What tells of a reward without its amount. */
const tells = /"(reward|rewardState|held|paid)":(?!null)|"shares":\[\{|"reward":\{/;

/** A guest of the project: a client in one of its teams, without a wallet's right or a budget. */
const guest = useOnce(async (): Promise<Somebody> => {
  const user = await aUser(server, shop.tenant, { role: 'client' });
  const team = { project: shop.project.id, name: 'Guests', members: [user.id] };
  expect((await shop.manager.as.post('pm-teams', team)).status).toBe(201);
  return { ...user, as: api(server, user) };
});

/** Work in every state of its reward, one task of it raised since, and all of it talked about. */
const tasks = useOnce(async () => {
  const work = paidWork(server, shop);
  const assignees = [shop.agent.id];
  const held = await work.aTask({ reward: amounts.promised, assignees });
  await work.put(shop.client, held, { reward: amounts.held, title: 'Sell sandals' });
  const promised = await work.aTask({ reward: amounts.promised });
  const raised = await work.aTask({ reward: amounts.promised });
  await work.put(shop.client, raised, { reward: amounts.raised });
  // Of one the guest is the author.
  const written = await work.aTask({}, guest);
  const paying = await work.put(shop.client, written, { reward: amounts.paid, assignees });
  const review = await work.handedIn(paying.body, shop.agent);
  const done = await work.handedIn(await work.aTask({ reward: amounts.paid, assignees }), shop.agent);
  await work.accept(done, { confirmedReward: amounts.paid });
  const body = `<p>Look <span data-type="mention" data-id="${guest.id}">Guest</span></p>`;
  for (const { _id } of [held, review, done]) await shop.client.as.post('comments', { task: _id, body });
  return { held, promised, raised, review, done };
});

test('no call that reads tells a guest of the project what its work pays', async () => {
  expect(Object.keys(tasks)).toHaveLength(5);
  const answers = await answersTo(server, guest);
  for (const { name, text } of answers)
    for (const figure of figures) expect(text.includes(figure), `${figure} in ${name}: ${text}`).toBe(false);
  const carriers = answers.filter(
    ({ schema, name }) =>
      /"(reward|rewardState|held|paid|shares|changes)"/.test(schema) && !name.includes('overview'),
  );
  for (const { name, text } of carriers) expect(tells.exec(text)?.[0], name).toBeUndefined();
  // The calls by which tasks are read have answered with some.
  const read = new Set(carriers.filter(({ text }) => text.includes('"may"')).map(({ name }) => name));
  for (const path of ['/tasks', '/tasks/{id}', '/tasks/across-apps']) expect(read).toContain(`GET ${path}`);
});

test('the payer and the assignee read it by the same calls', async () => {
  for (const who of [shop.client, shop.agent]) {
    const text = (await answersTo(server, who)).map((answer) => answer.text).join();
    expect(text).toContain(`"amount":${amounts.held.amount}`);
  }
});

test('what a guest changes, or changes too late, is answered without it', async () => {
  const { held, promised, review } = tasks;
  const { as } = guest;
  const { version } = (await as.get(`tasks/${held._id}`)).body;
  const answers = [
    await as.put(`tasks/${held._id}`, { version, title: 'Sell clogs' }),
    await as.put(`tasks/${held._id}`, { version: 1, title: 'Sell clogs' }),
    await as.put(`tasks/${held._id}`, { version, reward: amounts.held }),
    await as.post('tasks/bulk-change', { tasks: [held, promised, review], change: { priority: 'high' } }),
    await as.post('tasks/bulk-change', { tasks: [held, review], change: { status: 'done' } }),
    await as.post('tasks/bulk-change', { tasks: [held], change: { assignees: [shop.agent.id] } }),
    ...(await Promise.all(
      ['submission', 'acceptance', 'undo', 'rejection', 'reopening', 'cancellation'].map((noun) =>
        as.post(`tasks/${review._id}/${noun}`, { version: review.version, confirmedReward: kes(1) }),
      ),
    )),
  ];
  const { items } = (await shop.agent.as.get(`accounts/user/${shop.agent.id}`)).body;
  for (const { id } of items)
    answers.push(
      await as.put(`accounts/onhold-to-primary/${id}`, { task: review._id, confirmedReward: kes(1) }),
    );
  for (const { status, body } of answers) {
    const text = JSON.stringify(body);
    expect(status, text).toBeLessThan(500);
    for (const figure of figures) expect(text).not.toContain(figure);
    expect(tells.exec(text)?.[0], text).toBeUndefined();
  }
});

test('who has a budget of the payer, and who manages all accounts, read it; managers of tasks do not', async () => {
  const { _id } = tasks.held;
  const owner = api(server, await aUser(server, shop.tenant, { role: 'owner' }));
  expect((await owner.get(`tasks/${_id}`)).body.reward).toEqual(amounts.held);
  const seen = async () => (await shop.manager.as.get(`tasks/${_id}`)).body;
  expect(await seen()).toMatchObject({ reward: null, shares: [], may: { seeReward: false } });
  const budget = { holder: shop.manager.id, perMonth: 100_00, perTask: 100_00, app: shop.app.id };
  expect((await shop.client.as.post('budgets', budget)).status).toBe(201);
  expect(await seen()).toMatchObject({ reward: amounts.held, may: { seeReward: true } });
});

test('a guest hears that work of the app changed, and nothing of its money', async () => {
  const stream = await openEvents(server, guest, { app: shop.app.id, missed: 60 });
  expect(stream.status).toBe(200);
  const work = paidWork(server, shop);
  const made = await work.handedIn(
    await work.aTask({ reward: amounts.paid, assignees: [shop.agent.id] }),
    shop.agent,
  );
  await work.accept(made, { confirmedReward: amounts.paid });
  const heard = () => stream.events.filter(({ subjectId }) => subjectId === made._id).map(({ verb }) => verb);
  await vi.waitFor(() => expect(heard()).toContain('accepted'), { timeout: 10_000 });
  expect(stream.events.some(({ task }) => task === tasks.held._id)).toBe(true);
  expect(stream.events.filter(({ subject, verb }) => subject === 'account' || verb === 'paid')).toEqual([]);
  stream.close();
});
