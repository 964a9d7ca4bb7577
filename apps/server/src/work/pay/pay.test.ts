import fc from 'fast-check';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { kes, million } from '../../../test/factories/paid-work.ts';
import { permissionIds } from '../../../test/factories/permissions.ts';
import { aShop, type Somebody, taskIn } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';
import { pay, wallet } from '../../../test/wallet.ts';

const app = useServer();
const shop = useAnew(async () => {
  const made = await aShop(app);
  const owner = await aUser(app, made.tenant, { role: 'owner', firstName: 'Zawadi' });
  return { ...made, owner: { ...owner, as: api(app, owner) } };
});

const begun = (given = {}) =>
  taskIn(shop, { reward: kes(1000), assignees: [shop.agent.id], status: 'in-progress', ...given });
const part = (task: string, shillings: number, who: Somebody = shop.client, key?: string) =>
  pay(app, who, `tasks/${task}/parts`, { amount: kes(shillings) }, key);
const bonus = (task: string, shillings: number, who: Somebody = shop.client, key?: string) =>
  pay(app, who, `tasks/${task}/bonuses`, { amount: kes(shillings) }, key);
const settle = (task: string, shillings: number, who: Somebody = shop.owner) =>
  pay(app, who, `tasks/${task}/dispute/settlement`, { paid: kes(shillings), sentence: 'Half was done' });
const dispute = (task: string, who: Somebody = shop.agent) =>
  who.as.post(`tasks/${task}/dispute`, { reason: 'It was never looked at' });
const now = async (task: string) => (await shop.client.as.get(`tasks/${task}`)).body;
const agent = () => wallet(app, shop.agent);
const payer = () => wallet(app, shop.client);

test('a part is paid of what is held, once for a key; the acceptance pays the rest', async () => {
  const { _id } = await begun();
  const first = await part(_id, 300, shop.client, 'one');
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  expect(first.body).toMatchObject({ held: kes(700), paid: kes(300), rewardState: 'held' });
  expect(first.body.shares).toMatchObject([
    { state: 'held', amount: 700_00 },
    { kind: 'part', state: 'released', amount: 300_00 },
  ]);
  expect((await part(_id, 300, shop.client, 'one')).body).toEqual(first.body);
  expect(await agent()).toMatchObject({ has: 300_00, held: 700_00 });
  expect((await part(_id, 700)).status).toBe(409);
  expect((await part(_id, 100, shop.agent)).status).toBe(403);
  expect((await part(_id, 100, shop.stranger)).status).toBe(404);
  const { version } = await now(_id);
  const submitted = await shop.agent.as.post(`tasks/${_id}/submission`, { version });
  const accepted = await shop.client.as.post(`tasks/${_id}/acceptance`, {
    version: submitted.body.version,
    confirmedReward: kes(700),
  });
  expect(accepted.body).toMatchObject({ rewardState: 'released', paid: kes(1000) });
  expect(await agent()).toMatchObject({ has: 1000_00, held: 0 });
  const reopened = await shop.client.as.post(`tasks/${_id}/reopening`, { version: accepted.body.version });
  expect(reopened.body).toMatchObject({ held: null, paid: kes(1000) });
  expect(await payer()).toMatchObject({ has: million - 1000_00 });
});

test('a cancelled task keeps its parts and returns the rest; taken up again it holds the rest alone', async () => {
  const { _id } = await begun();
  const paid = await part(_id, 300);
  const cancelled = await shop.client.as.post(`tasks/${_id}/cancellation`, { version: paid.body.version });
  expect(await agent()).toMatchObject({ has: 300_00, held: 0 });
  expect(await payer()).toMatchObject({ has: million - 300_00 });
  await shop.client.as.post(`tasks/${_id}/reopening`, { version: cancelled.body.version });
  expect(await agent()).toMatchObject({ has: 300_00, held: 700_00 });
});

test('who comes after somebody that was paid a part is promised the rest alone', async () => {
  const { _id } = await begun();
  const paid = await part(_id, 300);
  const other = await shop.client.as.put(`tasks/${_id}`, {
    version: paid.body.version,
    assignees: [shop.member.id],
  });
  expect(other.body).toMatchObject({ held: kes(700) });
  const both = await shop.client.as.put(`tasks/${_id}`, {
    version: other.body.version,
    assignees: [shop.member.id, shop.agent.id],
  });
  expect(both.body).toMatchObject({ held: kes(700) });
});

test('a bonus is paid for accepted work, from the wallet, as an entry of its own that everybody is told of', async () => {
  const task = await begun();
  expect((await bonus(task._id, 100)).status).toBe(409);
  const submitted = await shop.agent.as.post(`tasks/${task._id}/submission`, { version: 1 });
  const { version } = submitted.body;
  await shop.client.as.post(`tasks/${task._id}/acceptance`, { version, confirmedReward: kes(1000) });
  const given = await bonus(task._id, 150);
  expect(given.status, JSON.stringify(given.body)).toBe(201);
  expect(given.body).toMatchObject({ paid: kes(1150), pay: { bonus: true } });
  expect(await agent()).toMatchObject({ has: 1150_00, held: 0 });
  const { primary } = await agent();
  const [entry] = (await shop.agent.as.get(`accounts/${primary.id}/entries`)).body.items;
  expect(entry).toMatchObject({ kind: 'bonus', amount: 150_00, with: { id: shop.client.id } });
  const [notice] = (await shop.agent.as.get('notifications?limit=1')).body.items;
  expect(notice).toMatchObject({ kind: 'bonus', reward: kes(150) });
  expect((await bonus(task._id, 100, shop.agent)).status).toBe(403);
  expect((await bonus(task._id, 2_000_000)).status).toBe(409);
  const months = (await shop.client.as.get(`accounts/${(await payer()).primary.id}/months`)).body.items;
  expect(months.at(-1)).toMatchObject({ out: 1150_00 });
});

test('a bonus under a budget counts in it', async () => {
  const budget = { holder: shop.manager.id, perMonth: 2_000_00, perTask: 1_200_00 };
  expect((await shop.client.as.post('budgets', budget)).status).toBe(201);
  const { _id } = await begun();
  const submitted = await shop.agent.as.post(`tasks/${_id}/submission`, { version: 1 });
  await shop.manager.as.post(`tasks/${_id}/acceptance`, {
    version: submitted.body.version,
    confirmedReward: kes(1000),
  });
  expect((await bonus(_id, 300, shop.manager)).status).toBe(409);
  expect((await bonus(_id, 200, shop.manager)).status).toBe(201);
  expect((await shop.client.as.get('budgets')).body.items).toMatchObject([{ used: 200_00 }]);
});

test('a bonus is paid with the acceptance, confirmed as one sum, in one transaction', async () => {
  const { _id } = await begun();
  const submitted = await shop.agent.as.post(`tasks/${_id}/submission`, { version: 1 });
  const accept = (given: object, who = shop.client) =>
    who.as.post(`tasks/${_id}/acceptance`, {
      version: submitted.body.version,
      bonus: { amount: kes(150), reason: 'A day early' },
      ...given,
    });
  expect((await accept({ confirmedReward: kes(1000) })).status).toBe(409);
  expect((await accept({ bonus: { amount: kes(0) } })).status).toBe(400);
  expect((await accept({ bonus: { amount: kes(2_000_000) }, confirmedReward: kes(2_001_000) })).status).toBe(
    409,
  );
  expect(await agent()).toMatchObject({ has: 0, held: 1000_00 });
  const accepted = await accept({ confirmedReward: kes(1150) });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(201);
  expect(accepted.body).toMatchObject({ status: 'done', paid: kes(1150), reward: kes(1000) });
  expect(await agent()).toMatchObject({ has: 1150_00, held: 0 });
  expect(await payer()).toMatchObject({ has: million - 1150_00 });
  const { primary } = await agent();
  const entries = (await shop.agent.as.get(`accounts/${primary.id}/entries`)).body.items;
  expect(entries).toMatchObject([
    { kind: 'bonus', amount: 150_00, with: { id: shop.client.id } },
    { kind: 'reward-released', amount: 1000_00 },
  ]);
  const months = (await shop.client.as.get(`accounts/${(await payer()).primary.id}/months`)).body.items;
  expect(months.at(-1)).toMatchObject({ out: 1150_00 });
  const told = (await shop.agent.as.get(`tasks/${_id}/activity?limit=2`)).body.items;
  expect(told).toMatchObject([{ verb: 'bonus-paid', reason: 'A day early' }, { verb: 'accepted' }]);
  const [notice] = (await shop.agent.as.get('notifications?limit=1')).body.items;
  expect(notice).toMatchObject({ kind: 'acceptance', reward: kes(1150) });
});

test('an acceptance that is undone takes its bonus back; accepted again it pays the reward alone', async () => {
  const { _id } = await begun();
  const submitted = await shop.agent.as.post(`tasks/${_id}/submission`, { version: 1 });
  const accepted = await shop.client.as.post(`tasks/${_id}/acceptance`, {
    version: submitted.body.version,
    bonus: { amount: kes(150) },
  });
  expect(accepted.body).toMatchObject({ rewardState: 'releasing', held: kes(1150) });
  expect(await agent()).toMatchObject({ has: 0, held: 1150_00 });
  const undone = await shop.client.as.post(`tasks/${_id}/undo`, { version: accepted.body.version });
  expect(undone.body).toMatchObject({ rewardState: 'held', held: kes(1000) });
  expect(await agent()).toMatchObject({ has: 0, held: 1000_00 });
  expect(await payer()).toMatchObject({ has: million - 1000_00 });
  const again = { version: undone.body.version, confirmedReward: kes(1000) };
  expect((await shop.client.as.post(`tasks/${_id}/acceptance`, again)).body).toMatchObject({
    paid: kes(1000),
  });
  expect(await agent()).toMatchObject({ has: 1000_00, held: 0 });
});

test('a bonus beside an acceptance counts in the budget that it is paid under', async () => {
  const budget = { holder: shop.manager.id, perMonth: 2_000_00, perTask: 1_200_00 };
  expect((await shop.client.as.post('budgets', budget)).status).toBe(201);
  const { _id } = await begun();
  const { body } = await shop.agent.as.post(`tasks/${_id}/submission`, { version: 1 });
  const accept = (shillings: number) =>
    shop.manager.as.post(`tasks/${_id}/acceptance`, {
      version: body.version,
      bonus: { amount: kes(shillings) },
    });
  expect((await accept(300)).status).toBe(409);
  const accepted = await accept(200);
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(201);
  expect((await shop.client.as.get('budgets')).body.items).toMatchObject([{ used: 200_00 }]);
});

test('work that pays nothing, or that is approved alone, has no bonus beside its acceptance', async () => {
  const { _id } = await begun({ reward: undefined });
  const { body } = await shop.agent.as.post(`tasks/${_id}/submission`, { version: 1 });
  const given = { version: body.version, bonus: { amount: kes(10) } };
  expect((await shop.client.as.post(`tasks/${_id}/acceptance`, given)).status).toBe(409);
  expect((await shop.agent.as.post(`tasks/${_id}/acceptance`, given)).status).toBe(403);
  const approval = await shop.manager.as.post(`tasks/${_id}/approval`, given);
  expect(approval.status).not.toBe(201);
});

test('a dispute freezes what is held until a third person settles it', async () => {
  const { _id } = await begun();
  expect((await dispute(_id, shop.manager)).status).toBe(403);
  const opened = await dispute(_id);
  expect(opened.status, JSON.stringify(opened.body)).toBe(201);
  expect(opened.body).toMatchObject({
    disputed: true,
    dispute: { by: { id: shop.agent.id }, settled: null },
  });
  expect((await dispute(_id, shop.client)).status).toBe(409);
  const { version } = opened.body;
  const change = (given: object) => shop.client.as.put(`tasks/${_id}`, { version, ...given });
  for (const given of [
    { reward: kes(500) },
    { reward: null },
    { assignees: [shop.member.id] },
    { status: 'cancelled' },
  ])
    expect((await change(given)).status, JSON.stringify(given)).toBe(409);
  expect((await part(_id, 100)).status).toBe(409);
  expect((await shop.client.as.delete(`tasks/${_id}`)).status).toBe(409);
  expect((await shop.client.as.delete(`apps/${shop.app.id}`)).status).toBe(409);
  const submitted = await shop.agent.as.post(`tasks/${_id}/submission`, { version });
  expect(submitted.status).toBe(201);
  const accept = { version: submitted.body.version, confirmedReward: kes(1000) };
  expect((await shop.client.as.post(`tasks/${_id}/acceptance`, accept)).status).toBe(409);
  expect((await shop.client.as.get('tasks/mine?part=to-review')).body.items).toEqual([]);
  const { onHold } = await agent();
  expect((await shop.client.as.put(`accounts/onhold-to-primary/${onHold.id}`, {})).body.released.amount).toBe(
    0,
  );
  for (const party of [shop.client, shop.agent, shop.manager])
    expect((await settle(_id, 400, party)).status).toBe(403);
  expect((await settle(_id, 1001)).status).toBe(409);
  const settled = await settle(_id, 400);
  expect(settled.status, JSON.stringify(settled.body)).toBe(201);
  expect(settled.body).toMatchObject({
    disputed: false,
    reward: kes(400),
    paid: kes(400),
    held: null,
    dispute: {
      settled: { by: { id: shop.owner.id }, paid: kes(400), returned: kes(600), sentence: 'Half was done' },
    },
  });
  expect(await agent()).toMatchObject({ has: 400_00, held: 0 });
  expect(await payer()).toMatchObject({ has: million - 400_00 });
  for (const who of [shop.client, shop.agent])
    expect((await who.as.get('notifications?limit=1')).body.items).toMatchObject([
      { kind: 'settlement', reason: 'Half was done' },
    ]);
  const done = await shop.client.as.post(`tasks/${_id}/acceptance`, { version: settled.body.version });
  expect(done.status, JSON.stringify(done.body)).toBe(201);
  expect(await agent()).toMatchObject({ has: 400_00, held: 0 });
  expect((await dispute(_id)).status).toBe(409);
});

test('settling disputes is a right of its own: who manages wallets alone settles none', async () => {
  const all = (await shop.owner.as.get('permission')).body.items;
  const person = async (name: string, words: string[]) => {
    const permissions = permissionIds(all, words);
    expect((await shop.owner.as.post('roles', { name, permissions })).status).toBe(201);
    const user = await aUser(app, shop.tenant, { role: 'agent' });
    expect((await shop.owner.as.put(`users/${user.id}`, { role: name })).status).toBe(200);
    return { ...user, as: api(app, user) };
  };
  const keeper = await person('Keeper', ['manage Task', 'manage Account']);
  const arbiter = await person('Arbiter', ['manage Task', 'manage Dispute']);
  const { _id } = await begun({ assignees: [shop.agent.id] });
  expect((await arbiter.as.get(`tasks/${_id}`)).body).toMatchObject({ reward: null });
  await dispute(_id);
  expect((await arbiter.as.get(`tasks/${_id}`)).body).toMatchObject({
    held: kes(1000),
    disputed: true,
    pay: { settle: true },
  });
  expect((await keeper.as.get(`tasks/${_id}`)).body).toMatchObject({ pay: { settle: false } });
  expect((await settle(_id, 400, keeper)).status).toBe(403);
  const settled = await settle(_id, 400, arbiter);
  expect(settled.status, JSON.stringify(settled.body)).toBe(201);
  expect(await agent()).toMatchObject({ has: 400_00, held: 0 });
});

test('a settlement may return all, and of several people leaves nothing promised', async () => {
  const { _id } = await begun({
    reward: { amount: 1000_01, currency: 'KES' },
    assignees: [shop.agent.id, shop.member.id],
  });
  await part(_id, 333);
  await dispute(_id);
  const settled = await settle(_id, 0);
  expect(settled.body).toMatchObject({ held: null, reward: kes(333), paid: kes(333) });
  const moved = await shop.client.as.put(`tasks/${_id}`, {
    version: settled.body.version,
    status: 'cancelled',
  });
  const again = await shop.client.as.put(`tasks/${_id}`, { version: moved.body.version, status: 'todo' });
  expect(again.body).toMatchObject({ held: null });
  expect(await payer()).toMatchObject({ has: million - 333_00 });
});

test('where nobody else could settle it, no dispute is opened', async () => {
  const lone = await aShop(app);
  const task = await taskIn(lone, { reward: kes(1000), assignees: [lone.agent.id] });
  expect((await lone.agent.as.post(`tasks/${task._id}/dispute`, { reason: 'Why' })).status).toBe(409);
});

const act = fc.oneof(
  fc.record({ kind: fc.constant('part' as const), amount: fc.constantFrom(1, 99.99, 250, 700) }),
  fc.record({ kind: fc.constant('bonus' as const), amount: fc.constantFrom(0.01, 120) }),
  fc.record({ kind: fc.constant('reward' as const), amount: fc.constantFrom(600, 1000.01) }),
  fc.record({ kind: fc.constant('assign' as const), to: fc.subarray([0, 1], { minLength: 1 }) }),
  fc.record({
    kind: fc.constant('move' as const),
    status: fc.constantFrom('in-review', 'done', 'cancelled', 'todo', 'in-progress'),
  }),
  fc.record({ kind: fc.constant('dispute' as const) }),
  fc.record({ kind: fc.constant('settle' as const), amount: fc.constantFrom(0, 33.33, 500) }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

async function perform(task: string, action: Act): Promise<number> {
  const { version, held } = await now(task);
  const cents = (shillings: number) => ({ amount: Math.round(shillings * 100), currency: 'KES' });
  const change = (given: object) => shop.client.as.put(`tasks/${task}`, { version, ...given });
  switch (action.kind) {
    case 'part':
      return (await pay(app, shop.client, `tasks/${task}/parts`, { amount: cents(action.amount) })).status;
    case 'bonus':
      return (await pay(app, shop.client, `tasks/${task}/bonuses`, { amount: cents(action.amount) })).status;
    case 'reward':
      return (await change({ reward: cents(action.amount) })).status;
    case 'assign':
      return (await change({ assignees: action.to.map((at) => [shop.agent, shop.member][at]?.id) })).status;
    case 'move':
      // Confirmed, so that nothing is paid by a job while the sums are read.
      return (await change({ status: action.status, ...(held && { confirmedReward: held }) })).status;
    case 'dispute':
      return (await dispute(task, shop.client)).status;
    case 'settle': {
      const body = { paid: cents(action.amount), sentence: 'So be it' };
      return (await pay(app, shop.owner, `tasks/${task}/dispute/settlement`, body)).status;
    }
  }
}

test('in every order, and at once, what left the wallet is what is held and what was paid', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 7 }),
      async (rounds) => {
        const { _id } = await begun();
        const before = (await payer()).has + 1000_00;
        const had = (await agent()).has + (await wallet(app, shop.member)).has;
        for (const round of rounds) {
          const statuses = await Promise.all(round.map((action) => perform(_id, action)));
          for (const status of statuses) expect([200, 201, 403, 409]).toContain(status);
          const { shares, reward, held, disputed, status } = await now(_id);
          const sumOf = (which: (share: { state: string; kind: string }) => boolean) =>
            shares.filter(which).reduce((all: number, { amount }: { amount: number }) => all + amount, 0);
          const isHeld = sumOf(({ state }) => state === 'held' || state === 'releasing');
          const paid = sumOf(({ state }) => state === 'released');
          const workers = [await agent(), await wallet(app, shop.member)];
          expect(before - (await payer()).has).toBe(isHeld + paid);
          expect(workers.reduce((all, { has }) => all + has, 0) - had).toBe(paid);
          expect(workers.reduce((all, one) => all + one.held, 0)).toBe(isHeld);
          expect(held?.amount ?? 0).toBe(isHeld);
          // Before any acceptance, what is promised is held or was paid in parts, to the cent.
          const isOpen = !['done', 'cancelled'].includes(status);
          const parts = sumOf(
            ({ kind, state }) => state === 'released' && ['part', 'settlement'].includes(kind),
          );
          if (isOpen && !sumOf(({ kind, state }) => kind === 'acceptance' && state === 'released'))
            expect(isHeld + parts).toBe(Math.max(reward?.amount ?? 0, parts));
          if (disputed) expect(isHeld).toBeGreaterThan(0);
        }
        if ((await now(_id)).disputed) await settle(_id, 0);
        const last = await now(_id);
        await shop.client.as.put(`tasks/${_id}`, { version: last.version, status: 'cancelled' });
      },
    ),
    { numRuns: 10, verbose: true }, // a failure prints its seed and path
  );
});

test('two parts at once that are more than what is held together: one of them is paid', async () => {
  const { _id } = await begun();
  const answers = await Promise.all([part(_id, 600), part(_id, 600)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await agent()).toMatchObject({ has: 600_00, held: 400_00 });
});
