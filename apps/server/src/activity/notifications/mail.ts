import * as z from 'zod';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Tx } from '../../database/tenancy.ts';
import { preferencesAmong, readerOf } from '../../identity/index.ts';
import { defineJob, handle } from '../../jobs/job.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { Services } from '../../services.ts';
import { keepFromMail, markMailed } from './commands.ts';
import { mailLater, mailNotices, mailSoon } from './jobs.ts';
import { composeMail } from './mail-words.ts';
import { actKey, type Planned, planMails } from './plan.ts';
import { mostGathered, unmailedOf } from './queries.ts';
import { type Subscription, unsubscribeToken } from './unsubscribe-token.ts';
import { isChosen } from './ways.ts';

/**
 * Runs `mailNotices`: sends a mail for what each request has told its reader, gathers in one what is not mailed one by one, and looks again
 * when the next of the rest may go. Marks and letters are committed together, so that a run that fails leaves neither, and one that
 * is repeated finds the marks.
 */
export const mailNoticesHandler = handle(mailNotices, async ({ tenant, user }, services) => {
  const { database, workspaces } = services;
  const publicUrl = await workspaces.addressOf(tenant);
  return database.write(tenant, null, async (tx) => {
    // A user's mails are sent by one job at a time.
    await takeAdvisoryLock(tx, `mails ${tx.tenant} ${user}`);
    const waiting = await unmailedOf(tx, user);
    const [first] = waiting;
    if (!first) return;
    const preference = (await preferencesAmong(tx, tx.tenant, [user]))(user);
    const { planned, dropped } = await planMails(tx, user, waiting, preference);
    await keepFromMail(tx, dropped);
    const [due, rest] = [planned.filter(isDue), planned.filter((one) => !isDue(one))];
    for (const notices of mailsOf(due)) await mailTogether(tx, user, notices, { services, publicUrl });
    const next = waiting.length === mostGathered ? [first.now] : rest.map(({ at }) => at);
    if (next.length > 0) await mailLater(tx, user, new Date(Math.min(...next.map((at) => at.getTime()))));
  });
});

const isDue = ({ at, news }: Planned) => at <= news.now;

/** The notices of each mail: one for each request, and one that gathers. */
const mailsOf = (due: readonly Planned[]): Planned[][] => [
  ...Map.groupBy(due, ({ news, gathered }) => (gathered ? 'gathered' : actKey(news))).values(),
];

async function mailTogether(
  tx: Tx,
  user: string,
  notices: readonly Planned[],
  { services, publicUrl }: { services: Pick<Services, 'secretFor'>; publicUrl: string },
): Promise<void> {
  const [first] = notices;
  if (!first) return;
  await markMailed(
    tx,
    notices.map(({ news }) => news.id),
  );
  const reader = await readerOf(tx, { user });
  const { t } = reader;
  const mails = subscriptions(notices);
  const token = unsubscribeToken(services, { tenant: tx.tenant, user, mails });
  const unsubscribe = `${publicUrl}/unsubscribe/${token}`;
  const ending = { label: t('unsubscribe'), href: unsubscribe };
  const isEndable = mails.length > 0;
  const words = composeMail(notices, reader, publicUrl);
  await sendMail(tx, first.news.email, {
    ...letter(reader, isEndable ? { ...words, note: t('turnOff'), ending } : words),
    thread: threadFor(notices),
    list: isEndable ? { name: mails.length > 1 ? 'notices' : (mails[0] ?? ''), unsubscribe } : undefined,
  });
}

/** What the reader of a mail with these notices can end. */
const subscriptions = (notices: readonly Planned[]): Subscription['mails'] => [
  ...new Set(
    notices.flatMap(({ kind, news }) => {
      if (!isChosen(kind)) return [];
      return news.mail === 'digest' ? 'digest' : kind;
    }),
  ),
];

/** The one task or flow that all of the notices are about, if there is one. */
function threadFor(notices: readonly Planned[]): string | undefined {
  const threads = new Set(
    notices.map(({ news }) =>
      news.task_id ? `task-${news.task_id}` : news.flow_id ? `flow-${news.flow_id}` : undefined,
    ),
  );
  return threads.size === 1 ? [...threads][0] : undefined;
}

/** Jobs that servers of the release before have put in the queue. */
const oneNotice = defineJob('mail-news', z.object({ tenant: z.uuid(), notification: z.uuid() }));
const strangersNotices = defineJob('mail-strangers', z.object({ tenant: z.uuid(), user: z.uuid() }));

export const formerMailHandlers = [
  handle(oneNotice, ({ tenant, notification }, { database }) =>
    database.write(tenant, null, async (tx) => {
      const row = await tx
        .updateTable('notifications')
        .set({ mail: 'at-once' })
        .where('tenant_id', '=', tenant)
        .where('id', '=', notification)
        .where('mailed_at', 'is', null)
        .returning('user_id')
        .executeTakeFirst();
      if (row) await mailSoon(tx, [row.user_id]);
    }),
  ),
  handle(strangersNotices, ({ tenant, user }, { database }) =>
    database.write(tenant, null, (tx) => mailSoon(tx, [user])),
  ),
];
