import { approvedStatuses } from '@kazi/contract/payroll/words';
import { sql } from 'kysely';
import type { Db } from '../database/tenancy.ts';

/** Whether a run, under its name in the query, is approved or paid. */
export const isApproved = (run: 'r' | 'w' | 'x') =>
  sql<boolean>`${sql.ref(`${run}.status`)} in (${sql.join(approvedStatuses.map((status) => sql.lit(status)))})`;

/** Payslips `s` with their runs `r`, of those paid in them. */
export const payslipsPaid = (db: Db, tenant: string) =>
  db
    .selectFrom('payslips as s')
    .innerJoin('payroll_runs as r', (on) =>
      on.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.id', '=', 's.run_id'),
    )
    .where('s.tenant_id', '=', tenant)
    .where('s.skipped', '=', false);
