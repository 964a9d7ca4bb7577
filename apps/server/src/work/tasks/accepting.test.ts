import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useAnew } from '../../../test/use.ts';

const server = useServer({ undoSeconds: 3600 });
const kes = (shillings: number) => ({ amount: shillings * 100, currency: 'KES' });

const shop = useAnew(() => aShop(server));

interface Version {
  _id: string;
  version: number;
}

/** A task of the agent's, handed in; without a reward where that is nothing. */
async function handedIn(shillings: number): Promise<Version> {
  const given = { app: shop.app.id, title: 'Till', status: 'in-progress', assignees: [shop.agent.id] };
  const task = await expectMade(shop.client.as, 'tasks', {
    ...given,
    reward: shillings ? kes(shillings) : null,
  });
  return expectMade(shop.agent.as, `tasks/${task._id}/submission`, { version: 1 });
}

const act = ({ _id, version }: Version, noun: string, given = {}) =>
  expectMade(shop.client.as, `tasks/${_id}/${noun}`, { version, ...given });

test('who may not accept is told why, before and when they try', async () => {
  const task = await handedIn(500);
  await expectMade(shop.client.as, 'budgets', {
    holder: shop.manager.id,
    perMonth: 10_000_00,
    perTask: 400_00,
  });
  const unpaid = await handedIn(0);
  const whys = [
    [shop.agent, task, 'assignee', 'you are assigned to it. Someone else must accept your work.'],
    // To who does not see what work pays, unpaid work is refused alike.
    [shop.member, unpaid, 'payer', 'Njeri Kamau pays for it and has given you no budget.'],
    [shop.manager, task, 'budget', 'it pays more than your budget from Njeri Kamau allows per task.'],
    [shop.member, task, 'payer', 'Njeri Kamau pays for it and has given you no budget.'],
  ] as const;
  for (const [who, { _id, version }, refusal, why] of whys) {
    const seen = (await who.as.get(`tasks/${_id}`)).body;
    expect(seen.may.acceptRefusal).toBe(refusal);
    const refused = await who.as.post(`tasks/${_id}/acceptance`, { version });
    expect(refused.status).toBe(403);
    expect(refused.body.data.errorMessage).toBe(`You cannot accept ${seen.number}: ${why}`);
  }
  const payer = (await shop.client.as.get(`tasks/${task._id}`)).body;
  expect(payer.may).toMatchObject({ acceptRefusal: null, moves: expect.arrayContaining(['done']) });
});

test('an acceptance that is undone takes its notice back, and leaves that of an earlier one', async () => {
  const notices = async () =>
    (await shop.agent.as.get('notifications')).body.items.filter(
      ({ kind }: { kind: string }) => kind === 'acceptance',
    );
  const first = await act(await handedIn(100), 'acceptance', { confirmedReward: kes(100) });
  let now = await act(first, 'reopening');
  expect(now).toMatchObject({ status: 'todo', paid: kes(100), held: null });
  now = (await shop.client.as.put(`tasks/${now._id}`, { version: now.version, reward: kes(150) })).body;
  for (const status of ['in-progress', 'in-review'])
    now = (await shop.client.as.put(`tasks/${now._id}`, { version: now.version, status })).body;
  const [earlier] = await notices();
  const done = await act(now, 'acceptance');
  expect(done).toMatchObject({ rewardState: 'releasing', held: kes(50), paid: kes(100) });
  expect(await notices()).toHaveLength(2);
  await act(done, 'undo');
  expect(await notices()).toEqual([earlier]);
});

test('an acceptance is mailed once it is paid, never before, and not where it is undone or pays nothing', async () => {
  const [paid, undone, unpaid] = [await handedIn(100), await handedIn(200), await handedIn(0)];
  const subjects = async () =>
    (await mailsTo(server, shop.agent.email))
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes('accepted'));
  const first = await act(paid, 'acceptance');
  const second = await act(undone, 'acceptance');
  await act(unpaid, 'acceptance');
  await mailsDue();
  expect(await subjects()).toEqual([]);
  await act(second, 'undo');
  await act(first, 'reopening');
  await mailsDue();
  await expect
    .poll(subjects, { timeout: 15_000 })
    .toEqual([`Njeri Kamau accepted ${first.number}, which pays you KES 100.00`]);
});

/** Lets every job of the workspace that waits be due, and waits until each is done or waits again. */
async function mailsDue(): Promise<void> {
  const ofShop = sql`payload::text like ${`%${shop.tenant.id}%`}`;
  const { database } = server.services;
  await database.write(shop.tenant.id, null, (tx) =>
    sql`update graphile_worker._private_jobs set run_at = now() where ${ofShop} and run_at > now()`.execute(
      tx,
    ),
  );
  await vi.waitFor(
    async () => {
      const due = sql`select from graphile_worker._private_jobs where ${ofShop} and run_at <= now()`;
      expect((await database.shared((db) => due.execute(db))).rows).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );
}
