import type { InferResult } from 'kysely';
import { newId } from '../database/ids.ts';
import { noTenant } from '../database/pool.ts';
import type { Database, Db } from '../database/tenancy.ts';
import type { Mail } from '../ports/mail.ts';

const keptAtMost = 500;

/** Keeps a mail in the local mailbox instead of sending it, with the names of its files; the oldest are dropped. */
export function keepInMailbox(
  database: Pick<Database, 'write'>,
  { to, subject, text: written, html, attachments = [] }: Mail,
): Promise<void> {
  const text = [written, ...attachments.map(({ name }) => `[${name}]\n`)].join('\n');
  return database.write(noTenant, null, async (tx) => {
    await tx.insertInto('mailbox').values({ id: newId(), recipient: to, subject, text, html }).execute();
    await tx
      .deleteFrom('mailbox')
      .where('id', '<', (db) =>
        db.selectFrom('mailbox').select('id').orderBy('id', 'desc').offset(keptAtMost).limit(1),
      )
      .execute();
  });
}

const mailsOf = (db: Db) =>
  db
    .selectFrom('mailbox')
    .select(['id', 'recipient as to', 'subject', 'text', 'html', 'sent_at as sentAt'])
    .orderBy('id', 'desc')
    .limit(100);

export type MailRow = InferResult<ReturnType<typeof mailsOf>>[number];

/** Mails of the local mailbox, newest first; of one address, where it is given. */
export function mailsIn(database: Database, to: string | undefined): Promise<MailRow[]> {
  return database.shared((db) => {
    const mails = mailsOf(db);
    return (to ? mails.where('recipient', '=', to.toLowerCase()) : mails).execute();
  });
}
