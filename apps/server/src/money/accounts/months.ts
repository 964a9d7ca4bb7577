import type { Cents } from '@kazi/contract/cents';
import type { Account } from '@kazi/contract/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { workspaceTime } from '../../database/workspace-time.ts';

interface Month {
  month: string;
  in: Cents;
  out: Cents;
}

interface MonthsOf {
  tenant: string;
  account: { id: string; user_id: string; kind: Account['kind']; currency: string };
  months: number;
}

/**
 * An account's sums in and out for each of the last months, oldest first, empty months included. What a primary
 * account sets aside for the work of others has not gone out before it is paid, and has not come in where it returns.
 */
export async function monthsOf(db: Db, { tenant, account, months }: MonthsOf): Promise<Month[]> {
  const isPrimary = account.kind === 'primary';
  // Timestamps without a time zone, as the session's would count otherwise.
  const last = sql`${workspaceTime.thisMonth}::timestamp`;
  const first = sql`${last} - make_interval(months => ${months}::int - 1)`;
  const from = workspaceTime.startOf(first);
  const { rows } = await sql<Month>`
    with month as (
      select generate_series(${first}, ${last}, interval '1 month') as begins),
    moved as (
      select l.created_at, l.amount, l.credit_account = ${account.id} as came from ledger_transfers l
      where l.tenant_id = ${tenant} and ${account.id} in (l.credit_account, l.debit_account)
        and l.kind in ('single', 'post') and l.created_at >= ${from}
        ${isPrimary ? sql`and l.code not in ('reward-held', 'reward-returned')` : sql``}
      ${isPrimary ? sql`union all ${rewardsPaid(tenant, account, from)}` : sql``})
    select to_char(m.begins, 'YYYY-MM') as month,
      coalesce(sum(v.amount) filter (where v.came), 0)::bigint as in,
      coalesce(sum(v.amount) filter (where not v.came), 0)::bigint as out
    from month m
    left join moved v on v.created_at >= ${workspaceTime.startOf(sql`m.begins`)}
      and v.created_at < ${workspaceTime.startOf(sql`m.begins + interval '1 month'`)}
    group by m.begins order by m.begins`.execute(db);
  return rows;
}

/** A reward is paid from where it waits, its agent's account: who paid it is known by the reward. A bonus leaves the wallet itself. */
const rewardsPaid = (
  tenant: string,
  { user_id, currency }: MonthsOf['account'],
  from: RawBuilder<unknown>,
) => sql`
  select r.resolved_at, r.amount, false from rewards r
  where r.tenant_id = ${tenant} and r.payer_id = ${user_id} and r.currency = ${currency}
    and r.resolution = 'released' and r.kind <> 'bonus' and r.resolved_at >= ${from}`;
