import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../database/tenancy.ts';
import { readCursor } from '../../http/page.ts';
import { type PaymentRow, paymentsIn } from '../payments/rows.ts';

interface PageOf {
  tenant: string;
  /** For how many days at least. */
  days: number;
  cursor?: string | undefined;
  limit: number;
}

export const unclearedKeys = ({ id }: PaymentRow) => [id];

/** A page of payments that succeeded and that no statement shows, the oldest first, read with one row more than asked. */
export function unclearedPage(db: Db, { tenant, days, cursor, limit }: PageOf): Promise<PaymentRow[]> {
  const after = readCursor(cursor, z.tuple([z.uuid()]));
  let query = paymentsIn(db, tenant)
    .where('p.status', '=', 'succeeded')
    .where('p.cleared_at', 'is', null)
    .where('p.settled_at', '<=', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('p.id')
    .limit(limit + 1);
  if (after) query = query.where('p.id', '>', after[0]);
  return query.execute();
}
