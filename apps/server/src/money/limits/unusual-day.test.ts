import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { earlier } from '../../../test/earlier.ts';
import { kes, paidWork } from '../../../test/factories/paid-work.ts';
import { preferring } from '../../../test/factories/preferences.ts';
import { aShop, type Somebody } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useAnew } from '../../../test/use.ts';
import { pay } from '../../../test/wallet.ts';

const server = useServer();

const shop = useAnew(() => aShop(server));
const work = paidWork(server, shop);
const owner = useAnew(() => aUser(server, shop.tenant, { role: 'owner' }));

/** Has work of the agent accepted and paid. */
async function paid(shillings: number, by: Somebody = shop.client): Promise<void> {
  const task = await work.submitted(shillings);
  const { status, body } = await work.put(by, task, { status: 'done', confirmedReward: kes(shillings) });
  expect(status, JSON.stringify(body)).toBe(200);
}

async function bought(shillings: number): Promise<void> {
  const product = { category: 'Work place', name: `Desk ${shillings}`, price: kes(shillings) };
  const { id } = await expectMade(api(server, owner), 'products', product);
  const { status } = await pay(server, shop.client, 'products/checkout', {
    products: [id],
    total: kes(shillings),
  });
  expect(status).toBe(201);
}

/** As if all that was paid, and told, had been so many days before. */
const daysAgo = (days: number) =>
  server.services.database.write(shop.tenant.id, null, async (tx) => {
    const by = `${days} days`;
    const rewards = tx.updateTable('rewards').set({ resolved_at: earlier('resolved_at', by) });
    await rewards.where('tenant_id', '=', tx.tenant).execute();
    const told = tx.updateTable('money_accounts').set({ unusual_told_at: earlier('unusual_told_at', by) });
    await told.where('tenant_id', '=', tx.tenant).execute();
  });

const told = async () =>
  (await mailsTo(server, shop.client.email))
    .filter(({ subject }) => /left your .* wallet in 24 hours$/.test(subject))
    .toReversed();
/** The same, once all mails to the client are delivered that there are. */
async function toldSoFar() {
  const waiting = () =>
    server.services.database.shared(async (db) => {
      const { rows } = await sql`select from graphile_worker._private_jobs
        where payload->>'to' = ${shop.client.email}`.execute(db);
      return rows.length;
    });
  await expect.poll(waiting).toBe(0);
  return told();
}

describe('a payer is told by mail of an unusual day', () => {
  test('once, from KES 50,000 on, by rewards and purchases together', async () => {
    await paid(30_000);
    await bought(19_999);
    expect(await toldSoFar()).toHaveLength(0);
    await bought(1);
    await expect.poll(told).toHaveLength(1);
    const [mail] = await told();
    expect(mail?.subject).toContain('KES 50,000.00 left your');
    expect(mail?.text).toContain('In the 30 days before, nothing was spent from it in this way.');
    expect(mail?.text).toContain('The last payment, of KES 1.00, was made by Njeri Kamau.');
    await paid(100_000);
    expect(await toldSoFar()).toHaveLength(1);
  });

  test('with who pays from it under a budget, in the payer’s language', async () => {
    const amounts = { perMonth: 100_000_00, perTask: 100_000_00 };
    await expectMade(shop.client.as, 'budgets', { holder: shop.manager.id, ...amounts });
    await preferring(server, shop.client, { language: 'fr' });
    await paid(60_000, shop.manager);
    await toldSoFar();
    const french = (await mailsTo(server, shop.client.email)).filter(({ subject }) =>
      /en 24 heures$/.test(subject),
    );
    expect(french).toMatchObject([{ text: expect.stringContaining('a été fait par Wanjiku Mwangi.') }]);
  });

  test('that is more than three of their usual days', async () => {
    for (const shillings of [70_000, 50_000]) {
      await paid(shillings);
      await daysAgo(2);
    }
    const before = (await toldSoFar()).length;
    await paid(100_000);
    await paid(79_000);
    expect(await toldSoFar()).toHaveLength(before);
    await paid(1_001);
    await expect.poll(told).toHaveLength(before + 1);
    const mail = (await told()).at(-1);
    expect(mail?.text).toContain('On a usual day it is KES 60,000.00.');
  });

  test('that reaches half of what may leave their wallet, however usual it is', async () => {
    for (const shillings of [300_000, 300_000]) {
      await paid(shillings);
      await daysAgo(2);
    }
    const before = (await toldSoFar()).length;
    const { version } = (await api(server, owner).get('money-limits')).body;
    await api(server, owner).put('money-limits', { version, person: 300_000_00 });
    await paid(149_000);
    expect(await toldSoFar()).toHaveLength(before);
    await paid(1_000);
    await expect.poll(told).toHaveLength(before + 1);
  });

  test('once for what is paid at the same moment', async () => {
    const tasks = await Promise.all([1, 2, 3, 4].map(() => work.submitted(60_000)));
    const accepted = await Promise.all(
      tasks.map((task) => work.accept(task, { confirmedReward: kes(60_000) })),
    );
    expect(accepted.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await expect.poll(told).toHaveLength(1);
    expect(await toldSoFar()).toHaveLength(1);
  });
});
