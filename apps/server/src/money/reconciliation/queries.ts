import { type Cents, sum } from '@kazi/contract/cents';
import { openPaymentStatuses } from '@kazi/contract/money/words';
import { railTitle } from '@kazi/payment-rails';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import type { Tables } from '../../database/tables.ts';
import type { Db } from '../../database/tenancy.ts';
import { personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import { type WalletPayment, walletPayments } from '../payments/queries.ts';

type Calls = Contract['money']['reconciliation'];

const differencesIn = (db: Db, tenant: string) =>
  db
    .selectFrom('rail_differences as d')
    .leftJoin('payments as p', (on) =>
      on.onRef('p.tenant_id', '=', 'd.tenant_id').onRef('p.id', '=', 'd.payment_id'),
    )
    .leftJoin('rail_lines as l', (on) =>
      on
        .onRef('l.tenant_id', '=', 'd.tenant_id')
        .onRef('l.rail', '=', 'd.rail')
        .onRef('l.id', '=', 'd.line_id'),
    )
    .select(['d.id', 'd.rail', 'd.kind', 'd.day', 'd.rail_amount', 'd.ledger_amount', 'd.payment_id'])
    .select(['d.resolved_at', 'd.note', sql<boolean>`d.resolved_at is not null`.as('done')])
    .select(sql<string | null>`coalesce(p.reference, l.reference, d.line_id)`.as('reference'))
    .select(personAt('d.tenant_id', 'd.resolved_by').as('resolver'))
    .where('d.tenant_id', '=', tenant);

export type DifferenceRow = InferResult<ReturnType<typeof differencesIn>>[number];

export const differenceKeys = ({ done, id }: DifferenceRow) => [done, id];

/** A page of differences, the open ones first and then the newest, read with one row more than asked. */
export function differencePage(
  db: Db,
  tenant: string,
  { open, cursor, limit }: InputOf<Calls['differences']>,
): Promise<DifferenceRow[]> {
  const after = readCursor(cursor, z.tuple([z.boolean(), z.uuid()]));
  let query = differencesIn(db, tenant)
    .orderBy('done')
    .orderBy('d.id', 'desc')
    .limit(limit + 1);
  if (open !== undefined) query = query.where(sql<boolean>`(d.resolved_at is null) = ${open}`);
  if (after)
    query = query.where(
      sql<boolean>`(d.resolved_at is not null, ${after[1]}::uuid) > (${after[0]}::boolean, d.id)`,
    );
  return query.execute();
}

/** A difference, if there is one. */
export const differenceById = (db: Db, tenant: string, id: string) =>
  differencesIn(db, tenant).where('d.id', '=', id).executeTakeFirst();

/** The balances of kinds of accounts: of all wallets, of the workspace's own, and of those at a rail. */
async function sumsOf(db: Db, tenant: string) {
  const { rows } = await sql<{
    kind: Tables['money_accounts']['kind'];
    rail: string | null;
    currency: string;
    balance: Cents;
  }>`
    select m.kind, m.rail, m.currency, sum(l.credits_posted - l.debits_posted)::bigint as balance
    from money_accounts m join ledger_accounts l on l.tenant_id = m.tenant_id and l.id = m.id
    where m.tenant_id = ${tenant}
    group by m.kind, m.rail, m.currency order by m.kind, m.rail, m.currency`.execute(db);
  return rows;
}

const isOfPeople = (kind: Tables['money_accounts']['kind']) => kind === 'primary' || kind === 'on-hold';

/** The balances of the workspace's own accounts, and whether all accounts together sum to zero. */
export async function balancesOf(db: Db, tenant: string) {
  const accounts = await sumsOf(db, tenant);
  const transit = await db
    .selectFrom('payments')
    .select(sql<Cents>`coalesce(sum(amount + fee), 0)::bigint`.as('amount'))
    .where('tenant_id', '=', tenant)
    .where('status', 'in', openPaymentStatuses)
    .executeTakeFirstOrThrow();
  return {
    balanced: [...Map.groupBy(accounts, ({ currency }) => currency).values()].every(
      (those) => sum(those.map(({ balance }) => balance)) === 0,
    ),
    inTransit: transit.amount,
    accounts: accounts.map(({ kind, rail, currency, balance }) => ({
      name: isOfPeople(kind) ? `wallets (${kind})` : rail ? `${kind} (${rail})` : kind,
      railTitle: rail && railTitle(rail),
      currency,
      balance,
    })),
  };
}

const alertsIn = (db: Db, tenant: string) =>
  db
    .selectFrom('money_alerts')
    .select(['id', 'at', 'kind', 'text', 'payment_id as payment'])
    .where('tenant_id', '=', tenant);

export type AlertRow = InferResult<ReturnType<typeof alertsIn>>[number];

/** The newest alerts. */
export const newestAlerts = (db: Db, tenant: string): Promise<AlertRow[]> =>
  alertsIn(db, tenant).orderBy('id', 'desc').limit(200).execute();

export const unclearedKeys = ({ id }: WalletPayment) => [id];

/**
 * A page of payments that succeeded at least so many days ago and that no statement shows, oldest first, read with one
 * row more than asked.
 */
export function unclearedPage(
  db: Db,
  tenant: string,
  { days, cursor, limit }: InputOf<Calls['uncleared']>,
): Promise<WalletPayment[]> {
  const after = readCursor(cursor, z.tuple([z.uuid()]));
  let query = walletPayments(db, tenant)
    .where('p.status', '=', 'succeeded')
    .where('p.cleared_at', 'is', null)
    .where('p.settled_at', '<=', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('p.id')
    .limit(limit + 1);
  if (after) query = query.where('p.id', '>', after[0]);
  return query.execute();
}
