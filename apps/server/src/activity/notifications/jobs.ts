import * as z from 'zod';
import type { Tx } from '../../database/tenancy.ts';
import { defineJob, enqueue } from '../../jobs/job.ts';

/** Mails a user what waits for them. */
export const mailNotices = defineJob('mail-notices', z.object({ tenant: z.uuid(), user: z.uuid() }));

/** Tells a user's devices what waits for them. */
export const pushNotices = defineJob('push-notices', z.object({ tenant: z.uuid(), user: z.uuid() }));

/** A request that makes no notice for so long makes no other for its readers. */
export const settlesInMs = 2000;

/** The request that a notice is made by, if one does. */
export const currentAct = ({ origin }: Tx): string | null =>
  typeof origin === 'object' ? origin.requestId : null;

/**
 * Has the notices mailed that users were just given: a request that makes many, in however many transactions, puts one job for each
 * reader in the queue, which runs after the last. The key is the request's own, so that no two requests wait for each other.
 */
export const mailSoon = (tx: Tx, users: readonly string[]): Promise<void> => soon(tx, mailNotices, users);

/** Has the notices pushed that users were just given, likewise. */
export const pushSoon = (tx: Tx, users: readonly string[]): Promise<void> => soon(tx, pushNotices, users);

async function soon(tx: Tx, job: typeof mailNotices, users: readonly string[]): Promise<void> {
  const act = currentAct(tx);
  for (const user of new Set(users))
    await enqueue(
      tx,
      job,
      { tenant: tx.tenant, user },
      act ? { inMs: settlesInMs, key: `${job.name} ${act} ${user}` } : {},
    );
}

/** Looks again, in place of a look that waits already, at what a user is not mailed yet. Under the lock of the user's mails. */
export const mailLater = (tx: Tx, user: string, runAt: Date): Promise<void> =>
  enqueue(tx, mailNotices, { tenant: tx.tenant, user }, { runAt, key: `mail-notices ${tx.tenant} ${user}` });

/** Looks again at what waits for a user's devices, in place of a look that waits already. */
export const pushLater = (tx: Tx, user: string, runAt: Date): Promise<void> =>
  enqueue(tx, pushNotices, { tenant: tx.tenant, user }, { runAt, key: `push-notices ${tx.tenant} ${user}` });
