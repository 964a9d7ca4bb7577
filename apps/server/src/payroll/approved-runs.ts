import { approvedStatuses } from '@kazi/contract/payroll/words';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/tenancy.ts';
import { firstDay } from './month.ts';

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
 * Keeps the runs from a month (2026-11) on from being approved until the transaction ends, and waits for one that is. Whether a month is
 * approved is asked after it, so that nothing of a month is changed beside its approval.
 */
export async function holdApprovals(tx: Tx, from: string): Promise<void> {
  await tx
    .selectFrom('payroll_runs as r')
    .select('r.id')
    .where('r.tenant_id', '=', tx.tenant)
    .where('r.month', '>=', firstDay(from))
    .where(sql<boolean>`not ${isApproved('r')}`)
    .orderBy('r.id')
    .forShare()
    .execute();
}
