import type { PaymentStatus } from '@kazi/contract/money';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../database/tenancy.ts';
import { notFound } from '../../http/errors.ts';
import { readCursor } from '../../http/page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { maySee } from './policy.ts';
import { type PaymentRow, paymentsIn } from './rows.ts';

interface PageOf {
  of: 'me' | 'all';
  status?: PaymentStatus[] | undefined;
  kind?: 'topup' | 'withdrawal' | undefined;
  cursor?: string | undefined;
  limit: number;
}

export const paymentKeys = ({ id }: PaymentRow) => [id];

/** A page of payments, newest first, read with one row more than asked. */
export function paymentPage(db: Db, viewer: Viewer, { of, status, kind, cursor, limit }: PageOf) {
  const after = readCursor(cursor, z.tuple([z.uuid()]));
  let query = paymentsIn(db, viewer.tenant)
    .orderBy('p.id', 'desc')
    .limit(limit + 1);
  if (of === 'me') query = query.where('p.user_id', '=', viewer.user.id);
  if (status?.length) query = query.where('p.status', 'in', status);
  if (kind) query = query.where('p.kind', '=', kind);
  if (after) query = query.where('p.id', '<', sql<string>`${after[0]}::uuid`);
  return query.execute();
}

/** One payment. Throws 404 where there is none, or not for the viewer. */
export async function findPayment(db: Db, viewer: Viewer, id: string): Promise<PaymentRow> {
  const row = await paymentsIn(db, viewer.tenant).where('p.id', '=', id).executeTakeFirst();
  if (!row || !maySee(viewer, row)) throw notFound('payment');
  return row;
}
