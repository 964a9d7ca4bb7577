import type { Preference } from '@kazi/contract/identity';
import { dayMs } from '@kazi/contract/shared';
import { colleaguesAmong } from '../../access/index.ts';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Tx } from '../../database/tenancy.ts';
import { defaultPreferences, preferencesOf, presentPreference, readerOf } from '../../identity/index.ts';
import { handle } from '../../jobs/job.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { takeForMail } from './commands.ts';
import { mailLater, mailNews, mailNotification, mailStrangers } from './jobs.ts';
import { isMailed, isWanted, whole, wordsFor, wordsOfStrangers } from './mail-words.ts';
import { mailedOf, mailsCausedBy, newsForMail, unmailedOf } from './queries.ts';
import { isWritten } from './written.ts';

/**
 * The mails that tasks and mentions of one person cause in a day: more than a planner of work needs, and few for one
 * who only wants to be read. The bell tells of all.
 */
export const mostMailsOfOne = 60;

/**
 * Runs `mailNotification`. A stranger's words wait for the mail that gathers them. The mark and the letter are committed together, so
 * that a run that fails leaves neither, and one that is repeated finds the mark.
 */
export const mailNotificationHandler = handle(
  mailNotification,
  async ({ tenant, notification }, { database, workspaces }) => {
    const publicUrl = await workspaces.addressOf(tenant);
    return database.write(tenant, null, async (tx) => {
      const news = await newsForMail(tx).where('n.id', '=', notification).executeTakeFirst();
      if (news?.status !== 'active' || !isMailed(news.kind)) return;
      if (!isWanted(news.kind, await preferenceOf(tx, news.user_id))) return;
      if (news.kind === 'acceptance' && !news.reward) return;
      // An acceptance that is undone meanwhile deletes its notification.
      if (news.look_again_at) return mailNews(tx, [news.id], news.look_again_at);
      if (news.actor && isWritten(news.kind)) {
        const { id: actor } = news.actor;
        const isAnswer = news.handed_in;
        if (!isAnswer && (await strangersTo(tx, news.user_id, [actor])).length > 0)
          return mailLater(tx, news.user_id);
        if ((await busyAmong(tx, [actor])).has(actor)) return;
      }
      if (!(await takeForMail(tx, [news.id])).has(news.id)) return;
      const reader = await readerOf(tx, { user: news.user_id });
      const { t } = reader;
      const { says, quote, path, open } = wordsFor(news.kind, news, reader);
      const action = { label: t(`open.${open}`), href: `${publicUrl}/${path}` };
      const paragraphs = [t(quote ? 'quoted' : 'sentence', { says, ...whole })];
      const words = { subject: says, paragraphs, quote, action, note: t('turnOff') };
      await sendMail(tx, news.email, letter(reader, words));
    });
  },
);

/** Runs `mailStrangers`: gathers what waits in one mail, or waits itself where the last one is less than a day old. */
export const mailStrangersHandler = handle(
  mailStrangers,
  async ({ tenant, user }, { database, workspaces }) => {
    const publicUrl = await workspaces.addressOf(tenant);
    return database.write(tenant, null, async (tx) => {
      // What is gathered for a user is mailed by one job at a time.
      await takeAdvisoryLock(tx, `mails ${tx.tenant} ${user}`);
      const last = await lastMailOfStrangers(tx, user);
      if (last) return mailLater(tx, user, new Date(last.getTime() + dayMs));
      const waiting = await unmailedOf(tx, user);
      const strangers = await strangersTo(
        tx,
        user,
        waiting.flatMap(({ actor }) => actor?.id ?? []),
      );
      const busy = await busyAmong(tx, strangers);
      const preference = await preferenceOf(tx, user);
      const mailable = waiting.flatMap((one) => {
        const { actor, kind } = one;
        if (!actor || !isWritten(kind) || !strangers.includes(actor.id) || busy.has(actor.id)) return [];
        return isWanted(kind, preference) ? [{ ...one, actor, kind }] : [];
      });
      const taken = await takeForMail(
        tx,
        mailable.map(({ id }) => id),
      );
      const news = mailable.filter(({ id }) => taken.has(id));
      const [first] = news;
      if (!first) return;
      const reader = await readerOf(tx, { user });
      const { t } = reader;
      const action = { label: t('open.all'), href: `${publicUrl}/notifications` };
      const words = { ...wordsOfStrangers(news, t), action, note: t('turnOff') };
      await sendMail(tx, first.email, letter(reader, words));
    });
  },
);

/** When the user last got a mail of what strangers wrote, if that is less than a day ago. */
async function lastMailOfStrangers(tx: Tx, user: string): Promise<Date | undefined> {
  const mailed = await mailedOf(tx, user);
  const strangers = await strangersTo(
    tx,
    user,
    mailed.map(({ actor }) => actor),
  );
  return mailed.find(({ actor }) => strangers.includes(actor))?.at;
}

async function strangersTo(tx: Tx, user: string, people: readonly string[]): Promise<string[]> {
  const colleagues = await colleaguesAmong(tx, tx.tenant, user, people);
  return people.filter((id) => !colleagues.has(id));
}

/** Of these people, those who have caused as many mails as one may in a day. */
async function busyAmong(tx: Tx, people: readonly string[]): Promise<ReadonlySet<string>> {
  const mails = await mailsCausedBy(tx, people);
  return new Set(people.filter((id) => (mails.get(id) ?? 0) >= mostMailsOfOne));
}

/** A user without preferences has the defaults. */
async function preferenceOf(tx: Tx, user: string): Promise<Omit<Preference, 'id' | 'user'>> {
  const set = await preferencesOf(tx, { tenant: tx.tenant, user });
  return set ? presentPreference(set) : defaultPreferences;
}
