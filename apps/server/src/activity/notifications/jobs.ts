import * as z from 'zod';
import type { Tx } from '../../database/tenancy.ts';
import { defineJob, enqueue, enqueueAll } from '../../jobs/job.ts';

/** Mails a notification, if its recipient prefers that. */
export const mailNotification = defineJob(
  'mail-news',
  z.object({ tenant: z.uuid(), notification: z.uuid() }),
);

/** Mails a user, at most once a day, what people have written who are no colleagues of theirs. */
export const mailStrangers = defineJob('mail-strangers', z.object({ tenant: z.uuid(), user: z.uuid() }));

/** Puts the mails of notifications in the queue. */
export const mailNews = (tx: Tx, notifications: readonly string[], runAt?: Date): Promise<void> =>
  enqueueAll(
    tx,
    mailNotification,
    notifications.map((notification) => ({ tenant: tx.tenant, notification })),
    { runAt },
  );

/** Puts the mail that gathers what strangers wrote to a user in the queue, in place of one that waits there. */
export const mailLater = (tx: Tx, user: string, runAt?: Date): Promise<void> =>
  enqueue(
    tx,
    mailStrangers,
    { tenant: tx.tenant, user },
    { runAt, key: `mail-strangers ${tx.tenant} ${user}` },
  );
