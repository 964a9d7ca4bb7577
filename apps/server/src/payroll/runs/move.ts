import { mayMoveRun, type RunStatus } from '@kazi/contract/payroll';
import { sql, type UpdateObject } from 'kysely';
import { managersOf } from '../../access/index.ts';
import { newId } from '../../database/ids.ts';
import type { Tables } from '../../database/tables.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { refuse } from '../../refuse.ts';
import type { RunRecord } from './rows.ts';

/** Throws 409 where the table of moves does not let a run become this. */
export function refuseMove({ status, to_calculate }: RunRecord, to: RunStatus): void {
  if (!mayMoveRun(status, to)) throw refuse('run-move-not-allowed', { run: status, toRun: to });
  if (to_calculate !== null && to !== 'calculated' && to !== 'cancelled')
    throw refuse('payroll-being-calculated');
}

/** Gives a locked run another status, and writes down who did so, when and why. Throws 409 where it may not have it. */
export async function moveRun(
  tx: Tx,
  run: RunRecord,
  to: Exclude<RunStatus, 'draft'>,
  columns: UpdateObject<Tables, 'payroll_runs'> = {},
  reason?: string,
): Promise<void> {
  refuseMove(run, to);
  await tx
    .updateTable('payroll_runs')
    .set({ ...columns, status: to, version: sql`version + 1`, updated_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', run.id)
    .execute();
  await tx
    .insertInto('payroll_run_moves')
    .values({
      tenant_id: tx.tenant,
      run_id: run.id,
      id: newId(tx.at),
      to_status: to,
      reason: reason ?? null,
      actor_id: tx.actor,
      ...(tx.at && { at: tx.at }),
    })
    .execute();
  const detail = { month: run.month, net: run.net, obligations: run.obligations };
  // Two people at least move a run: each sees what the other did.
  const parties = await managersOf(tx, tx.tenant, 'Payroll');
  await record(tx, { subject: 'payroll-run', subjectId: run.id, verb: to, reason, detail, parties });
}
