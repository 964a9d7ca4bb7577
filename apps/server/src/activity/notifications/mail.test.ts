import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { earlier } from '../../../test/earlier.ts';
import { aShop, type Shop, type Somebody } from '../../../test/factories/shop.ts';
import { mailsTo } from '../../../test/mail.ts';
import { newId } from '../../database/ids.ts';
import { mailLater, mailSoon } from './jobs.ts';
import { mostMailsAtOnce, mostMailsOfStranger } from './plan.ts';

const app = useServer();

const message = 'Your salary is on hold: log in at https://evil.example/login';

const assign = ({ client, app: place }: Shop, who: Somebody, title = message) =>
  expectMade(client.as, 'tasks', { app: place.id, title, assignees: [who.id] });

/** Waits until no job of the workspace is due, or about to be. */
const settled = ({ tenant }: Shop) =>
  vi.waitFor(
    async () => {
      const { rows } = await app.services.database.shared((db) =>
        sql`select from graphile_worker._private_jobs
          where run_at <= now() + interval '10 seconds' and payload::text like ${`%${tenant.id}%`}`.execute(
          db,
        ),
      );
      expect(rows).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );

const bell = async ({ as }: Somebody) => (await as.get('notifications?limit=200')).body.items.length;

/** Lets everything that was mailed have been mailed a day and an hour ago. */
const aDayLater = ({ tenant }: Shop) =>
  app.services.database.write(tenant.id, null, async (tx) => {
    await tx
      .updateTable('notifications')
      .set({ mailed_at: earlier('mailed_at', '25 hours') })
      .where('tenant_id', '=', tenant.id)
      .execute();
  });

/** Lets somebody have caused as many mails as one may in a day. */
const causesManyMails = ({ tenant, member }: Shop, { id }: Somebody) =>
  app.services.database.write(tenant.id, null, async (tx) => {
    const rows = Array.from({ length: mostMailsOfStranger }, (_, at) => ({
      tenant_id: tenant.id,
      id: newId(),
      user_id: member.id,
      actor_id: id,
      kind: 'assignment',
      mailed_at: new Date(Date.now() - at * 1000),
    }));
    await tx.insertInto('notifications').values(rows).execute();
  });

test('what strangers write reaches the bell at once, and the mailbox once a day, without their words', async () => {
  const shop = await aShop(app);
  await assign(shop, shop.agent);
  await settled(shop);
  for (let more = 0; more < 4; more++) await assign(shop, shop.agent);
  await settled(shop);
  expect(await bell(shop.agent)).toBe(5);
  const mails = () => mailsTo(app, shop.agent.email);
  await expect.poll(mails).toHaveLength(1);
  expect((await mails())[0]?.subject).toBe('Njeri Kamau assigned you to a task');

  await aDayLater(shop);
  await assign(shop, shop.agent);
  await settled(shop);
  await expect.poll(mails).toHaveLength(2);
  const [newest] = await mails();
  expect(newest?.text).toContain('Njeri Kamau assigned you to a task, 5 times.');
  expect(JSON.stringify(await mails())).not.toMatch(/salary|evil/);
});

test('what has been read is not mailed any more', async () => {
  const shop = await aShop(app);
  await assign(shop, shop.agent);
  await settled(shop);
  await assign(shop, shop.agent);
  await settled(shop);
  await shop.agent.as.put('notifications/read', {});
  await aDayLater(shop);
  await assign(shop, shop.agent);
  await settled(shop);
  await expect.poll(() => mailsTo(app, shop.agent.email)).toHaveLength(2);
  const [newest] = await mailsTo(app, shop.agent.email);
  expect(newest?.text).toContain('Njeri Kamau assigned you to a task.');
});

test('one mail gathers what several strangers write, but for who has caused as many mails as one may in a day', async () => {
  const shop = await aShop(app);
  await causesManyMails(shop, shop.client);
  await app.services.database.write(shop.tenant.id, null, async (tx) => {
    const notices = [shop.client, shop.stranger, shop.stranger].map(({ id }) => ({
      tenant_id: tx.tenant,
      id: newId(),
      user_id: shop.agent.id,
      actor_id: id,
      kind: 'assignment',
      mail: 'at-once' as const,
    }));
    await tx.insertInto('notifications').values(notices).execute();
    await mailLater(tx, shop.agent.id, new Date());
  });
  await settled(shop);
  await expect.poll(() => mailsTo(app, shop.agent.email)).toHaveLength(1);
  const [gathered] = await mailsTo(app, shop.agent.email);
  expect(gathered?.text).toContain('Halima Abdi assigned you to a task, 2 times.');
  expect(gathered?.text).not.toContain('Njeri Kamau');
});

test('a notice is mailed once, however often its job runs', async () => {
  const shop = await aShop(app);
  await assign(shop, shop.member, 'Once');
  await settled(shop);
  await app.services.database.write(shop.tenant.id, null, async (tx) => {
    // Run beside each other, as where a worker is taken for dead.
    for (let times = 0; times < 4; times++) await mailSoon(tx, [shop.member.id]);
  });
  await settled(shop);
  await assign(shop, shop.member, 'Next');
  await settled(shop);
  const subjects = async () => (await mailsTo(app, shop.member.email)).map(({ subject }) => subject).sort();
  await expect
    .poll(subjects)
    .toEqual(['Njeri Kamau assigned you to WEB-1 Once', 'Njeri Kamau assigned you to WEB-2 Next']);
});

test('colleagues are mailed each time, until one has caused as many mails as one may in a day', async () => {
  const shop = await aShop(app);
  for (const title of ['One', 'Two']) await assign(shop, shop.member, title);
  await settled(shop);
  const subjects = async () => (await mailsTo(app, shop.member.email)).map(({ subject }) => subject).sort();
  await expect
    .poll(subjects)
    .toEqual(['Njeri Kamau assigned you to WEB-1 One', 'Njeri Kamau assigned you to WEB-2 Two']);

  await causesManyMails(shop, shop.client);
  const before = await bell(shop.member);
  await assign(shop, shop.member, 'Three');
  await assign(shop, shop.agent, 'Four');
  await settled(shop);
  expect(await bell(shop.member)).toBe(before + 1);
  expect(await bell(shop.agent)).toBe(1);
  expect(await subjects()).toHaveLength(2);
  expect(await mailsTo(app, shop.agent.email)).toEqual([]);
});

/** A shop where the agent is a colleague of its owner, as the member is. */
async function aShopOfColleagues(): Promise<Shop> {
  const shop = await aShop(app);
  const team = { project: shop.project.id, name: 'Shop', members: [shop.agent.id] };
  await expectMade(shop.client.as, 'pm-teams', team);
  return shop;
}

/** Lets everything that was mailed have been mailed an hour and a minute ago, and what waits be looked at. */
const anHourLater = (shop: Shop, who: Somebody) =>
  app.services.database.write(shop.tenant.id, null, async (tx) => {
    await tx
      .updateTable('notifications')
      .set({ mailed_at: earlier('mailed_at', '61 minutes') })
      .where('tenant_id', '=', tx.tenant)
      .execute();
    await mailLater(tx, who.id, new Date());
  });

const mailsOf = ({ email }: Somebody) => mailsTo(app, email);

const mention = ({ client }: Shop, task: string, who: Somebody) =>
  expectMade(client.as, 'comments', { task, body: 'Please look', mentions: [who.id] });

test('a call that concerns somebody many times is one mail, and keeps no other mail from anybody', async () => {
  const shop = await aShopOfColleagues();
  const tasks = [];
  for (let count = 1; count <= 70; count++)
    tasks.push(
      await expectMade(shop.client.as, 'tasks', { app: shop.app.id, title: `Task ${count}`, assignees: [] }),
    );
  const changed = await shop.client.as.post('tasks/bulk-change', {
    tasks: tasks.map(({ _id, version }) => ({ _id, version })),
    change: { assignees: [shop.member.id] },
  });
  expect(changed.status).toBe(200);
  await settled(shop);
  await expect.poll(() => mailsOf(shop.member)).toHaveLength(1);
  const [bulk] = await mailsOf(shop.member);
  expect(bulk?.subject).toBe('Njeri Kamau assigned you to 70 tasks');
  expect(bulk?.text).toContain('Njeri Kamau assigned you to WEB-1 Task 1.');
  expect(bulk?.text).toContain(`/tasks/${tasks[9]?._id}`);
  expect(bulk?.text).not.toContain(`/tasks/${tasks[10]?._id}`);
  expect(bulk?.text).toContain('There is more.');

  await mention(shop, tasks[0]?._id, shop.agent);
  await settled(shop);
  await expect.poll(() => mailsOf(shop.agent)).toHaveLength(1);
  expect((await mailsOf(shop.agent))[0]?.subject).toBe('Njeri Kamau mentioned you in WEB-1 Task 1');
}, 60_000);

test('who is told a hundred times hears of all of it, the rest in one mail', async () => {
  const shop = await aShopOfColleagues();
  const task = await expectMade(shop.client.as, 'tasks', { app: shop.app.id, title: 'Till' });
  for (let count = 0; count < 100; count++) await mention(shop, task._id, shop.member);
  await settled(shop);
  await expect.poll(() => mailsOf(shop.member)).toHaveLength(mostMailsAtOnce);
  await anHourLater(shop, shop.member);
  await settled(shop);
  await expect.poll(() => mailsOf(shop.member)).toHaveLength(mostMailsAtOnce + 1);
  const [newest] = await mailsOf(shop.member);
  expect(newest?.subject).toBe('Njeri Kamau mentioned you in WEB-1 Till, 90 times');
  // Their flood kept nothing from others.
  await mention(shop, task._id, shop.agent);
  await settled(shop);
  await expect.poll(() => mailsOf(shop.agent)).toHaveLength(1);
}, 60_000);
