import { email } from '@kazi/contract/shared';
import * as z from 'zod';
import { newId } from '../database/ids.ts';
import type { Tx } from '../database/tenancy.ts';
import { defineJob, enqueue, handle, inLane } from '../jobs/job.ts';
import { inLook, type Letter } from './letter.ts';

const mailJob = defineJob(
  'send-mail',
  z.object({
    // Those of earlier versions have none.
    id: z.uuid().optional(),
    // Those of earlier versions have none.
    tenant: z.uuid().optional(),
    sender: z.string().optional(),
    to: email,
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    attachments: z
      .array(z.object({ name: z.string(), type: z.string(), content: z.base64() }))
      .readonly()
      .optional(),
    thread: z.string().optional(),
    list: z.object({ name: z.string(), unsubscribe: z.string() }).optional(),
  }),
);

/**
 * Sends a letter once the transaction is committed; tried again for days while the mail server is away. Each try has the same
 * Message-ID, by which mailboxes know a mail that came although its answer was lost.
 */
export function sendMail(tx: Tx, to: string, letter: Letter): Promise<void> {
  return enqueue(tx, mailJob, { id: newId(), tenant: tx.tenant, to, ...letter });
}

/** Runs the job of `sendMail`. */
export const mailHandler = inLane(
  'messages',
  handle(mailJob, async ({ tenant, ...mail }, { mailer, workspaces }) => {
    const workspace = tenant && (await workspaces.withId(tenant));
    await mailer.deliver(workspace ? inLook(mail, workspace.look, workspace.publicUrl) : mail);
  }),
);
