import { expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { preferring } from '../../../test/factories/preferences.ts';
import { aShop, type Somebody, taskIn } from '../../../test/factories/shop.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useAnew } from '../../../test/use.ts';
import { remindOfDue } from './remind.ts';

const app = useServer();

const shop = useAnew(() => aShop(app));

const day = '2026-12-10';
const remind = (at: string) =>
  app.services.database.write(shop.tenant.id, null, (tx) => remindOfDue(tx, new Date(at)));

/** What somebody is reminded of, newest first. */
const reminders = async ({ as }: Somebody) =>
  (await as.get('notifications?limit=100')).body.items
    .filter(({ kind }: { kind: string }) => kind === 'due-soon' || kind === 'overdue')
    .map(({ kind, task }: { kind: string; task: { title: string } }) => `${task.title} ${kind}`);

const due = (who: Somebody[], given: object = {}) =>
  taskIn(shop, { title: 'Sell', dueDate: day, assignees: who.map(({ id }) => id), ...given });

test('people are reminded the day before work is due, and the day after, once each, from eight on', async () => {
  await due([shop.member, shop.agent]);
  const moments = [
    '09T04:59',
    '09T05:00',
    '09T20:00',
    '10T05:00',
    '11T04:59',
    '11T05:00',
    '12T05:00',
    '13T05:00',
  ];
  const counts = [];
  for (const moment of moments) {
    await remind(`2026-12-${moment}:00Z`);
    counts.push((await reminders(shop.member)).length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 1, 2, 2, 2]);
  expect(await reminders(shop.member)).toEqual(['Sell overdue', 'Sell due-soon']);
  expect(await reminders(shop.agent)).toEqual(['Sell overdue', 'Sell due-soon']);
  expect(await reminders(shop.client)).toEqual([]);
});

test('work that is done or waits for a review is no matter; what nobody has is its author’s', async () => {
  for (const isAccepted of [false, true]) {
    const { _id } = await due([shop.member], { status: 'in-progress' });
    await shop.member.as.post(`tasks/${_id}/submission`, { version: 1 });
    if (isAccepted) await shop.client.as.post(`tasks/${_id}/acceptance`, { version: 2 });
  }
  await due([], { title: 'Nobody’s' });
  await remind('2026-12-09T09:00:00Z');
  expect(await reminders(shop.member)).toEqual([]);
  expect(await reminders(shop.client)).toEqual(['Nobody’s due-soon']);
});

test('a subtask reminds whose it is, until it is done', async () => {
  const task = await taskIn(shop, { title: 'Sell', assignees: [shop.member.id] });
  const part = { task: task._id, title: 'Wave', assignee: shop.member.id };
  await expectMade(shop.client.as, 'subtasks', { ...part, dueDate: day });
  await remind('2026-12-09T09:00:00Z');
  expect(await reminders(shop.member)).toEqual(['Sell due-soon']);
});

test('the day and the hour are those of the person', async () => {
  const at = { ...shop.member, tenant: shop.tenant };
  await preferring(app, at, { timeZone: 'America/New_York', digestHour: 6 });
  await due([shop.member, shop.agent]);
  await remind('2026-12-09T10:59:00Z');
  expect([await reminders(shop.member), await reminders(shop.agent)]).toEqual([[], ['Sell due-soon']]);
  await remind('2026-12-09T11:00:00Z');
  expect(await reminders(shop.member)).toEqual(['Sell due-soon']);
});

test('a day moved is reminded of anew; who wants no reminder gets none', async () => {
  await preferring(app, { ...shop.agent, tenant: shop.tenant }, { notices: { 'due-soon': 'never' } });
  const task = await due([shop.member, shop.agent]);
  await remind('2026-12-09T09:00:00Z');
  await shop.client.as.put(`tasks/${task._id}`, { version: 1, dueDate: '2026-12-20' });
  await remind('2026-12-19T09:00:00Z');
  expect(await reminders(shop.member)).toEqual(['Sell due-soon', 'Sell due-soon']);
  expect(await reminders(shop.agent)).toEqual([]);
});

test('all that is due is one mail, with no title that a stranger wrote', async () => {
  await due([shop.agent], { title: 'One' });
  await due([shop.agent], { title: 'Two' });
  await due([shop.member], { title: 'Three' });
  await remind('2026-12-09T09:00:00Z');
  const subjects = async ({ email }: Somebody) =>
    (await mailsTo(app, email)).map(({ subject }) => subject).filter((subject) => subject.includes('due'));
  await expect.poll(() => subjects(shop.agent), { timeout: 10_000 }).toEqual(['2 tasks of yours are due']);
  await expect
    .poll(() => subjects(shop.member), { timeout: 10_000 })
    .toEqual(['WEB-3 Three is due on 10 December 2026']);
  const mail = (await mailsTo(app, shop.agent.email)).find(({ subject }) => subject.includes('due'));
  expect(mail?.text).toContain('WEB-1 is due on 10 December 2026.');
  expect(mail?.text).not.toContain('One');
});
