import { verify } from '@kazi/ledger';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { expectMade } from '../../test/answers.ts';
import { useServer } from '../../test/app.ts';
import { aFund } from '../../test/factories/funds.ts';
import { aShop, type Shop, type Somebody } from '../../test/factories/shop.ts';
import { pay, wallet } from '../../test/wallet.ts';
import { kenyanDay } from '../database/kenyan-time.ts';
import { queryIn } from './books/transfer.ts';
import { ask, sweep } from './payments/send.ts';
import { reconcile } from './reconciliation/commands.ts';

const server = useServer({ paymentLostAfterMs: 0 });

/** What the sandbox does by the amount, see its magic amounts; the first two simply succeed. */
const amounts = [
  500_00, 1_250_00, 40_401_00, 40_402_00, 40_403_00, 40_404_00, 40_405_00, 40_406_00, 40_407_00, 40_408_00,
];

const act = fc.oneof(
  fc.record({
    kind: fc.constant('withdraw' as const),
    who: fc.nat(2),
    amount: fc.constantFrom(...amounts),
    key: fc.nat(5),
  }),
  fc.record({
    kind: fc.constant('reward' as const),
    task: fc.nat(2),
    amount: fc.constantFrom(0, 100_01, 700_00, 900_000_00),
  }),
  fc.record({ kind: fc.constant('assign' as const), task: fc.nat(2), to: fc.subarray([0, 1]) }),
  fc.record({
    kind: fc.constant('move' as const),
    task: fc.nat(2),
    status: fc.constantFrom('todo', 'in-progress', 'in-review', 'done', 'cancelled', 'backlog'),
  }),
  fc.record({ kind: fc.constant('sweep' as const) }),
  fc.record({ kind: fc.constant('reconcile' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

interface Scene {
  shop: Shop;
  people: Somebody[];
  receivers: string[];
  tasks: string[];
}

async function scene(): Promise<Scene> {
  const shop = await aShop(server);
  const people = [shop.agent, shop.member, shop.client];
  for (const person of people) await aFund(server, person, 100_000);
  const receivers = [];
  for (const [place, { as }] of people.entries())
    receivers.push(
      (await expectMade(as, 'bank-accounts', { name: 'R', bank: '11', account: `0100000${place}00` })).id,
    );
  const old = new Date(Date.now() - 3 * 86_400_000);
  await server.services.database.write(shop.tenant.id, null, async (tx) => {
    await tx
      .updateTable('beneficiaries')
      .set({ changed_at: old })
      .where('tenant_id', '=', shop.tenant.id)
      .execute();
  });
  const tasks = [];
  for (const title of ['A', 'B', 'C'])
    tasks.push((await expectMade(shop.client.as, 'tasks', { app: shop.app.id, title }))._id);
  return { shop, people, receivers, tasks };
}

/** Performs an action. A refusal must be one of the expected statuses. */
async function perform({ shop, people, receivers, tasks }: Scene, action: Act): Promise<void> {
  if (action.kind === 'sweep') return sweep(server.services);
  if (action.kind === 'reconcile') return clear(shop);
  if (action.kind === 'withdraw') {
    const body = { beneficiary: receivers[action.who], amount: action.amount };
    const person = people[action.who] ?? shop.client;
    const { status } = await pay(server, person, 'withdraw/bank/ift', body, `key ${action.key}`);
    return expect([201, 400, 409, 422]).toContain(status);
  }
  const id = tasks[action.task];
  const { version } = (await shop.manager.as.get(`tasks/${id}`)).body;
  const changes = {
    reward: () => ({
      reward: action.kind === 'reward' && action.amount ? { amount: action.amount, currency: 'KES' } : null,
    }),
    assign: () => ({
      assignees: action.kind === 'assign' ? action.to.map((place) => people[place]?.id) : [],
    }),
    move: () => ({ status: action.kind === 'move' ? action.status : 'todo' }),
  };
  const { status, body } = await shop.manager.as.put(`tasks/${id}`, { version, ...changes[action.kind]() });
  expect([200, 403, 409], JSON.stringify(body)).toContain(status);
}

/** Reads the rail's statement of today, which clears payments by the ledger's lane. */
async function clear({ tenant, client }: Shop): Promise<void> {
  const [rail] = server.services.rails.all;
  if (!rail) throw new Error('There is no rail');
  const day = kenyanDay();
  const days = { from: day, to: day };
  await reconcile(server.services, { tenant: tenant.id, actor: client.id, rail, days });
}

/** Lets every payment come to its end. What waits for a second person is taken back. */
async function settle({ shop, people }: Scene): Promise<void> {
  const tenant = shop.tenant.id;
  for (const { as } of people) {
    const { body } = await as.get('payments?status=awaiting-approval');
    for (const { id } of body.items) expect((await as.post(`payments/${id}/cancellation`)).status).toBe(201);
  }
  await vi.waitFor(
    async () => {
      const open = await server.services.database.read(tenant, (db) =>
        db
          .selectFrom('payments')
          .select(['id', 'status'])
          .where('tenant_id', '=', tenant)
          .where('status', 'in', ['created', 'submitted', 'unknown'])
          .execute(),
      );
      for (const { id: payment, status } of open)
        if (status !== 'created') await ask({ tenant, payment }, server.services);
      expect(open).toEqual([]);
    },
    { timeout: 20_000, interval: 100 },
  );
}

async function expectSound({ shop, people }: Scene): Promise<void> {
  const tenant = shop.tenant.id;
  const books = await server.services.database.read(tenant, async (db) => ({
    verified: await verify(queryIn(db), tenant),
    rewards: await db
      .selectFrom('rewards')
      .select(['agent_id', 'amount'])
      .where('tenant_id', '=', tenant)
      .where('resolution', 'is', null)
      .execute(),
    payments: await db
      .selectFrom('payments')
      .select(['user_id', 'status', 'amount', 'fee'])
      .where('tenant_id', '=', tenant)
      .execute(),
    alerts: await db.selectFrom('money_alerts').select('text').where('tenant_id', '=', tenant).execute(),
  }));
  expect(books.verified).toEqual({ differences: [], strays: [] });
  expect(books.alerts).toEqual([]);
  let all = 0;
  for (const person of people) {
    const { has, available, held } = await wallet(server, person);
    const promised = books.rewards
      .filter(({ agent_id }) => agent_id === person.id)
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(held).toBe(promised);
    expect(available).toBe(has); // nothing is on its way any more
    expect(available).toBeGreaterThanOrEqual(0);
    all += has + held;
  }
  const left = books.payments
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount, fee }) => sum + amount + fee, 0);
  expect(all).toBe(1_000_000_00 + 3 * 100_000_00 - left);
}

test('whatever people, the rail and chance do at once, the books are sound', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 8 }),
      async (rounds) => {
        const stage = await scene();
        for (const together of rounds) await Promise.all(together.map((action) => perform(stage, action)));
        await settle(stage);
        await expectSound(stage);
      },
    ),
    { numRuns: 12, verbose: true }, // a failure prints its seed and path
  );
});
