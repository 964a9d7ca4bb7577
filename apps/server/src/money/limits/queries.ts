import type { Cents } from '@kazi/contract/cents';
import { type Selectable, sql } from 'kysely';
import type { MoneyTables } from '../../database/tables/money.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { defaultsOn, kenyanDay, type MoneyLimits } from './rules.ts';

type LimitsRow = Selectable<MoneyTables['money_limits']>;

const rowOf = (db: Db, tenant: string) =>
  db.selectFrom('money_limits').selectAll().where('tenant_id', '=', tenant);

const withDefaults = (row: LimitsRow | undefined): MoneyLimits & { version: number } => {
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

/** The limits of a workspace: its own, and the defaults for what it leaves open. */
export const limitsIn = async (db: Db, tenant: string) =>
  withDefaults(await rowOf(db, tenant).executeTakeFirst());

/**
 * The same, locked until the transaction ends, so that withdrawals made at once are counted one after the other. Taken
 * after the person's lock (`lockWallet`) and before any account of the ledger.
 */
export async function lockLimits(tx: Tx) {
  await tx
    .insertInto('money_limits')
    .values({ tenant_id: tx.tenant })
    .onConflict((clash) => clash.doNothing())
    .execute();
  return withDefaults(await rowOf(tx, tx.tenant).forUpdate().executeTakeFirst());
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
 * What a person, their payments to a receiver's numbers, and the workspace have withdrawn in the last 24 hours. What
 * waits counts however old it is; what failed, was refused or taken back does not. With the moment by the clock that dated all of
 * it, the database's.
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
