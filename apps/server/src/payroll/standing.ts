import { sql } from 'kysely';
import type { Db } from '../database/tenancy.ts';

/** Runs whose payslips stand: they are approved or paid, and their past is not rewritten. */
const standing = ['approved', 'paying', 'paid', 'closed'] as const;

/** Whether a run, under its name in the query, stands. */
export const stands = (run: 'r' | 'w' | 'x') =>
  sql<boolean>`${sql.ref(`${run}.status`)} in (${sql.join(standing.map((status) => sql.lit(status)))})`;

/** Payslips `s` with their runs `r`, of those paid in them. */
export const payslipsPaid = (db: Db, tenant: string) =>
  db
    .selectFrom('payslips as s')
    .innerJoin('payroll_runs as r', (on) =>
      on.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.id', '=', 's.run_id'),
    )
    .where('s.tenant_id', '=', tenant)
    .where('s.skipped', '=', false);
