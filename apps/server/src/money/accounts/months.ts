import type { Cents } from '@kazi/contract/cents';
import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';

interface Month {
  month: string;
  in: Cents;
  out: Cents;
}

/** What went into an account and out of it in each of the last months, this one last; empty ones too. */
export async function monthsOf(
  db: Db,
  { tenant, account, months }: { tenant: string; account: string; months: number },
): Promise<Month[]> {
  const { rows } = await sql<Month>`
    with month as (
      select generate_series(
        date_trunc('month', now()) - make_interval(months => ${months}::int - 1),
        date_trunc('month', now()), interval '1 month') as begins),
    moved as (
      select l.created_at, l.amount, l.credit_account = ${account} as came from ledger_transfers l
      where l.tenant_id = ${tenant} and ${account} in (l.credit_account, l.debit_account)
        and l.kind in ('single', 'post')
        and l.created_at >= date_trunc('month', now()) - make_interval(months => ${months}::int - 1))
    select to_char(m.begins, 'YYYY-MM') as month,
      coalesce(sum(v.amount) filter (where v.came), 0)::bigint as in,
      coalesce(sum(v.amount) filter (where not v.came), 0)::bigint as out
    from month m
    left join moved v on v.created_at >= m.begins and v.created_at < m.begins + interval '1 month'
    group by m.begins order by m.begins`.execute(db);
  return rows;
}
