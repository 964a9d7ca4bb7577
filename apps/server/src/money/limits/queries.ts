import { type Cents, noCents } from '@kazi/contract/cents';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { kenyanDay, kenyanTime } from '../../database/kenyan-time.ts';
import type { Tables } from '../../database/tables.ts';
import type { Db } from '../../database/tenancy.ts';
import { walletCurrency } from '../books/accounts.ts';
import { limitsInForce, waitingLimits } from './in-force.ts';
import { defaultsOn, type LimitsOfWorkspace, type MoneyLimits } from './rules.ts';

type LimitsRow = Selectable<Tables['money_limits']>;

/** What a workspace has set of its own. */
export const limitsRow = (db: Db, tenant: string) =>
  db.selectFrom('money_limits').selectAll().where('tenant_id', '=', tenant);

/** The limits that hold by a row, with the defaults for what it leaves open. */
export const withDefaults = (row: LimitsRow | undefined): LimitsOfWorkspace => {
  const defaults = defaultsOn(kenyanDay());
  return {
    approval: row?.approval ?? defaults.approval,
    newReceiver: row?.new_receiver ?? defaults.newReceiver,
    receiver: row?.receiver ?? defaults.receiver,
    person: row?.person ?? defaults.person,
    workspace: row?.workspace ?? defaults.workspace,
    version: row?.version ?? 1,
  };
};

/** The limits that a workspace has set: its own, and the defaults for what it leaves open. */
export const limitsIn = async (db: Db, tenant: string) =>
  withDefaults(await limitsRow(db, tenant).executeTakeFirst());

/** What holds of them now: without what was raised less than a day ago. */
export async function heldLimitsIn(db: Db, tenant: string): Promise<MoneyLimits> {
  const limits = await limitsIn(db, tenant);
  return limitsInForce(limits, await waitingLimits(db, tenant, limits));
}

/** Where a payment goes: what identifies a receiver, however often it is added. */
export interface Numbers {
  bank: string | null;
  account: string | null;
  phone: string | null;
}

const nowhere: Numbers = { bank: null, account: null, phone: null };

/** A sum of what counts, and when the first of it was sent or paid; null where nothing was yet. */
export interface Spent {
  sum: Cents;
  first: Date | null;
}

/** Withdrawals that count since a moment, as the index `payments_withdrawn` has them. */
const withdrawnSince = (tenant: string, moment: RawBuilder<Date>) => sql`
  select 'withdrawal' as road, user_id as person, amount, submitted_at as at, party from payments
  where tenant_id = ${tenant} and kind = 'withdrawal' and status not in ('failed', 'refused', 'cancelled')
    and coalesce(submitted_at, 'infinity'::timestamptz) > ${moment}`;

/**
 * What people paid others since a moment without a withdrawal: rewards, as the index `rewards_counted` has them, from when
 * their work is accepted, as until then they may come back; and purchases. A payer's share of their own reward stays theirs.
 */
const givenSince = (tenant: string, moment: RawBuilder<Date>) => sql`
  select 'reward' as road, payer_id as person, amount, coalesce(resolved_at, release_at) as at, null::jsonb as party
  from rewards
  where tenant_id = ${tenant} and (resolution = 'released' or resolution is null and release_at is not null)
    and coalesce(resolved_at, 'infinity'::timestamptz) > ${moment}
    and payer_id <> agent_id and currency = ${walletCurrency}
  union all
  select 'purchase', user_id, price, since, null from product_holdings
  where tenant_id = ${tenant} and since > ${moment}`;

/**
 * What has left wallets for others in the last 24 hours: by a person's withdrawals to some numbers, by all of theirs, by
 * whatever road from their wallet, and from all wallets of the workspace. What waits to be sent or paid counts however old it is; what
 * failed, was refused, cancelled or undone does not. `now` is by the database's clock, which dated all of it.
 */
export async function spentBy(
  db: Db,
  { tenant, user, numbers = nowhere }: { tenant: string; user: string; numbers?: Numbers },
): Promise<Record<'receiver' | 'withdrawn' | 'person' | 'workspace', Spent> & { now: Date }> {
  const day = sql<Date>`now() - interval '24 hours'`;
  const own = sql<boolean>`person = ${user}`;
  const withdrawn = sql<boolean>`${own} and road = 'withdrawal'`;
  const there = sql<boolean>`${withdrawn} and (party->>'phone' = ${numbers.phone}
    or party->>'bank' = ${numbers.bank} and party->>'account' = ${numbers.account})`;
  const sumOf = (which: typeof own) => sql<Cents>`coalesce(sum(amount) filter (where ${which}), 0)::bigint`;
  const firstOf = (which: typeof own) => sql<Date | null>`min(at) filter (where ${which})`;
  const all = sql<boolean>`true`;
  const row = await db
    .selectFrom(sql`(${withdrawnSince(tenant, day)} union all ${givenSince(tenant, day)})`.as('o'))
    .select([
      sumOf(there).as('receiver'),
      firstOf(there).as('receiverFirst'),
      sumOf(withdrawn).as('withdrawn'),
      firstOf(withdrawn).as('withdrawnFirst'),
      sumOf(own).as('person'),
      firstOf(own).as('personFirst'),
      sumOf(all).as('workspace'),
      firstOf(all).as('workspaceFirst'),
      sql<Date>`now()`.as('now'),
    ])
    .executeTakeFirstOrThrow();
  return {
    receiver: { sum: row.receiver, first: row.receiverFirst },
    withdrawn: { sum: row.withdrawn, first: row.withdrawnFirst },
    person: { sum: row.person, first: row.personFirst },
    workspace: { sum: row.workspace, first: row.workspaceFirst },
    now: row.now,
  };
}

/**
 * What a person paid others without a withdrawal on their usual day: the mean of the days in Kenya, of the thirty before
 * the last 24 hours, on which they paid anything; nothing where there was none.
 */
export async function usualDayOf(db: Db, { tenant, user }: { tenant: string; user: string }): Promise<Cents> {
  const month = sql<Date>`now() - interval '31 days'`;
  const { rows } = await sql<{ usual: Cents }>`
    select coalesce(avg(sum), 0)::bigint as usual from (
      select sum(amount) as sum from (${givenSince(tenant, month)}) g
      where person = ${user} and at <= now() - interval '24 hours'
      group by ${kenyanTime.dayOf(sql`at`)}) days`.execute(db);
  return rows[0]?.usual ?? noCents;
}
