import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { kes, paidWork, type Version } from '../../../test/factories/paid-work.ts';
import { aShop, type Somebody } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';

const server = useServer();
const shop = useAnew(() => aShop(server));
const work = useAnew(() => paidWork(server, shop));

/** A client whom the payer has named as an approver of the project, without a wallet or a budget for it. */
const approver = useAnew(async (): Promise<Somebody> => {
  const user = await aUser(server, shop.tenant, { role: 'client', firstName: 'Mary', lastName: 'Wafula' });
  const owner = api(server, await aUser(server, shop.tenant, { role: 'owner' }));
  expect((await owner.post(approversPath(), { user: user.id })).status).toBe(201);
  return { ...user, as: api(server, user) };
});
const approversPath = () => `projects/${shop.project.id}/approvers`;

const rule = (payRule: 'by-hand' | 'when-approved') =>
  shop.client.as.put(`budgets/app/${shop.app.id}/pay-rule`, { payRule });
const approve = ({ _id, version }: Version, who: Somebody = approver) =>
  who.as.post(`tasks/${_id}/approval`, { version });
const seenBy = async (who: Somebody, { _id }: Version) => (await who.as.get(`tasks/${_id}`)).body;
const kindsOf = async ({ as }: Somebody): Promise<string[]> =>
  (await as.get('notifications')).body.items.map(({ kind }: { kind: string }) => kind);

test('an approver approves without a wallet, a budget or a rate, and nothing is paid by it', async () => {
  const task = await work.submitted(8_000);
  expect(await kindsOf(approver)).toEqual(['submission']);
  const { items } = (await approver.as.get('tasks/mine?part=to-review')).body;
  expect(items).toMatchObject([
    { _id: task._id, reward: null, may: { approve: true, moves: ['in-progress'] } },
  ]);
  const home = (await approver.as.get('dashboard')).body;
  expect(home).toMatchObject({
    firstSteps: { approve: false },
    counts: { toReview: 1 },
    toReview: [{ reward: null }],
  });
  const answer = await approve(task);
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    ...{ status: 'in-review', reward: null, rewardState: null, held: null, shares: [] },
    approval: { by: { id: approver.id } },
    may: { approve: false, seeReward: false },
  });
  const { items: left } = (await approver.as.get('tasks/mine?part=to-review')).body;
  expect(left).toEqual([]);
  expect(await wallet(server, shop.agent)).toMatchObject({ has: 0, held: 8_000_00 });
  // The payer and who did it are told; the payer pays.
  const [told] = (await shop.client.as.get('notifications')).body.items;
  expect(told).toMatchObject({ kind: 'work-approved', actor: { id: approver.id }, reward: kes(8_000) });
  expect(await kindsOf(shop.agent)).toContain('work-approved');
  const paid = await work.accept(await seenBy(shop.client, task), { confirmedReward: kes(8_000) });
  expect(paid.body).toMatchObject({
    status: 'done',
    approval: { by: { id: approver.id } },
    paid: kes(8_000),
  });
  const list = (await shop.client.as.get(`tasks?app=${shop.app.id}`)).body.items;
  expect(list[0].approval.by.id).toBe(approver.id);
  const verbs = (await approver.as.get(`tasks/${task._id}/activity`)).body.items.map(
    ({ verb }: { verb: string }) => verb,
  );
  expect(verbs.slice(0, 3)).toEqual(['accepted', 'approved', 'submitted']);
});

test('an approver sends back, which ends an approval, and does nothing else to work', async () => {
  const task = await work.submitted(300);
  const approved = (await approve(task)).body;
  expect((await approve(approved)).body.data.reason.code).toBe('task-approved');
  const { version } = approved;
  const back = await approver.as.post(`tasks/${task._id}/rejection`, { version, reason: 'The logo is old' });
  expect(back.body).toMatchObject({
    status: 'in-progress',
    approval: null,
    sentBack: { reason: 'The logo is old' },
  });
  expect(await kindsOf(shop.client)).not.toContain('work-approved');
  const now = back.body;
  expect(now.may).toMatchObject({ update: false, assign: false, delete: false, moves: [] });
  await expectEach(approver.as, 403, [
    ['put', `tasks/${task._id}`, { version: now.version, status: 'todo' }],
    ['put', `tasks/${task._id}`, { version: now.version, assignees: [] }],
    ['put', `tasks/${task._id}`, { version: now.version, reward: kes(1) }],
    ['put', `tasks/${task._id}`, { version: now.version, place: {} }],
    ['post', `tasks/${task._id}/cancellation`, { version: now.version }],
    ['post', `tasks/${task._id}/submission`, { version: now.version }],
  ]);
  expect((await approve(now)).body.data.reason.code).toBe('nothing-to-approve');
});

test('an approval accepts what pays nothing, and its approver takes that back for a while', async () => {
  const task = await work.submitted(0);
  const done = (await approve(task)).body;
  expect(done).toMatchObject({
    status: 'done',
    approval: { by: { id: approver.id } },
    may: { moves: ['in-review'] },
  });
  const undone = await approver.as.post(`tasks/${task._id}/undo`, { version: done.version });
  expect(undone.body).toMatchObject({ status: 'in-review', approval: null, may: { approve: true } });
  // What others have accepted stays accepted.
  const accepted = (await work.accept(undone.body)).body;
  expect((await seenBy(approver, task)).may.moves).toEqual([]);
  expect((await approver.as.post(`tasks/${task._id}/undo`, { version: accepted.version })).status).toBe(403);
});

test('approvals pay where the payer chose so, but for what asks for the payer', async () => {
  expect((await rule('when-approved')).body).toMatchObject({ by: 'payer', payRule: 'when-approved' });
  const [small, large] = [await work.submitted(300), await work.submitted(6_000)];
  const releasing = (await approve(small)).body;
  expect(releasing).toMatchObject({ status: 'done', reward: null, rewardState: null });
  expect((await seenBy(shop.client, small)).rewardState).toBe('releasing');
  // It can be taken back as every acceptance can.
  await approver.as.post(`tasks/${small._id}/undo`, { version: releasing.version });
  expect(await wallet(server, shop.agent)).toMatchObject({ has: 0, held: 6_300_00 });
  // From the payer's confirmation on it waits for them.
  expect((await approve(large)).body).toMatchObject({
    status: 'in-review',
    approval: { by: { id: approver.id } },
  });
  expect((await rule('by-hand')).status).toBe(200);
  expect((await approve(await seenBy(approver, small))).body.status).toBe('in-review');
});

test('an approval waits for the payer where a limit of theirs is reached', async () => {
  await rule('when-approved');
  const owner = api(server, await aUser(server, shop.tenant, { role: 'owner' }));
  const { version } = (await owner.get('money-limits')).body;
  expect((await owner.put('money-limits', { version, person: 500_00 })).status).toBe(200);
  const [first, second] = [await work.submitted(400), await work.submitted(400)];
  expect((await approve(first)).body.status).toBe('done');
  expect((await approve(second)).body.status).toBe('in-review');
});

test('only the payer chooses how approvals pay, and names approvers', async () => {
  for (const who of [shop.manager, approver, shop.member]) {
    const path = `budgets/app/${shop.app.id}/pay-rule`;
    expect((await who.as.put(path, { payRule: 'when-approved' })).status).not.toBe(200);
    expect((await who.as.post(approversPath(), { user: shop.stranger.id })).status).not.toBe(201);
    expect((await who.as.delete(`${approversPath()}/${approver.id}`)).status).not.toBe(200);
  }
  await expectEach(shop.stranger.as, 404, [
    ['get', approversPath()],
    ['post', approversPath(), { user: shop.stranger.id }],
  ]);
  expect((await shop.client.as.get(approversPath())).body).toMatchObject({
    items: [{ person: { id: approver.id } }],
    may: { update: true },
  });
  for (const user of [shop.client.id, shop.employee.id, shop.outsider.id])
    expect((await shop.client.as.post(approversPath(), { user })).body.data.fields).toHaveProperty('user');
  await survivesBadInput(shop.client.as, {
    ...{ method: 'POST', path: approversPath(), body: { user: shop.member.id }, runs: 20 },
  });
});

test('who is named sees the project and its work, until they are not any more', async () => {
  const task = await work.aTask({ reward: kes(100) });
  expect((await approver.as.get(`projects/${shop.project.id}`)).status).toBe(200);
  expect((await seenBy(approver, task)).title).toBe('Sell shoes');
  expect((await shop.client.as.delete(`${approversPath()}/${approver.id}`)).status).toBe(200);
  expect((await approver.as.get(`projects/${shop.project.id}`)).status).toBe(404);
  expect((await approver.as.get(`tasks/${task._id}`)).status).toBe(404);
  expect((await shop.client.as.delete(`${approversPath()}/${approver.id}`)).status).toBe(404);
});

test('nobody approves who is no approver, or their own work', async () => {
  const task = await work.submitted(300);
  for (const who of [shop.manager, shop.client, shop.member, shop.agent])
    expect((await approve(task, who)).status).toBe(403);
  expect((await approve(task, shop.stranger)).status).toBe(404);
  expect((await approve({ ...task, version: 1 })).status).toBe(409);
  await shop.client.as.post(approversPath(), { user: shop.member.id });
  const own = await expectMade(shop.client.as, 'tasks', {
    ...{ app: shop.app.id, title: 'Own', assignees: [shop.member.id], status: 'in-progress' },
  });
  const review = await work.put(shop.member, own, { status: 'in-review' });
  expect((await approve(review.body, shop.member)).body.data.reason.params.what).toBe('accept-own-work');
});

test('who handed work in takes it back until it is approved', async () => {
  const task = await work.submitted(300);
  expect((await seenBy(shop.agent, task)).may).toMatchObject({ retract: true });
  const back = await shop.agent.as.post(`tasks/${task._id}/retraction`, { version: task.version });
  expect(back.body).toMatchObject({ status: 'in-progress', sentBack: null, rewardState: 'held' });
  expect(await kindsOf(shop.client)).not.toContain('submission');
  const again = await shop.agent.as.post(`tasks/${task._id}/submission`, { version: back.body.version });
  const approved = (await approve(again.body)).body;
  expect((await seenBy(shop.agent, task)).may).toMatchObject({ retract: false, moves: [] });
  const refused = await shop.agent.as.post(`tasks/${task._id}/retraction`, { version: approved.version });
  expect(refused.status).toBe(403);
});
