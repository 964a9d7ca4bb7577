import type { Quote } from '@kazi/contract/money';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { type Answer, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { earlier } from '../../../test/earlier.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { kes, million, paidWork, type Version } from '../../../test/factories/paid-work.ts';
import { aShop, type Somebody, taskIn } from '../../../test/factories/shop.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';
import { longAgo, pay, wallet } from '../../../test/wallet.ts';
import { workJobs } from '../../work/index.ts';

const server = useServer({ undoSeconds: 3600 });
/** Of the client, where they withdraw to. */
let receiver: string;

const shop = useAnew(() => aShop(server));
const work = paidWork(server, shop);
const owner = useAnew(() => aUser(server, shop.tenant, { role: 'owner' }));
beforeEach(async () => {
  const account = { name: 'Njeri Kamau', bank: '11', account: '01109876543210' };
  receiver = (await expectMade(shop.client.as, 'bank-accounts', account)).id;
  await longAgo(server, shop.client);
});

const expectStatus = ({ status, body }: Answer, wanted: number) =>
  expect(status, JSON.stringify(body)).toBe(wanted);
const set = async (change: object) => {
  const { version } = (await api(server, owner).get('money-limits')).body;
  expectStatus(await api(server, owner).put('money-limits', { version, ...change }), 200);
};
const quote = async (): Promise<Quote> =>
  (await shop.client.as.get(`payments/quote?operation=bank-transfer&beneficiary=${receiver}&amount=100`))
    .body;
const left = async (rule = 'person') => (await quote()).limits.find((one) => one.rule === rule)?.left;
const withdraw = (amount: number) =>
  pay(server, shop.client, 'withdraw/bank/ift', { beneficiary: receiver, amount });
const aProduct = async (shillings: number): Promise<string> =>
  (
    await expectMade(api(server, owner), 'products', {
      category: 'Work place',
      name: `Desk ${shillings}`,
      price: kes(shillings),
    })
  ).id;
const buy = (product: string, shillings: number, who: TestUser = shop.client) =>
  pay(server, who, 'products/checkout', { products: [product], total: kes(shillings) });
const submitted = (shillings: number, count: number): Promise<Version[]> =>
  Promise.all(Array.from({ length: count }, () => work.submitted(shillings)));
const now = async ({ _id }: Version) => (await shop.client.as.get(`tasks/${_id}`)).body;
const release = ({ _id }: Version) =>
  workJobs
    .find(({ name }) => name === 'release-reward')
    ?.run({ tenant: shop.tenant.id, task: _id }, server.services);

/** As if what was accepted had been due, and paid, so many hours before. */
const hoursAgo = (hours: number) =>
  server.services.database.write(shop.tenant.id, null, async (tx) => {
    const by = `${hours} hours`;
    await tx
      .updateTable('rewards')
      .set({ release_at: earlier('release_at', by), resolved_at: earlier('resolved_at', by) })
      .where('tenant_id', '=', tx.tenant)
      .execute();
    await tx
      .updateTable('product_holdings')
      .set({ since: earlier('since', by) })
      .where('tenant_id', '=', tx.tenant)
      .execute();
  });

describe('a payer’s limit of 24 hours', () => {
  test('counts rewards from their acceptance, and refuses the one that goes past it, changing nothing', async () => {
    await set({ person: 10_000_00 });
    const [first, second, third] = await submitted(4_000, 3);
    if (!first || !second || !third) throw new Error('Three tasks were made');
    expect(await left()).toBe(10_000_00);
    for (const task of [first, second]) expectStatus(await work.accept(task), 201);
    expect(await left()).toBe(2_000_00);
    const refused = await work.accept(third, { confirmedReward: kes(4_000) });
    expect([refused.status, refused.body.code, refused.body.data.errorMessage]).toEqual([
      409,
      'CONFLICT',
      expect.stringMatching(
        /^In 24 hours at most KES 10,000\.00 can leave your wallet\. KES 2,000\.00 of that is left\. More becomes available from .*\.$/,
      ),
    ]);
    expect(refused.body.data.fields).toBeUndefined();
    expect(await now(third)).toMatchObject({ status: 'in-review', version: third.version, held: kes(4_000) });
    expect(await wallet(server, shop.agent)).toMatchObject({ has: 0, held: 12_000_00 });
  });

  test('counts a reward once, while it is being released and after its job has paid it, until a day has passed', async () => {
    await set({ person: 10_000_00 });
    const [first, second] = await submitted(4_000, 2);
    if (!first || !second) throw new Error('Two tasks were made');
    expectStatus(await work.accept(first), 201);
    await hoursAgo(2);
    await release(first);
    expect(await wallet(server, shop.agent)).toMatchObject({ has: 4_000_00 });
    expect(await left()).toBe(6_000_00);
    await hoursAgo(23);
    expect(await left()).toBe(6_000_00);
    await hoursAgo(1);
    expect(await left()).toBe(10_000_00);
    expectStatus(await work.accept(second), 201);
  });

  test('has back what an undone acceptance counted, and keeps what was paid and opened again', async () => {
    await set({ person: 4_000_00 });
    const [first, second] = await submitted(4_000, 2);
    if (!first || !second) throw new Error('Two tasks were made');
    const accepted = (await work.accept(first)).body;
    expectStatus(await work.accept(second), 409);
    const undone = (await work.post(accepted, 'undo')).body;
    expect(await left()).toBe(4_000_00);
    const again = (await work.accept(second)).body;
    expectStatus(await work.accept(undone), 409);
    expectStatus(await work.post(again, 'reopening'), 201);
    expect(await left()).toBe(0);
  });

  test('counts what the holder of a budget accepts, whom it tells of it', async () => {
    await set({ person: 5_000_00 });
    const amounts = { perMonth: 100_000_00, perTask: 50_000_00 };
    await expectMade(shop.client.as, 'budgets', { holder: shop.manager.id, ...amounts });
    const [first, second] = await submitted(4_000, 2);
    if (!first || !second) throw new Error('Two tasks were made');
    const accept = ({ _id, version }: Version) =>
      shop.manager.as.put(`tasks/${_id}`, { version, status: 'done' });
    expectStatus(await accept(first), 200);
    expect(await left()).toBe(1_000_00);
    const refused = await accept(second);
    expect([refused.status, refused.body.data.errorMessage]).toEqual([
      409,
      expect.stringMatching(
        /can leave the wallet that pays for this app\. KES 1,000\.00 of that is left\. More/,
      ),
    ]);
    const inSwahili = await api(server, shop.manager).send(`tasks/${second._id}`, {
      method: 'PUT',
      body: JSON.stringify({ version: second.version, status: 'done' }),
      headers: { 'content-type': 'application/json', 'accept-language': 'sw' },
    });
    expect(inSwahili.body.data.errorMessage).toMatch(
      /^Ndani ya saa 24 zinaweza kutoka .* tu kwenye pochi inayolipia programu hii\. Zimebaki /,
    );
    expect(await now(second)).toMatchObject({ status: 'in-review', version: second.version });
  });

  test('counts purchases, with rewards and withdrawals together', async () => {
    await set({ person: 10_000_00 });
    const [desk, chair] = [await aProduct(4_000), await aProduct(3_500)];
    const [task] = await submitted(3_000, 1);
    if (!task) throw new Error('A task was made');
    expectStatus(await buy(desk, 4_000), 201);
    expect(await left()).toBe(6_000_00);
    expectStatus(await work.accept(task), 201);
    const refused = await buy(chair, 3_500);
    expect([refused.status, refused.body.data.errorMessage]).toEqual([
      409,
      expect.stringMatching(
        /can leave your wallet\. KES 3,000\.00 of that is left\. More becomes available from /,
      ),
    ]);
    expect(await quote()).toMatchObject({
      maximum: 3_000_00,
      limits: [{ rule: 'person', left: 3_000_00 }, {}],
    });
    expect((await withdraw(3_000_01)).body.data.errorMessage).toMatch(/can leave your wallet/);
    expectStatus(await withdraw(3_000_00), 201);
    expectStatus(await buy(chair, 3_500), 409);
    expect(await wallet(server, shop.client)).toMatchObject({ available: million - 10_000_00 });
    const category = (await shop.client.as.get('products/categories')).body.items[0].id;
    const held = await shop.client.as.get(`products/user/${shop.client.id}/${category}`);
    expect(held.body.items).toMatchObject([{ id: desk }]);
  });

  test('is no more used by what is only promised, nor by what comes back to the payer', async () => {
    await set({ person: 5_000_00 });
    const amounts = { perMonth: 100_000_00, perTask: 50_000_00 };
    await expectMade(shop.client.as, 'budgets', { holder: shop.manager.id, ...amounts });
    const given = { reward: kes(8_000), assignees: [shop.client.id, shop.agent.id], status: 'todo' };
    const task = await work.handedIn(await work.aTask(given), shop.agent);
    expect(await left()).toBe(5_000_00);
    const accepted = await work.put(shop.manager, task, { status: 'done', confirmedReward: kes(8_000) });
    expectStatus(accepted, 200);
    expect(await left()).toBe(1_000_00);
  });

  test('leaves the sum alone from which a second person approves withdrawals', async () => {
    await set({ approval: 5_000_00 });
    const [task] = await submitted(4_000, 1);
    if (task) expectStatus(await work.accept(task), 201);
    expect(await quote()).toMatchObject({ withoutApproval: 5_000_00, approval: false });
  });

  test('counts work that is given to another person and accepted by one change', async () => {
    await set({ person: 5_000_00 });
    const [first, second] = await submitted(3_000, 2);
    if (!first || !second) throw new Error('Two tasks were made');
    const both = { assignees: [shop.member.id], status: 'done' };
    expectStatus(await work.put(shop.client, first, both), 200);
    expectStatus(await work.put(shop.client, second, both), 409);
    expect(await now(second)).toMatchObject({ status: 'in-review', assignees: [{ id: shop.agent.id }] });
    expect(await left()).toBe(2_000_00);
  });
});

test('the limit of the workspace counts what leaves all wallets for others', async () => {
  await set({ workspace: 10_000_00 });
  await aFund(server, shop.stranger, 100_000);
  const desk = await aProduct(7_000);
  expectStatus(await buy(desk, 7_000, shop.stranger), 201);
  const [task] = await submitted(4_000, 1);
  if (!task) throw new Error('A task was made');
  const refused = await work.accept(task);
  expect([refused.status, refused.body.data.errorMessage]).toEqual([
    409,
    expect.stringMatching(
      /^In 24 hours at most KES 10,000\.00 can leave the wallets of this workspace\. KES 3,000\.00 of that is left\. More/,
    ),
  ]);
  expect(await left('workspace')).toBe(3_000_00);
});

describe('many acceptances', () => {
  test('of one call are told apart: those within the limit pay, those beyond it say what is left', async () => {
    await set({ person: 10_000_00 });
    const tasks = await submitted(4_000, 3);
    const { status, body } = await shop.client.as.post('tasks/bulk-change', {
      tasks: tasks.map(({ _id, version }) => ({ _id, version })),
      change: { status: 'done' },
      confirmedReward: kes(12_000),
    });
    expect([status, body.items]).toMatchObject([
      200,
      [
        { ok: true },
        { ok: true },
        { ok: false, error: expect.stringMatching(/can leave your wallet\. KES 2,000\.00 of that is left/) },
      ],
    ]);
    expect(await wallet(server, shop.agent)).toMatchObject({ has: 8_000_00, held: 4_000_00 });
  });

  test('by which all that is on hold is released pay all or nothing', async () => {
    await set({ person: 10_000_00 });
    await submitted(4_000, 3);
    const { onHold } = await wallet(server, shop.agent);
    const path = `accounts/onhold-to-primary/${onHold.id}`;
    expectStatus(await shop.client.as.put(path, { confirmedReward: kes(12_000) }), 409);
    expect(await wallet(server, shop.agent)).toMatchObject({ has: 0, held: 12_000_00 });
  });

  test('purchases and withdrawals at once stay within the limit together', async () => {
    await set({ person: 20_000_00 });
    const people: Somebody[] = [shop.agent, shop.member];
    const tasks = await Promise.all(
      Array.from({ length: 10 }, async (_, place) => {
        const worker = people[place % 2] ?? shop.agent;
        const given = { reward: kes(3_000), assignees: [worker.id], status: 'in-progress' };
        const { _id } = await taskIn(shop, given);
        return (await worker.as.post(`tasks/${_id}/submission`, { version: 1 })).body;
      }),
    );
    const desks = await Promise.all([3_001, 3_002, 3_003].map(aProduct));
    const { onHold } = await wallet(server, shop.member);
    const answers = await Promise.all([
      ...tasks.slice(0, 6).map((task) => work.accept(task)),
      ...desks.map((desk, place) => buy(desk, 3_001 + place)),
      ...[1, 2, 3].map(() => withdraw(3_000_00)),
      ...tasks
        .slice(6)
        .map((task) => work.put(shop.client, task, { status: 'done', assignees: [shop.agent.id] })),
      shop.client.as.put(`accounts/onhold-to-primary/${onHold.id}`, { task: tasks[1]?._id }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const remains = await left();
    // Less than the smallest of them is left, so no two of them counted the same money, and none was lost.
    expect(remains).toBeGreaterThanOrEqual(0);
    expect(remains).toBeLessThan(3_001_00);
  });
});
