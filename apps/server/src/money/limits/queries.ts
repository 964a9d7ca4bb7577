import type { Cents } from '@kazi/contract/cents';
import { type Selectable, sql } from 'kysely';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { MoneyTables } from '../../database/tables/money.ts';
import type { Db } from '../../database/tenancy.ts';
import { limitsInForce, waitingLimits } from './in-force.ts';
import { defaultsOn, type LimitsOfWorkspace, type MoneyLimits } from './rules.ts';

type LimitsRow = Selectable<MoneyTables['money_limits']>;

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

/** A sum of withdrawals that count, and when the first of them was sent; null where none was sent yet. */
export interface Spent {
  sum: Cents;
  first: Date | null;
}

const counted = sql<Date>`coalesce(submitted_at, 'infinity'::timestamptz)`;

/**
 * Withdrawals of the last 24 hours: by a person, by them to some numbers, and in the workspace. Waiting ones count
 * however old they are, failed, refused and cancelled ones do not. `now` is by the database's clock, which dated them.
 */
export async function spentBy(
  db: Db,
  { tenant, user, numbers }: { tenant: string; user: string; numbers: Numbers },
): Promise<Record<'receiver' | 'person' | 'workspace', Spent> & { now: Date }> {
  const own = sql<boolean>`user_id = ${user}`;
  const there = sql<boolean>`${own} and (party->>'phone' = ${numbers.phone}
    or party->>'bank' = ${numbers.bank} and party->>'account' = ${numbers.account})`;
  const sumOf = (which: typeof own) => sql<Cents>`coalesce(sum(amount) filter (where ${which}), 0)::bigint`;
  const firstOf = (which: typeof own) => sql<Date | null>`min(submitted_at) filter (where ${which})`;
  const all = sql<boolean>`true`;
  const row = await db
    .selectFrom('payments')
    .select([
      sumOf(there).as('receiver'),
      firstOf(there).as('receiverFirst'),
      sumOf(own).as('person'),
      firstOf(own).as('personFirst'),
      sumOf(all).as('workspace'),
      firstOf(all).as('workspaceFirst'),
      sql<Date>`now()`.as('now'),
    ])
    .where('tenant_id', '=', tenant)
    // As the index `payments_withdrawn` has it.
    .where(sql<boolean>`kind = 'withdrawal' and status not in ('failed', 'refused', 'cancelled')`)
    .where(sql<boolean>`${counted} > now() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return {
    receiver: { sum: row.receiver, first: row.receiverFirst },
    person: { sum: row.person, first: row.personFirst },
    workspace: { sum: row.workspace, first: row.workspaceFirst },
    now: row.now,
  };
}
