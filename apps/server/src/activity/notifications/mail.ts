import * as z from 'zod';
import { preferencesOf, presentPreference } from '../../identity/index.ts';
import { defineJob, handle } from '../../jobs/job.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { isMailed, isWanted, wordsFor } from './mail-words.ts';
import { newsById } from './news.ts';

/** Tells somebody of a notification by mail, if that is what they prefer. */
export const mailNews = defineJob('mail-news', z.object({ tenant: z.uuid(), notification: z.uuid() }));

export const mailsNews = handle(mailNews, ({ tenant, notification }, { database, publicUrl }) =>
  database.write(tenant, null, async (tx) => {
    const news = await newsById(tx, tenant, notification).executeTakeFirst();
    if (news?.status !== 'active' || !isMailed(news.kind)) return;
    // Whoever has set no preferences prefers the defaults.
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
