import { cents } from '@kazi/contract/cents';
import { addDays, dayIn } from '@kazi/contract/shared';
import { beforeEach, describe, expect, test } from 'vitest';
import { everyPage, expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';
import { newId } from '../../database/ids.ts';
import { kenyanDay, kenyanDayStart } from '../../database/kenyan-time.ts';
import { accountOf } from '../books/accounts.ts';
import { transfer } from '../books/transfer.ts';

const server = useServer();
let primary: string;
const today = kenyanDay();
const minute = 60_000;

const shop = useAnew(() => aShop(server));
beforeEach(async () => {
  primary = (await wallet(server, shop.client)).primary.id;
});

const rewarded = (amount: number) =>
  expectMade(shop.client.as, 'tasks', {
    app: shop.app.id,
    title: 'Till',
    assignees: [shop.agent.id],
    reward: { amount, currency: 'KES' },
  });

/** Has a task done, and pays its reward. */
async function accepted(task: string, amount: number): Promise<void> {
  const path = `tasks/${task}`;
  await shop.client.as.put(path, { version: 1, status: 'in-progress' });
  await shop.client.as.post(`${path}/submission`, { version: 2 });
  const paid = { version: 3, confirmedReward: { amount, currency: 'KES' } };
  expect((await shop.client.as.post(`${path}/acceptance`, paid)).status).toBe(201);
}

describe('a wallet', () => {
  test('is one’s own, or for who manages wallets', async () => {
    const path = `accounts/user/${shop.client.id}`;
    await expectEach(api(server, { tenant: shop.tenant }), 401, [['get', path]]);
    for (const nobody of [shop.agent, shop.manager, shop.stranger, shop.outsider])
      await expectEach(nobody.as, 404, [
        ['get', path],
        ['get', `accounts/${primary}/entries`],
        ['get', `accounts/${primary}/held`],
        ['get', `accounts/${primary}/months`],
        ['get', `accounts/${primary}/statement?from=${today}&to=${today}`],
      ]);
    const { body } = await shop.client.as.get(path);
    expect(body.items).toMatchObject([
      { kind: 'primary', currency: 'KES', balance: 1_000_000_00, pending: 0 },
      { kind: 'on-hold', currency: 'KES', balance: 0 },
    ]);
  });

  test('has its two accounts from the first look on, the same for all who look at once', async () => {
    const looks = await Promise.all(Array.from({ length: 8 }, () => wallet(server, shop.agent)));
    expect(new Set(looks.map((look) => look.primary.id)).size).toBe(1);
  });
});

test('what is set aside for others stands beside what is available, until it is paid or returned', async () => {
  const figures = async () => {
    const { primary, onHold } = await wallet(server, shop.client);
    expect(onHold.setAside).toBe(0);
    return [primary.available, primary.setAside];
  };
  expect(await figures()).toEqual([1_000_000_00, 0]);
  const first = await rewarded(100_00);
  const second = await rewarded(200_00);
  expect(await figures()).toEqual([999_700_00, 300_00]);
  const { body: held } = await shop.client.as.get(`accounts/${primary}/held`);
  expect(held.items.map(({ amount }: { amount: number }) => amount)).toEqual([100_00, 200_00]);
  for (const [task, status] of [
    [first, 'cancelled'],
    [second, 'in-progress'],
  ] as const)
    expect((await shop.client.as.put(`tasks/${task._id}`, { version: 1, status })).status).toBe(200);
  expect(await figures()).toEqual([999_800_00, 200_00]);
  const path = `tasks/${second._id}`;
  expect((await shop.client.as.post(`${path}/submission`, { version: 2 })).status).toBe(201);
  const paid = { version: 3, confirmedReward: { amount: 200_00, currency: 'KES' } };
  expect((await shop.client.as.post(`${path}/acceptance`, paid)).status).toBe(201);
  expect(await figures()).toEqual([999_800_00, 0]);
});

describe('movements', () => {
  test('say what, why and with whom, newest first, and are paged without gaps', async () => {
    const tasks = [await rewarded(100_00), await rewarded(200_00), await rewarded(300_00)];
    const entries = await everyPage(shop.client.as, `accounts/${primary}/entries`, 2);
    expect(entries).toMatchObject([
      {
        kind: 'reward-held',
        direction: 'out',
        amount: 300_00,
        task: { number: tasks[2].number },
        with: { id: shop.agent.id },
      },
      { kind: 'reward-held', amount: 200_00 },
      { kind: 'reward-held', amount: 100_00 },
      { kind: 'opening', direction: 'in', amount: 1_000_000_00, task: null, with: null },
    ]);
    const inward = await shop.client.as.get(`accounts/${primary}/entries?direction=in`);
    expect(inward.body.items).toHaveLength(1);
    const ofKind = await shop.client.as.get(`accounts/${primary}/entries?kind=reward-held&limit=200`);
    expect(ofKind.body.items).toHaveLength(3);
  });

  test('say who paid a reward, which goes from one account of its agent to the other', async () => {
    const task = await rewarded(100_00);
    await accepted(task._id, 100_00);
    const { body } = await shop.agent.as.get(`accounts/user/${shop.agent.id}`);
    const theirs = body.items.find(({ kind }: { kind: string }) => kind === 'primary').id;
    const [entry] = (await shop.agent.as.get(`accounts/${theirs}/entries`)).body.items;
    expect(entry).toMatchObject({ kind: 'reward-released', with: { id: shop.client.id } });
  });

  test('are summed by month, empty months too; what is set aside is out once it is paid', async () => {
    const months = async () => (await shop.client.as.get(`accounts/${primary}/months?months=3`)).body.items;
    const thisMonth = { month: today.slice(0, 7), in: 1_000_000_00 };
    const given = await rewarded(70_00);
    const paid = await rewarded(100_00);
    expect(await months()).toEqual([
      expect.objectContaining({ in: 0, out: 0 }),
      expect.objectContaining({ in: 0, out: 0 }),
      { ...thisMonth, out: 0 },
    ]);
    await accepted(paid._id, 100_00);
    expect((await shop.client.as.delete(`tasks/${given._id}`)).status).toBe(200);
    expect((await months()).at(-1)).toEqual({ ...thisMonth, out: 100_00 });
  });
});

/** Books money that came to somebody's wallet at a moment. */
const receivedAt = (user: string, at: Date, shillings: number) =>
  server.services.database.write(shop.tenant.id, null, async (tx) => {
    const debit = await accountOf(tx, { kind: 'opening', currency: 'KES' });
    const credit = await accountOf(tx, { kind: 'primary', user, currency: 'KES' });
    const amount = cents(shillings * 100);
    await transfer(tx, [{ id: newId(), debit, credit, amount, code: 'opening' }], { at });
  });

test('days and months begin at midnight in Kenya, three hours before they do in UTC', async () => {
  const first = `${today.slice(0, 7)}-01`;
  const last = addDays(first, -1);
  const begins = kenyanDayStart(first).getTime();
  await receivedAt(shop.agent.id, new Date(begins - 30 * minute), 100);
  await receivedAt(shop.agent.id, new Date(begins + 90 * minute), 200); // 22:30 of the day before in UTC
  const own = `accounts/${(await wallet(server, shop.agent)).primary.id}`;
  const stated = async (from: string, to: string) => {
    const { body } = await shop.agent.as.get(`${own}/statement?from=${from}&to=${to}`);
    const [, ...lines] = body.trim().split('\n');
    return lines.map((line: string) => line.split(',').slice(3, 5).map(Number));
  };
  expect(await stated(`${last.slice(0, 7)}-01`, last)).toEqual([[100, 100]]);
  expect(await stated(first, first)).toEqual([[200, 300]]);
  expect((await shop.agent.as.get(`${own}/months?months=2`)).body.items).toEqual([
    { month: last.slice(0, 7), in: 100_00, out: 0 },
    { month: first.slice(0, 7), in: 200_00, out: 0 },
  ]);
});

test('days, months and the times of statements are those of the workspace’s time zone', async () => {
  const owner = api(server, await aUser(server, shop.tenant, { role: 'owner' }));
  const timeZone = 'Asia/Kolkata';
  expect((await owner.put('workspace', { version: 1, timeZone })).status).toBe(200);
  const first = `${dayIn(timeZone).slice(0, 7)}-01`;
  const begins = Date.parse(`${first}T00:00:00+05:30`);
  await receivedAt(shop.agent.id, new Date(begins - 30 * minute), 100);
  await receivedAt(shop.agent.id, new Date(begins + 30 * minute), 200); // of the day before in Kenya
  const own = `accounts/${(await wallet(server, shop.agent)).primary.id}`;
  const { body } = await shop.agent.as.get(`${own}/statement?from=${first}&to=${first}`);
  expect(body.trim().split('\n').slice(1)).toEqual([expect.stringContaining(`${first}T00:30:00+05:30,`)]);
  const months = (await shop.agent.as.get(`${own}/months?months=2`)).body.items;
  expect(months.map((month: { in: number }) => month.in)).toEqual([100_00, 200_00]);
});

describe('a statement', () => {
  const statement = (query: string) => shop.client.as.get(`accounts/${primary}/statement?${query}`);

  test('ends with what the account has, as CSV and as PDF', async () => {
    await rewarded(123_45);
    const csv = await statement(`from=${today}&to=${today}`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.headers.get('content-disposition')).toContain('.csv');
    const lines = csv.body.trim().split('\n');
    expect(lines[0]).toBe('time,kind,about,amount,balance,currency');
    expect(lines.at(-1)).toMatch(/,Reward on hold,WEB-\d+,-123\.45,999876\.55,KES$/);
    const pdf = await statement(`from=${today}&to=${today}&format=pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.body).toMatch(/^%PDF-/);
  });

  test('is in the language that the client asks for', async () => {
    await rewarded(123_45);
    const query = `accounts/${primary}/statement?from=${today}&to=${today}`;
    const { body } = await shop.client.as.send(query, { headers: { 'accept-language': 'fr' } });
    expect(body.split('\n')[0]).toBe('date,type,objet,montant,solde,devise');
    expect(body).toMatch(/,Rémunération bloquée,WEB-\d+,-123\.45,999876\.55,KES/);
  });

  test('is made of days in their order', async () => {
    for (const query of [
      '',
      'from=2026-02-30&to=2026-03-01',
      'from=2026-03-02&to=2026-03-01',
      'from=2020-01-01&to=2026-01-01',
    ])
      expect((await statement(query)).status, query).toBe(400);
    const empty = await statement('from=2020-01-01&to=2020-01-31');
    expect(empty.body.trim().split('\n')).toHaveLength(1);
  });
});

test('never break on bad input', async () => {
  const { as } = shop.client;
  for (const path of [
    `accounts/user/${shop.client.id}`,
    `accounts/${primary}/entries?kind=fee&direction=in&limit=5`,
    `accounts/${primary}/held`,
    `accounts/${primary}/months?months=3`,
    `accounts/${primary}/statement?from=${today}&to=${today}&format=csv`,
    'payments?of=me&status=failed&kind=topup',
    `payments/quote?operation=bank-transfer&beneficiary=${primary}&amount=100`,
    `payments/${primary}`,
    `payments/${primary}/receipt`,
  ])
    await survivesBadInput(as, { method: 'GET', path, runs: 25 });
  for (const [path, body] of [
    ['mpesa-topup', { phone: '+254712345678', amount: 100_00 }],
    ['withdraw/bank/ift', { beneficiary: primary, amount: 100_00, narration: 'x' }],
    ['withdraw/pesalink/pesalink-to-phone', { beneficiary: primary, amount: 100_00 }],
    ['withdraw/pesalink/pesalink-to-account', { beneficiary: primary, amount: 100_00 }],
    ['withdraw/mobile-wallet/send-to-mpesa', { beneficiary: primary, amount: 100_00 }],
    [`payments/${primary}/approval`, undefined],
    [`payments/${primary}/refusal`, { reason: 'x' }],
    [`payments/${primary}/cancellation`, undefined],
  ] as const)
    await survivesBadInput(as, { method: 'POST', path, body: body && { ...body }, runs: 25 });
  await survivesBadInput(as, {
    method: 'PUT',
    path: `accounts/onhold-to-primary/${primary}`,
    body: { task: primary },
    runs: 25,
  });
});
