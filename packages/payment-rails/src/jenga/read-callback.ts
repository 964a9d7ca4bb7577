import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { ExpectedOrder, Reading } from '../rail.ts';
import { detailOf } from '../text.ts';
import { envelope } from './envelope.ts';

const notice = envelope.extend({ transactionReference: z.string() });

/**
 * Reads the callback of a transfer to a wallet. It is not signed and carries neither amount nor receiver that could be
 * held against the order, so it decides nothing: it says that asking, which is signed, will tell.
 */
export function readCallback(body: unknown, order: ExpectedOrder): Reading {
  const parsed = notice.safeParse(body);
  if (!parsed.success) return { genuine: false, why: 'Not a callback of Jenga' };
  const { transactionReference, status, code, message } = parsed.data;
  if (transactionReference !== order.reference) return { genuine: false, why: 'It speaks of another order' };
  const content = JSON.stringify([transactionReference, status, code, message]);
  return {
    genuine: true,
    reference: order.reference,
    outcome: { state: 'unknown', detail: detailOf(message, `Jenga called back ${code}`) },
    uniqueId: createHash('sha256').update(content).digest('hex'),
  };
}
