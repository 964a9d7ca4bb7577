import { type Cents, sum } from '@kazi/contract/cents';
import type { Books } from '@kazi/contract/payroll';
import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { authed } from '../../http/procedures.ts';
import { walletCurrency as currency } from '../../money/index.ts';
import { refuse } from '../../refuse.ts';
import { firstDay } from '../month.ts';
import { runsPayroll } from '../policy.ts';

const calls = authed.payroll.books;

/**
 * What was posted for a month's payroll, by account: transfers that are about its runs, payslips, payments and what it owes.
 * What is only held is not in it.
 */
async function postedOf(db: Db, tenant: string, month: string): Promise<Books['accounts']> {
  const { rows } = await sql<{ account: Books['accounts'][number]['account']; debit: Cents; credit: Cents }>`
    with about as (
      select id from payroll_runs where tenant_id = ${tenant} and month = ${month}::date
      union select id from payslips where tenant_id = ${tenant} and month = ${month}::date
      union select payment_id from payslips where tenant_id = ${tenant} and month = ${month}::date and payment_id is not null
      union select id from payroll_obligations where tenant_id = ${tenant} and month = ${month}::date),
    posted as (
      select t.debit_account, t.credit_account, t.amount
      from about join ledger_transfers t on t.tenant_id = ${tenant} and t.reference = about.id
      where t.kind in ('single', 'post')),
    sides as (
      select debit_account as id, amount as debit, 0::bigint as credit from posted
      union all select credit_account, 0::bigint, amount from posted)
    select case
        when m.kind = 'primary' and exists (select from payroll_runs r where r.tenant_id = m.tenant_id
          and r.month = ${month}::date and r.payer_id = m.user_id) then 'payer'
        when m.kind = 'primary' then 'wallets'
        when m.kind in ('clearing', 'float') then 'rails'
        when m.kind = 'payable' then m.authority
        when m.kind in ('wages', 'fees', 'remitted') then m.kind
        else 'other' end as account,
      sum(s.debit)::bigint as debit, sum(s.credit)::bigint as credit
    from sides s join money_accounts m on m.tenant_id = ${tenant} and m.id = s.id
    group by 1 order by 1`.execute(db);
  return rows;
}

export const books = {
  get: calls.get.handler(async ({ input: { month }, context }): Promise<Books> => {
    const { tenant, viewer, readShown } = context;
    if (!runsPayroll(viewer)) throw refuse('may-not', { what: 'see-the-books-of-payroll' });
    const accounts = await readShown((db) => postedOf(db, tenant, firstDay(month)));
    return {
      month,
      currency,
      accounts,
      debit: sum(accounts.map(({ debit }) => debit)),
      credit: sum(accounts.map(({ credit }) => credit)),
    };
  }),
};
