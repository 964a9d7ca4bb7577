import * as z from 'zod';
import { preferencesOf, presentPreference } from '../../identity/index.ts';
import { defineJob, handle } from '../../jobs/job.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { isMailed, isWanted, wordsFor } from './mail-words.ts';
import { notificationForMail } from './queries.ts';

/** Mails a notification, if its recipient prefers that. */
export const mailNotification = defineJob(
  'mail-news',
  z.object({ tenant: z.uuid(), notification: z.uuid() }),
);

export const mailNotificationHandler = handle(
  mailNotification,
  ({ tenant, notification }, { database, publicUrl }) =>
    database.write(tenant, null, async (tx) => {
      const news = await notificationForMail(tx, tenant, notification).executeTakeFirst();
      if (news?.status !== 'active' || !isMailed(news.kind)) return;
      // A user without preferences has the defaults.
      const set = await preferencesOf(tx, { tenant, user: news.user_id });
      const preference = presentPreference(set ?? { id: news.user_id, user_id: news.user_id, settings: {} });
      if (!isWanted(news.kind, preference)) return;

      const { says, path } = wordsFor(news.kind, news);
      const words = {
        subject: says,
        paragraphs: [`${says}.`],
        action: { label: 'Open it', href: `${publicUrl}/${path}` },
        note: 'You can turn these mails off under Account, Preferences.',
      };
      await sendMail(tx, news.email, letter(words));
    }),
);
