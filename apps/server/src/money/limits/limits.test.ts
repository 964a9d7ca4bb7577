import type { LimitRule, Quote } from '@kazi/contract/money';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { earlier } from '../../../test/earlier.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { longAgo, pay, wallet } from '../../../test/wallet.ts';

const server = useServer();
let user: TestUser;
let owner: TestUser;
const full = 2_000_000_00;

beforeEach(async () => {
  const tenant = await aTenant(server);
  user = await aUser(server, tenant, { role: 'agent' });
  owner = await aUser(server, tenant, { role: 'owner' });
  await aFund(server, user, full / 100);
});

const account = { name: 'Amina Otieno', bank: '11', account: '01109876543210' };
const aReceiver = async (of = user, given = account): Promise<string> =>
  (await expectMade(api(server, of), 'bank-accounts', given)).id;
const withdraw = (to: string, amount: number, of = user) =>
  pay(server, of, 'withdraw/bank/ift', { beneficiary: to, amount });
const quote = async (to: string, amount: number): Promise<Quote> =>
  (await api(server, user).get(`payments/quote?operation=bank-transfer&beneficiary=${to}&amount=${amount}`))
    .body;
const leftBy = ({ limits }: Quote, by: LimitRule) => limits.find(({ rule }) => rule === by)?.left;
const statusesOf = (answers: { status: number }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, of]) => [status, of.length]),
  );
const set = async (change: Record<string, unknown>) => {
  const { version } = (await api(server, owner).get('money-limits')).body;
  const { status, body } = await api(server, owner).put('money-limits', { version, ...change });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** As if all payments of the workspace had been made, and sent, some hours before. */
const hoursAgo = (hours: number) =>
  server.services.database.write(user.tenant.id, null, async (tx) => {
    const then = sql<Date>`now() - make_interval(hours => ${hours})`;
    await tx
      .updateTable('payments')
      .set({ created_at: then, submitted_at: earlier('submitted_at', `${hours} hours`) })
      .where('tenant_id', '=', tx.tenant)
      .execute();
  });

describe('a receiver that is new', () => {
  test('gets KES 20,000 in all in its first day, in however many parts and at once', async () => {
    const to = await aReceiver();
    expect(await quote(to, 1_00)).toMatchObject({ most: 20_000_00 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => withdraw(to, 20_000_00)));
    expect(statusesOf(answers)).toEqual({ 201: 1, 400: 29 });
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body.data.errorMessage).toMatch(
      /^This recipient is new: at most KES 20,000\.00 .* first 24 hours\. KES 0\.00 of that is left\. More becomes available from /,
    );
    expect(await wallet(server, user)).toMatchObject({ available: full - 20_000_00 });
  });

  test('is no newer, and has no more left, for being removed and added again, or as another kind', async () => {
    const to = await aReceiver();
    expect((await withdraw(to, 15_000_00)).status).toBe(201);
    await api(server, user).delete(`bank-accounts/${to}`);
    const again = await aReceiver();
    expect(await quote(again, 5_000_01)).toMatchObject({ maximum: 5_000_00, problem: expect.any(String) });
    const { id: other } = await expectMade(api(server, user), 'pesalink-beneficiaries', {
      type: 'PESALINK_BANK',
      ...account,
    });
    const asked = { beneficiary: other, amount: 5_000_01 };
    expect((await pay(server, user, 'withdraw/pesalink/pesalink-to-account', asked)).status).toBe(400);
    expect((await withdraw(again, 5_000_00)).status).toBe(201);
  });
});

describe('a second person', () => {
  test('is needed once a day’s withdrawals come to KES 100,000, however they are split', async () => {
    const to = await aReceiver();
    await longAgo(server, user);
    expect((await quote(to, 99_900_00)).approval).toBe(false);
    const made = [];
    for (let count = 0; count < 5; count++) made.push(await withdraw(to, 99_900_00));
    expect(made.map(({ status, body }) => [status, body.approval !== null])).toEqual([
      [201, false],
      [201, true],
      [201, true],
      [201, true],
      [201, true],
    ]);
    expect(await quote(to, 1_00)).toMatchObject({ approval: true, withoutApproval: 0 });
  });

  test('is needed for one of two made at once', async () => {
    const to = await aReceiver();
    await longAgo(server, user);
    const made = await Promise.all([withdraw(to, 60_000_00), withdraw(to, 60_000_00)]);
    expect(made.map(({ body }) => body.approval !== null).toSorted()).toEqual([false, true]);
  });

  test('is not needed for what failed, was taken back or is more than a day ago', async () => {
    const to = await aReceiver();
    await longAgo(server, user);
    const { body: large } = await withdraw(to, 100_000_00);
    expect((await quote(to, 1_000_00)).approval).toBe(true);
    await api(server, user).post(`payments/${large.id}/cancellation`);
    expect((await quote(to, 1_000_00)).approval).toBe(false);
  });
});

describe('24 hours', () => {
  test('are counted back from now: what was sent before is forgotten, what still waits is not', async () => {
    const to = await aReceiver();
    await longAgo(server, user);
    await set({ person: 150_000_00, approval: 100_000_00 });
    await withdraw(to, 40_000_00);
    await withdraw(to, 80_000_00); // waits for a second person
    await expect
      .poll(async () => (await api(server, user).get('payments?status=succeeded')).body.items)
      .toHaveLength(1);
    expect(await quote(to, 40_000_00)).toMatchObject({ maximum: 30_000_00 });
    await hoursAgo(23);
    expect(leftBy(await quote(to, 1_00), 'person')).toBe(30_000_00);
    await hoursAgo(2);
    expect(leftBy(await quote(to, 1_00), 'person')).toBe(70_000_00);
  });

  test('limit a person, a receiver and the workspace, and say from when there is more', async () => {
    const [to, other] = [await aReceiver(), await aReceiver(user, { ...account, account: '22223333' })];
    const colleague = await aUser(server, user.tenant, { role: 'agent' });
    await aFund(server, colleague, 1_000_000);
    const theirs = await aReceiver(colleague);
    await longAgo(server, user);
    await set({ approval: 900_000_00, receiver: 50_000_00, person: 80_000_00, workspace: 100_000_00 });
    expect((await withdraw(to, 50_000_01)).body.data.errorMessage).toMatch(/to one recipient/);
    expect((await withdraw(to, 50_000_00)).status).toBe(201);
    expect((await withdraw(other, 30_000_01)).body.data.errorMessage).toMatch(/leave your wallet/);
    expect((await withdraw(other, 30_000_00)).status).toBe(201);
    await expect.poll(async () => (await quote(other, 1_00)).limits[0]?.moreFrom).not.toBeNull();
    expect((await withdraw(theirs, 20_000_01, colleague)).body.data.errorMessage).toMatch(
      /of this workspace/,
    );
    const both = await Promise.all([
      withdraw(theirs, 15_000_00, colleague),
      withdraw(theirs, 15_000_00, colleague),
    ]);
    expect(statusesOf(both)).toEqual({ 201: 1, 400: 1 });
  });

  test('of the workspace are not told to people whom they do not hold back', async () => {
    const to = await aReceiver();
    expect(leftBy(await quote(to, 1_00), 'workspace')).toBeUndefined();
    await set({ workspace: 10_00 });
    expect(leftBy(await quote(to, 1_00), 'workspace')).toBe(10_00);
  });

  test('of people in different wallets hold together when they withdraw at once', async () => {
    await set({ workspace: 30_000_00 });
    const people = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const person = await aUser(server, user.tenant, { role: 'agent' });
        await aFund(server, person, 20_000);
        return { person, to: await aReceiver(person) };
      }),
    );
    const answers = await Promise.all(people.map(({ person, to }) => withdraw(to, 10_000_00, person)));
    expect(statusesOf(answers)).toEqual({ 201: 3, 400: 3 });
  });
});

describe('the limits of a workspace', () => {
  test('are for who keeps its books', async () => {
    await expectEach(api(server, { tenant: user.tenant }), 401, [
      ['get', 'money-limits'],
      ['put', 'money-limits', { version: 1 }],
    ]);
    await expectEach(api(server, user), 403, [
      ['get', 'money-limits'],
      ['put', 'money-limits', { version: 1, person: 1 }],
    ]);
  });

  test('are the defaults until they are set, and again when they are given back', async () => {
    const { body } = await api(server, owner).get('money-limits');
    expect(body).toMatchObject({ approval: 100_000_00, newReceiver: 20_000_00, version: 1 });
    expect(await set({ approval: 0, person: 5_000_00 })).toMatchObject({
      approval: 0,
      person: 5_000_00,
      version: 2,
    });
    expect(await set({ person: null })).toMatchObject({
      approval: 0,
      person: body.defaults.person,
      version: 3,
    });
    const outsider = await aUser(server, await aTenant(server), { role: 'owner' });
    expect((await api(server, outsider).get('money-limits')).body.approval).toBe(100_000_00);
  });

  test('are not overwritten unseen', async () => {
    await set({ person: 1_000_00 });
    const { status, body } = await api(server, owner).put('money-limits', { version: 1, person: 2_000_00 });
    expect([status, body.data.current]).toMatchObject([409, { person: 1_000_00, version: 2 }]);
  });

  test('never break on bad input', async () => {
    await survivesBadInput(api(server, owner), { method: 'GET', path: 'money-limits', runs: 10 });
    await survivesBadInput(api(server, owner), {
      method: 'PUT',
      path: 'money-limits',
      body: { version: 1, approval: 1, newReceiver: 2, receiver: null, person: 3, workspace: 4 },
    });
  });
});
