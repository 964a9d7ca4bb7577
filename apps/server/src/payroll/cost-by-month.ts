import { type RawBuilder, sql } from 'kysely';
import { isApproved } from './approved-runs.ts';

/**
 * Within a query: what employees with a login cost in the months of two days and between, as rows of person, month and cost:
 * gross pay and what the employer adds to it. It says what people earn: only for viewers who run payroll.
 */
export const costByMonth = (
  tenant: string,
  { from, to }: { from: RawBuilder<unknown>; to: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`
  select e.user_id as person, s.month, sum(s.gross + s.employer) as cost
  from payslips s
  join payroll_runs r on r.tenant_id = s.tenant_id and r.id = s.run_id
  join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
  where s.tenant_id = ${tenant} and e.user_id is not null and s.month between ${from} and ${to}
    and not s.skipped and s.lines is not null and ${isApproved('r')}
  group by 1, 2`;
