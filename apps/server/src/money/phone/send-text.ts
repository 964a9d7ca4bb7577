import * as z from 'zod';
import type { Tx } from '../../database/tenancy.ts';
import { defineJob, enqueue, handle, inLane } from '../../jobs/job.ts';
import type { Text } from '../../ports/money.ts';

const textJob = defineJob('send-text', z.object({ phone: z.string(), text: z.string() }));

/** Sends a text message once the transaction is committed. */
export const sendText = (tx: Tx, message: Text): Promise<void> => enqueue(tx, textJob, message);

export const textHandler = inLane(
  'messages',
  handle(textJob, (message, { texts }) => texts.deliver(message)),
);
