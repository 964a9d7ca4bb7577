import type { TaskStatus } from '@kazi/contract/work';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { million } from '../../../test/factories/paid-work.ts';
import { aShop, type Shop, type Somebody, taskIn } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { wallet } from '../../../test/wallet.ts';

const server = useServer();
const perMonth = 3_000_00;
const perTask = 1_000_00;

const rewards = fc.constantFrom(300_01, 500_00, 700_00);
const act = fc.record({
  by: fc.constantFrom('holder' as const, 'holder' as const, 'payer' as const),
  task: fc.constantFrom(0, 0, 0, 1),
  what: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ reward: rewards, assignees: fc.subarray([0, 1, 2], { minLength: 1 }) }),
    },
    { weight: 2, arbitrary: fc.record({ reward: fc.oneof(rewards, fc.constant(0)) }) },
    { weight: 1, arbitrary: fc.record({ assignees: fc.subarray([0, 1, 2]) }) },
    { weight: 4, arbitrary: fc.constant({ pays: true }) },
    { weight: 1, arbitrary: fc.constant({ cancels: true }) },
  ),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

interface Scene {
  shop: Shop;
  agents: Somebody[];
  tasks: string[];
  /** What budgets answer for of each task: paid under them, and still promised. */
  answered: { paid: number; open: number }[];
}

async function scene(): Promise<Scene> {
  const shop = await aShop(server);
  await expectMade(shop.client.as, 'budgets', { holder: shop.manager.id, perMonth, perTask });
  const tasks = [(await taskIn(shop))._id, (await taskIn(shop))._id];
  const answered = tasks.map(() => ({ paid: 0, open: 0 }));
  const third = await aUser(server, shop.tenant, { role: 'agent' });
  return { shop, agents: [shop.agent, shop.member, { ...third, as: api(server, third) }], tasks, answered };
}

/** What a task has paid, and what it promises beyond that: to its assignees, or while it has none to those who come. */
async function takenBy({ shop }: Scene, id: string) {
  const { body } = await shop.client.as.get(`tasks/${id}`);
  const rows = await server.services.database.read(shop.tenant.id, (db) =>
    db
      .selectFrom('rewards')
      .select(['amount', 'resolution'])
      .where('tenant_id', '=', shop.tenant.id)
      .where('task_id', '=', id)
      .where('resolution', 'is distinct from', 'returned')
      .execute(),
  );
  const sumOf = (resolution: 'released' | null) =>
    rows.reduce((sum, row) => sum + (row.resolution === resolution ? row.amount : 0), 0);
  const paid = sumOf('released');
  const waits = body.assignees.length === 0 && body.status !== 'cancelled' ? (body.reward?.amount ?? 0) : 0;
  return { task: body, paid, held: sumOf(null), open: Math.max(sumOf(null), waits - paid) };
}

/** Moves a task on, each time by who may: its assignees hand it in. Ends before the first move that is refused. */
async function walk(id: string, steps: readonly (readonly [Somebody, TaskStatus])[]): Promise<void> {
  for (const [who, status] of steps) {
    const { body } = await who.as.get(`tasks/${id}`);
    if (
      body.status !== status &&
      (await who.as.put(`tasks/${id}`, { version: body.version, status })).status > 200
    )
      return;
  }
}

/** Does an act, and follows what the budget has to answer for by it. */
async function perform(stage: Scene, { by, task: place, what }: Act): Promise<void> {
  const { shop, agents } = stage;
  const [who, id, answers] = [
    by === 'payer' ? shop.client : shop.manager,
    stage.tasks[place],
    stage.answered[place],
  ];
  if (!id || !answers) throw new Error('There is no such task');
  const before = await takenBy(stage, id);
  const { version } = before.task;
  let status = 200;
  if ('reward' in what || 'assignees' in what) {
    const given = {
      ...('reward' in what && { reward: what.reward ? { amount: what.reward, currency: 'KES' } : null }),
      ...('assignees' in what && { assignees: what.assignees.map((agent) => agents[agent]?.id) }),
    };
    ({ status } = await who.as.put(`tasks/${id}`, { version, ...given }));
  } else if ('cancels' in what)
    await walk(id, [[who, before.task.status === 'cancelled' ? 'todo' : 'cancelled']]);
  else {
    const worker = agents.find(({ id: agent }) => before.task.assignees[0]?.id === agent) ?? who;
    await walk(id, [
      [worker, 'in-progress'],
      [worker, 'in-review'],
      [who, 'done'],
      [who, 'todo'],
    ]);
  }
  expect([200, 403, 409]).toContain(status);
  const { task: after, paid, open } = await takenBy(stage, id);
  const released = Math.min(answers.open, paid - before.paid);
  answers.paid += released;
  answers.open = Math.min(answers.open - released, open);
  const raise = (after.reward?.amount ?? 0) - (before.task.reward?.amount ?? 0);
  const isAnew =
    JSON.stringify(after.assignees) !== JSON.stringify(before.task.assignees) && after.assignees.length > 0;
  const isTakenUp = before.task.status === 'cancelled' && after.status !== 'cancelled';
  if (by === 'payer' || paid > before.paid) return;
  if (isAnew || isTakenUp) answers.open = open;
  else if (raise > 0 && after.status !== 'cancelled') answers.open += Math.min(open - answers.open, raise);
}

async function expectAnswered(stage: Scene): Promise<void> {
  const { shop, answered } = stage;
  const [{ used }] = (await shop.client.as.get('budgets')).body.items;
  expect(used).toBe(answered.reduce((sum, { paid, open }) => sum + paid + open, 0));
  expect(used).toBeLessThanOrEqual(perMonth);
  for (const { paid, open } of answered) expect(paid + open).toBeLessThanOrEqual(perTask);
  const taken = await Promise.all(stage.tasks.map((id) => takenBy(stage, id)));
  const { available } = await wallet(server, shop.client);
  expect(available).toBe(million - taken.reduce((sum, { paid, held }) => sum + paid + held, 0));
}

test('whatever is promised, paid and opened again, budgets answer for all that was promised under them', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 16 }), async (acts) => {
      const stage = await scene();
      for (const one of acts) {
        await perform(stage, one);
        await expectAnswered(stage);
      }
    }),
    { numRuns: 12, verbose: true }, // a failure prints its seed and path
  );
});
