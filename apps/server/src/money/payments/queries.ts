import { paymentKinds } from '@kazi/contract/money/words';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../database/tenancy.ts';
import { type Standing, standingOf } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';
import { mayDecide, maySee } from './policy.ts';
import { type PaymentRow, paymentsIn } from './rows.ts';

export const paymentKeys = ({ id }: PaymentRow) => [id];

/** Payments into and out of wallets: salaries are shown by their payroll, to people who may see what others earn. */
export const walletPayments = (db: Db, tenant: string) =>
  paymentsIn(db, tenant)
    .where('p.kind', 'in', paymentKinds)
    .$narrowType<{ kind: (typeof paymentKinds)[number] }>();

/** How a viewer stands as a second person; asked of the database where their role lets them be one. */
export const standingIn = async (db: Db, viewer: Viewer): Promise<Standing> =>
  mayDecide(viewer)
    ? standingOf(db, { tenant: viewer.tenant, user: viewer.user.id })
    : { user: viewer.user.id, through: [], settled: [] };

export type WalletPayment = InferResult<ReturnType<typeof walletPayments>>[number];

/** A page of payments into and out of wallets, newest first, read with one row more than asked. */
export function paymentPage(
  db: Db,
  viewer: Viewer,
  { of, status, kind, cursor, limit }: InputOf<Contract['money']['payments']['list']>,
) {
  const after = readCursor(cursor, z.tuple([z.uuid()]));
  let query = walletPayments(db, viewer.tenant)
    .orderBy('p.id', 'desc')
    .limit(limit + 1);
  if (of === 'me') query = query.where('p.user_id', '=', viewer.user.id);
  if (status?.length) query = query.where('p.status', 'in', status);
  if (kind) query = query.where('p.kind', '=', kind);
  if (after) query = query.where('p.id', '<', sql<string>`${after[0]}::uuid`);
  return query.execute();
}

/** One payment. Throws 404 where there is none, or not for the viewer. */
export async function findPayment(db: Db, viewer: Viewer, id: string): Promise<WalletPayment> {
  const row = await walletPayments(db, viewer.tenant).where('p.id', '=', id).executeTakeFirst();
  if (!row || !maySee(viewer, row)) throw refuse('not-found', { noun: 'payment' });
  return row;
}
