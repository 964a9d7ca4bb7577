import { type RawBuilder, sql } from 'kysely';
import { isApproved } from '../approved-runs.ts';

/** What is kept of an employee that pay is computed from, as the audit trail names it. */
const paidBy = ['joined_on', 'left_on', 'residence', 'employment', 'disability_until'];
/** What is set for all of them. */
const setForAll = ['proration', 'one_third_of'];

/**
 * Within a query over payslips `s`: the entries `a` of the audit trail of what pay follows from and was entered, changed or taken away,
 * as far as no payslip that is approved has counted it. What is gone leaves no other trace, and neither does what another person overwrote.
 */
export const openChanges = sql`
  from audit_entries a
  where a.tenant_id = s.tenant_id and (
    a.subject = 'employee' and a.subject_id = s.employee_id and (
      a.action in ('created', 'receiver-changed', 'terms-set', 'terms-deleted')
      or a.action in ('leave-entered', 'leave-deleted') and a.detail->>'kind' = 'unpaid'
      or a.action = 'updated' and a.detail->'changes' ?| ${paidBy}::text[])
    or a.subject = 'payroll-settings' and a.subject_id = s.tenant_id and a.detail->'changes' ?| ${setForAll}::text[])
    and coalesce(left(a.detail->>'from', 7), '') <= to_char(s.month, 'YYYY-MM')
    and not exists (
      select from payslips o join payroll_runs x on x.tenant_id = o.tenant_id and x.id = o.run_id
      where o.tenant_id = s.tenant_id and o.employee_id = s.employee_id and o.run_id <> s.run_id and o.kind = 'pay' and not o.skipped
        and to_char(o.month, 'YYYY-MM') between coalesce(left(a.detail->>'from', 7), '') and to_char(s.month, 'YYYY-MM')
        and ${isApproved('x')} and x.approved_at > a.at)`;

/** Within such a query: why pay that is as it was is to be looked at, as something that it follows from was taken away or put back. */
export const takenBack: RawBuilder<'terms' | 'input' | 'pay' | null> = sql`(
  select case a.action when 'terms-deleted' then 'terms' when 'leave-deleted' then 'input' else 'pay' end
  ${openChanges} and a.action in ('terms-deleted', 'leave-deleted', 'updated') and a.subject = 'employee'
  order by a.id desc limit 1)`;
