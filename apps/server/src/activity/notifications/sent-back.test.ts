import { expect, test } from 'vitest';
import { useServer } from '../../../test/app.ts';
import { kes, paidWork } from '../../../test/factories/paid-work.ts';
import { aShop, type Somebody, taskIn } from '../../../test/factories/shop.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useAnew } from '../../../test/use.ts';

const app = useServer();

const shop = useAnew(() => aShop(app));

const reason = 'The total is wrong on line 3';
const newest = async ({ as }: Somebody) => (await as.get('notifications?limit=1')).body.items[0];
const opened = async ({ as }: Somebody, task: string) => (await as.get(`tasks/${task}`)).body;

/** Work that somebody handed in, sent back with a reason. */
async function sentBack(worker: Somebody, { handsIn = worker, once = async () => {} } = {}) {
  const { _id } = await taskIn(shop, {
    title: 'Count stock',
    reward: kes(300),
    assignees: [worker.id],
    status: 'in-progress',
  });
  await once();
  await handsIn.as.post(`tasks/${_id}/submission`, { version: 1 });
  const answer = await shop.client.as.post(`tasks/${_id}/rejection`, { version: 2, reason });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { _id, number: answer.body.number };
}

test('the opened task says why the work was sent back, until it is handed in again', async () => {
  const { _id } = await sentBack(shop.agent);
  expect((await opened(shop.agent, _id)).sentBack).toEqual({
    by: expect.objectContaining({ id: shop.client.id }),
    at: expect.any(String),
    reason,
    delivery: 1,
  });
  await shop.agent.as.post(`tasks/${_id}/submission`, { version: 3 });
  expect((await opened(shop.agent, _id)).sentBack).toBeNull();
});

test('the bell says why, and what is at stake for its reader', async () => {
  const { _id } = await sentBack(shop.agent);
  const reward = kes(300);
  expect(await newest(shop.agent)).toMatchObject({ kind: 'rejection', task: { _id }, reason, reward });
  expect(await newest(shop.client)).toMatchObject({
    kind: 'submission',
    task: { _id },
    reason: null,
    reward,
  });
  await shop.agent.as.post(`tasks/${_id}/submission`, { version: 3 });
  await shop.client.as.post(`tasks/${_id}/acceptance`, { version: 4, confirmedReward: reward });
  expect(await newest(shop.agent)).toMatchObject({ kind: 'acceptance', reward, reason: null });
});

test('a manager who wrote the task is told of no money that is not theirs', async () => {
  const work = paidWork(app, shop);
  const task = await work.aTask({ assignees: [shop.agent.id], status: 'in-progress' }, shop.manager);
  const paid = await shop.client.as.put(`tasks/${task._id}`, { version: 1, reward: kes(40) });
  await shop.agent.as.post(`tasks/${task._id}/submission`, { version: paid.body.version });
  expect(await newest(shop.manager)).toMatchObject({ kind: 'submission', reward: null });
});

test('the mail says why to who handed the work in', async () => {
  const mails = () => mailsTo(app, shop.agent.email);
  // Otherwise one mail may tell of both the assignment and this.
  const assignmentIsTold = () => expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
  const { _id, number } = await sentBack(shop.agent, { once: assignmentIsTold });
  await expect
    .poll(async () => (await mails())[0]?.subject, { timeout: 20_000 })
    .toBe(`Njeri Kamau sent back ${number} Count stock`);
  const [mail] = await mails();
  expect(mail?.text).toContain(reason);
  expect(mail?.text).toContain(`/tasks/${_id}`);
});

test('a stranger who hands work in for somebody and sends it back mails them no words', async () => {
  await sentBack(shop.agent, { handsIn: shop.client });
  const mails = () => mailsTo(app, shop.agent.email);
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(JSON.stringify(await mails())).not.toMatch(/line 3|Count stock/);
});

test('the mail of an assignment says to a colleague what it pays', async () => {
  await taskIn(shop, { title: 'Fix till', reward: kes(120), assignees: [shop.member.id] });
  await expect
    .poll(async () => (await mailsTo(app, shop.member.email))[0]?.subject, { timeout: 20_000 })
    .toBe('Njeri Kamau assigned you to WEB-1 Fix till, which pays you KES 120.00');
});
