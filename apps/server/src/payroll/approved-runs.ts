import { approvedStatuses } from '@kazi/contract/payroll/words';
import { sql } from 'kysely';
import { takeAdvisoryLock } from '../database/advisory-lock.ts';
import type { Db, Tx } from '../database/tenancy.ts';

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

/**
 * Lets one transaction of the workspace at a time change what pay follows from or decide about it, until it ends. A run is computed and
 * approved by what others of its month and year took, and terms and leave change only before that: who decides reads after this what
 * the one before them has written. It is taken before a run, an employee or an account is.
 */
export const lockPayroll = (tx: Tx): Promise<void> => takeAdvisoryLock(tx, `payroll ${tx.tenant}`);
