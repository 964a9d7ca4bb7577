import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { expectMade } from '../answers.ts';
import { api } from '../api.ts';
import { useServer } from '../app.ts';
import { verified } from '../books.ts';
import { aFund } from '../factories/funds.ts';
import { aTenant } from '../factories/tenant.ts';
import { aUser } from '../factories/user.ts';
import { useAnew } from '../use.ts';
import { askingIsDue, longAgo, pay, swept, wallet } from '../wallet.ts';

const minutes = 60_000;
const hour = 60 * minutes;
const funds = 400_000_00;
/** The sandbox takes an order of this amount and knows nothing of it. */
const neverSeen = 40_404_00;

const server = useServer();

const tenant = useAnew(() => aTenant(server));
const user = useAnew(() => aUser(server, tenant, { role: 'owner' }));
const owner = api(server, user);
afterEach(() => {
  vi.useRealTimers();
});

/** The server's clock is so far from the database's; it goes on from there. */
const jump = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

const statusOf = async (id: string): Promise<string> => (await owner.get(`payments/${id}`)).body.status;

const aReceiver = async (): Promise<string> => {
  const given = { name: 'Amina Otieno', bank: '11', account: '01109876543210' };
  const known = (await owner.get('bank-accounts')).body.items[0];
  return (known ?? (await expectMade(owner, 'bank-accounts', given))).id;
};

async function withdraw(amount: number, key?: string): Promise<string> {
  const to = await aReceiver();
  await longAgo(server, user);
  const { status, body } = await pay(server, user, 'withdraw/bank/ift', { beneficiary: to, amount }, key);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

/** What is open was sent so many minutes ago, by the database's clock. */
const sentAgo = (ago: number) =>
  server.services.database.write(tenant.id, null, async (tx) => {
    await tx
      .updateTable('payments')
      .set({ submitted_at: sql<Date>`now() - make_interval(mins => ${ago})`, asked_at: null })
      .where('tenant_id', '=', tenant.id)
      .execute();
    await askingIsDue(tx);
  });

test('a clock that jumps ahead gives no payment up early, nor does one that jumps back leave it open for ever', async () => {
  await aFund(server, user, funds / 100);
  const id = await withdraw(neverSeen);
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('unknown'), 10_000);
  await sentAgo(5);
  jump(hour);
  await swept(server, tenant.id);
  expect(await statusOf(id)).toBe('unknown');
  expect(await wallet(server, user)).toMatchObject({ available: funds - neverSeen });
  vi.useRealTimers();
  await sentAgo(11);
  jump(-hour);
  await swept(server, tenant.id);
  expect(await statusOf(id)).toBe('failed');
  expect(await wallet(server, user)).toMatchObject({ has: funds, available: funds });
});

test('what is written after a clock went back is shown after what was written before, and paid once', async () => {
  await aFund(server, user, funds / 100);
  const project = await expectMade(owner, 'projects', { name: 'Clocks', key: 'CLOCK' });
  const app = await expectMade(owner, 'apps', { project: project.id, name: 'Clocks', key: 'CLOCK' });
  const task = await expectMade(owner, 'tasks', { app: app.id, title: 'Wind it' });
  const say = (text: string) => expectMade(owner, 'comments', { task: task._id, body: `<p>${text}</p>` });
  const key = crypto.randomUUID();
  await say('First');
  const paid = await withdraw(1_000_00, key);
  jump(-hour);
  await say('Second');
  expect(await withdraw(1_000_00, key)).toBe(paid);
  vi.useRealTimers();
  await say('Third');

  const { items } = (await owner.get(`comments?task=${task._id}`)).body;
  const said = items.map(({ body }: { body: string }) => body.replaceAll(/<.*?>/g, ''));
  expect(said).toEqual(['First', 'Second', 'Third']);
  await vi.waitFor(async () => expect(await statusOf(paid)).toBe('succeeded'), 10_000);
  expect((await owner.get('payments?limit=100')).body.items).toHaveLength(1);
  expect(await verified(server, tenant)).toEqual({ differences: [], strays: [] });
});

test('a receiver is as new as the database’s clock says, not this server’s', async () => {
  await aFund(server, user, funds / 100);
  const to = await aReceiver();
  jump(25 * hour);
  const { body } = await owner.get(`payments/quote?operation=bank-transfer&beneficiary=${to}&amount=100`);
  expect(body).toMatchObject({ most: 20_000_00 });
});

test('a login lasts, whether a clock jumps ahead or back by an hour', async () => {
  for (const by of [hour, -2 * hour]) {
    jump(by);
    expect((await owner.get('users/me')).status).toBe(200);
  }
});
