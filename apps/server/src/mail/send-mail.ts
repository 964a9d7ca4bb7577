import * as z from 'zod';
import type { Tx } from '../database/tenancy.ts';
import { defineJob, enqueue, handle } from '../jobs/job.ts';
import type { Letter } from './letter.ts';

const mailJob = defineJob(
  'send-mail',
  z.object({
    to: z.email(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    attachments: z
      .array(z.object({ name: z.string(), type: z.string(), content: z.base64() }))
      .readonly()
      .optional(),
  }),
);

/** Sends a letter once the transaction is committed; tried again for days while the mail server is away. */
export function sendMail(tx: Tx, to: string, letter: Letter): Promise<void> {
  return enqueue(tx, mailJob, { to, ...letter });
}

export const mailHandler = handle(mailJob, (mail, { mailer }) => mailer.deliver(mail));
