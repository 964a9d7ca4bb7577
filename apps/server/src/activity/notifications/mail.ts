import * as z from 'zod';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt, preferencesOf, presentPreference } from '../../identity/index.ts';
import { defineJob, handle } from '../../jobs/job.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';

/** Tells somebody of a notification by mail, if that is what they prefer. */
export const mailNews = defineJob('mail-news', z.object({ tenant: z.uuid(), notification: z.uuid() }));

const newsById = (db: Db, tenant: string, id: string) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'n.tenant_id').onRef('u.id', '=', 'n.user_id'),
    )
    .leftJoin('tasks as t', (join) =>
      join.onRef('t.tenant_id', '=', 'n.tenant_id').onRef('t.id', '=', 'n.task_id'),
    )
    .leftJoin('apps as a', (join) =>
      join.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.app_id'),
    )
    .leftJoin('flows as f', (join) =>
      join.onRef('f.tenant_id', '=', 'n.tenant_id').onRef('f.id', '=', 'n.flow_id'),
    )
    .select(['n.user_id', 'n.kind', 'n.task_id', 'n.flow_id', 'u.email', 'u.status'])
    .select(['a.key as app_key', 't.number', 't.title', 'f.name as flow_name'])
    .select(personAt('n.tenant_id', 'n.actor_id').$castTo<PersonRow | null>().as('actor'))
    .where('n.tenant_id', '=', tenant)
    .where('n.id', '=', id)
    .executeTakeFirst();

/** Whoever has set no preferences prefers the defaults. */
async function wantsMail(db: Db, tenant: string, { user_id, kind }: { user_id: string; kind: string }) {
  const set = await preferencesOf(db, { tenant, user: user_id });
  const preference = presentPreference(set ?? { id: user_id, user_id, settings: {} });
  return kind === 'mention' ? preference.mailOnMention : preference.mailOnAssignment;
}

export const mailsNews = handle(mailNews, ({ tenant, notification }, { database, publicUrl }) =>
  database.write(tenant, null, async (tx) => {
    const news = await newsById(tx, tenant, notification);
    if (news?.status !== 'active') return;
    if (!(await wantsMail(tx, tenant, news))) return;

    const who = news.actor ? `${news.actor.firstName} ${news.actor.lastName}` : 'Somebody';
    const what = news.task_id ? `${news.app_key}-${news.number} ${news.title}` : (news.flow_name ?? '');
    const path = news.task_id ? `tasks/${news.task_id}` : `flows/${news.flow_id}`;
    const did = news.kind === 'mention' ? 'mentioned you in' : 'assigned you to';
    const words = {
      subject: `${who} ${did} ${what}`,
      paragraphs: [`${who} ${did} “${what}”.`],
      action: { label: 'Open it', href: `${publicUrl}/${path}` },
      note: 'You can turn these mails off under Account, Preferences.',
    };
    await sendMail(tx, news.email, letter(words));
  }),
);
