import type { LimitRule, MoneyLimits, Quote } from '@kazi/contract/money';
import { beforeEach, expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { earlier } from '../../../test/earlier.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { mailsTo } from '../../../test/mail.ts';
import { longAgo, pay } from '../../../test/wallet.ts';

const server = useServer();
let owner: TestUser;
let admin: TestUser;
let agent: TestUser;
/** Of the owner and the agent, where they withdraw to. */
let receivers: Map<string, string>;

beforeEach(async () => {
  const tenant = await aTenant(server);
  owner = await aUser(server, tenant, { role: 'owner', firstName: 'Wanjiru', lastName: 'Kamau' });
  admin = await aUser(server, tenant, { role: 'admin' });
  agent = await aUser(server, tenant, { role: 'agent' });
  receivers = new Map();
  for (const person of [owner, agent]) {
    await aFund(server, person, 3_000_000);
    const given = { name: 'Amina Otieno', bank: '11', account: '01109876543210' };
    receivers.set(person.id, (await expectMade(api(server, person), 'bank-accounts', given)).id);
  }
  await longAgo(server, owner);
});

async function set(who: TestUser, change: object): Promise<MoneyLimits> {
  const { version } = (await api(server, who).get('money-limits')).body;
  const { status, body } = await api(server, who).put('money-limits', { version, ...change });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const quote = async (who: TestUser, amount = 1_00): Promise<Quote> => {
  const asked = `operation=bank-transfer&beneficiary=${receivers.get(who.id)}&amount=${amount}`;
  return (await api(server, who).get(`payments/quote?${asked}`)).body;
};
const withoutApproval = async (who: TestUser) => (await quote(who)).withoutApproval;
const leftBy = async (by: LimitRule) => (await quote(owner)).limits.find(({ rule }) => rule === by);
const withdraw = (who: TestUser, amount: number) =>
  pay(server, who, 'withdraw/bank/ift', { beneficiary: receivers.get(who.id), amount });

/** As if all limits had last been changed so many hours before. */
const hoursAgo = (hours: number) =>
  server.services.database.write(owner.tenant.id, null, (tx) =>
    tx
      .updateTable('money_limit_changes')
      .set({ changed_at: earlier('changed_at', `${hours} hours`) })
      .where('tenant_id', '=', tx.tenant)
      .execute(),
  );

test('a limit that is raised holds after a day: nobody lifts one and goes past it', async () => {
  const shown = await set(owner, { approval: 900_000_00 });
  expect(shown).toMatchObject({
    approval: 900_000_00,
    waiting: [{ name: 'approval', inForce: 100_000_00, until: expect.any(String) }],
  });
  expect((await withdraw(owner, 150_000_00)).body).toMatchObject({ status: 'awaiting-approval' });
  expect(await withoutApproval(agent)).toBe(100_000_00);
  await hoursAgo(24);
  expect(await withoutApproval(agent)).toBe(900_000_00);
  expect(await withoutApproval(owner)).toBe(750_000_00);
  expect((await api(server, owner).get('money-limits')).body.waiting).toEqual([]);
});

test('each limit that is raised waits, and says from when there is more', async () => {
  const raised = { receiver: 2_000_000_00, person: 2_500_000_00, workspace: 9_000_000_00 };
  await set(owner, { ...raised, newReceiver: 600_000_00 });
  expect(await leftBy('receiver')).toMatchObject({ left: 500_000_00, moreFrom: expect.any(String) });
  expect(await leftBy('person')).toMatchObject({ left: 1_000_000_00, moreFrom: expect.any(String) });
  const refused = await withdraw(owner, 500_000_01);
  expect([refused.status, refused.body.data.errorMessage]).toEqual([
    400,
    expect.stringMatching(/^In 24 hours at most KES 500,000\.00 can be sent .* More becomes available from /),
  ]);
  const given = { name: 'Amina Otieno', bank: '11', account: '22223333' };
  receivers.set(owner.id, (await expectMade(api(server, owner), 'bank-accounts', given)).id);
  expect(await leftBy('newReceiver')).toMatchObject({ left: 20_000_00 });
  await hoursAgo(24);
  expect(await leftBy('person')).toMatchObject({ left: 2_500_000_00, moreFrom: null });
  expect(await leftBy('newReceiver')).toMatchObject({ left: 600_000_00 });
});

test('a limit that is lowered holds at once, and what was lowered by mistake can be given back', async () => {
  await set(owner, { approval: 10_00 });
  expect(await withoutApproval(agent)).toBe(10_00);
  await hoursAgo(23);
  expect(await set(owner, { approval: null })).toMatchObject({ waiting: [] });
  expect(await withoutApproval(agent)).toBe(100_000_00);
  await set(owner, { approval: 10_00 });
  await hoursAgo(24);
  await set(owner, { approval: null });
  expect(await withoutApproval(agent)).toBe(10_00);
});

test('a limit is raised no sooner in steps, in turns or by several people', async () => {
  for (const approval of [200_000_00, 50_000_00, 300_000_00]) {
    await set(owner, { approval });
    await hoursAgo(12);
  }
  await set(admin, { approval: 400_000_00 });
  expect(await withoutApproval(agent)).toBe(100_000_00);
  await hoursAgo(23);
  expect(await withoutApproval(agent)).toBe(100_000_00);
  await hoursAgo(1);
  expect(await withoutApproval(agent)).toBe(400_000_00);
});

test('a raised limit is told by mail to all who keep the books, who raised it too', async () => {
  const told = async ({ email }: TestUser) =>
    (await mailsTo(server, email)).filter(({ subject }) => subject === 'Withdrawal limits were raised');
  await set(owner, { approval: 900_000_00, person: 5_00 });
  for (const keeper of [owner, admin]) {
    await expect.poll(() => told(keeper)).toHaveLength(1);
    const [mail] = await told(keeper);
    expect(mail?.text).toContain('Wanjiru Kamau raised');
    expect(mail?.text).toContain('from KES 900,000.00, before from KES 100,000.00');
    expect(mail?.text).not.toContain('KES 5.00');
  }
  await set(owner, { approval: 800_000_00 });
  await set(admin, { person: 6_00 });
  await expect.poll(() => told(owner)).toHaveLength(2);
  expect(await told(agent)).toEqual([]);
});
