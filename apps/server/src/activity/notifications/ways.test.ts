import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { earlier } from '../../../test/earlier.ts';
import { preferring } from '../../../test/factories/preferences.ts';
import { aShop, type Shop, type Somebody, taskIn } from '../../../test/factories/shop.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useAnew } from '../../../test/use.ts';
import { localHour } from './clock.ts';
import { mailSoon } from './jobs.ts';

const app = useServer();

const shop = useAnew(() => aShop(app));

const subjects = async ({ email }: Somebody) => (await mailsTo(app, email)).map(({ subject }) => subject);
const bell = async ({ as }: Somebody) =>
  (await as.get('notifications')).body.items.map(({ kind }: { kind: string }) => kind);
const prefers = (who: Somebody, settings: Parameters<typeof preferring>[2]) =>
  preferring(app, { ...who, tenant: shop.tenant }, settings);

/** Waits until the mails that are due, or about to be, are sent. */
const settled = ({ tenant }: Shop) =>
  vi.waitFor(
    async () => {
      const { rows } = await app.services.database.shared((db) =>
        sql`select from graphile_worker._private_jobs
          where run_at <= now() + interval '15 seconds' and payload::text like ${`%${tenant.id}%`}`.execute(
          db,
        ),
      );
      expect(rows).toEqual([]);
    },
    { timeout: 30_000, interval: 50 },
  );

/** Lets all that waits have been made so long ago, and be looked at. */
const after = (time: string, who: Somebody) =>
  app.services.database.write(shop.tenant.id, null, async (tx) => {
    await tx
      .updateTable('notifications')
      .set({ at: earlier('at', time) })
      .where('tenant_id', '=', tx.tenant)
      .execute();
    await mailSoon(tx, [who.id]);
  });

const assign = (who: Somebody, title = 'Sell') =>
  expectMade(shop.client.as, 'tasks', { app: shop.app.id, title, assignees: [who.id] });

test('who may accept work hears of it by mail at once', async () => {
  const own = await taskIn(shop, { title: 'Count', assignees: [shop.member.id], status: 'in-progress' });
  await shop.member.as.post(`tasks/${own._id}/submission`, { version: 1 });
  await settled(shop);
  await expect
    .poll(() => subjects(shop.client))
    .toEqual([`Otieno Ouma submitted ${own.number} Count for review`]);
});

test('a kind that is not wanted comes neither by mail nor under the bell, one for the bell there alone', async () => {
  await prefers(shop.member, { notices: { assignment: 'never', mention: 'bell' } });
  const task = await assign(shop.member);
  await expectMade(shop.client.as, 'comments', { task: task._id, body: 'Hi', mentions: [shop.member.id] });
  await settled(shop);
  expect(await bell(shop.member)).toEqual(['mention']);
  expect(await subjects(shop.member)).toEqual([]);
});

test('a digest gathers what waited for it, without what was read meanwhile, and comes once', async () => {
  await prefers(shop.member, { notices: { assignment: 'digest' } });
  for (const title of ['One', 'Two', 'Three']) await assign(shop.member, title);
  const [newest] = (await shop.member.as.get('notifications?limit=1')).body.items;
  await shop.member.as.put('notifications/read', { ids: [newest.id] });
  await settled(shop);
  expect(await subjects(shop.member)).toEqual([]);
  for (let times = 0; times < 2; times++) {
    await after('25 hours', shop.member);
    await settled(shop);
  }
  await expect.poll(() => subjects(shop.member)).toEqual(['Njeri Kamau assigned you to 2 tasks']);
  const [digest] = await mailsTo(app, shop.member.email);
  expect(digest?.text).toContain('WEB-1 One.');
  expect(digest?.text).not.toContain('Three');
});

test('a comment on work of one’s own is in the digest unless one wants it otherwise; no digest leaves the bell', async () => {
  await prefers(shop.member, { digest: 'never' });
  const task = await assign(shop.member);
  await settled(shop);
  for (const body of ['First', 'Second'])
    await expectMade(shop.client.as, 'comments', { task: task._id, body });
  await after('25 hours', shop.member);
  await settled(shop);
  expect(await bell(shop.member)).toEqual(['comment', 'comment', 'assignment']);
  await expect.poll(() => subjects(shop.member)).toEqual(['Njeri Kamau assigned you to WEB-1 Sell']);
});

test('in quiet hours mails wait, and come together when they end', async () => {
  const timeZone = 'Africa/Nairobi';
  const hour = localHour(timeZone, new Date());
  const quiet = { from: (hour + 23) % 24, to: (hour + 2) % 24 };
  await prefers(shop.member, { timeZone, quiet });
  for (const title of ['One', 'Two']) await assign(shop.member, title);
  await settled(shop);
  expect(await bell(shop.member)).toHaveLength(2);
  expect(await subjects(shop.member)).toEqual([]);
  await app.services.database.write(shop.tenant.id, null, (tx) =>
    tx
      .updateTable('user_preferences')
      .set({ settings: sql`settings || '{"quiet": null}'` })
      .where('tenant_id', '=', tx.tenant)
      .where('user_id', '=', shop.member.id)
      .execute(),
  );
  await after('3 hours', shop.member);
  await settled(shop);
  await expect.poll(() => subjects(shop.member)).toEqual(['Njeri Kamau assigned you to 2 tasks']);
});

test('what one no longer wants by mail is not sent, though it waited', async () => {
  await prefers(shop.member, { notices: { assignment: 'digest' } });
  await assign(shop.member);
  const { id } = (await shop.member.as.get(`user-preference/user/${shop.member.id}`)).body;
  await shop.member.as.put(`user-preference/${id}`, { notices: { assignment: 'bell' } });
  await after('25 hours', shop.member);
  await settled(shop);
  expect(await subjects(shop.member)).toEqual([]);
});
