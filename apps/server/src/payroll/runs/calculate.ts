import { sql } from 'kysely';
import * as z from 'zod';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { defineJob, handle } from '../../jobs/job.ts';
import { heldLimitsIn } from '../../money/index.ts';
import type { Services } from '../../services.ts';
import { monthOf } from '../month.ts';
import { settingsOf } from '../settings/settings.ts';
import { type ComputedRow, computedColumns, computedRecords, readBatch } from './batch.ts';
import { computeRow } from './compute.ts';
import { lockRun, moveRun, type RunRecord, type RunTerms } from './run.ts';

/** Computes all payslips of a run, some hundred at a time. */
export const calculateRun = defineJob('calculate-payroll', z.object({ tenant: z.uuid(), run: z.uuid() }));

/** Payslips that are read, computed and written together: memory and locks stay small. */
const batchSize = 500;

async function termsOf(tx: Tx, { month, kind }: Pick<RunRecord, 'month' | 'kind'>): Promise<RunTerms> {
  const { proration, one_third_of } = await settingsOf(tx, tx.tenant);
  const { newReceiver } = await heldLimitsIn(tx, tx.tenant);
  const now = tx.at ?? new Date();
  return {
    month: monthOf(month),
    kind,
    proration,
    thirdOf: one_third_of,
    newReceiver,
    now,
    day: kenyanDay(now),
  };
}

interface Which {
  /** Those after this payslip. */
  after?: string | undefined;
  /** Those of these employees. */
  employees?: readonly string[];
}

/** Computes payslips of a run as they would be now, a batch at most. Nothing is written. */
async function computeSome(tx: Tx, run: RunRecord, which: Which): Promise<ComputedRow[]> {
  const terms = await termsOf(tx, run);
  const rows = await readBatch(tx, tx.tenant, { run: run.id, limit: batchSize, ...which });
  return rows.map((row) => computeRow(row, terms));
}

/** Computes payslips of a run, a batch at most. Gives their ids. */
async function calculateSome(tx: Tx, run: RunRecord, which: Which): Promise<string[]> {
  const rows = await computeSome(tx, run, which);
  await write(tx, rows);
  return rows.map(({ id }) => id);
}

/** The payslips of a run as they would be now, a batch at a time. */
export async function* computeAnew(tx: Tx, run: RunRecord): AsyncGenerator<ComputedRow[]> {
  for (let after: string | undefined, more = true; more; ) {
    const rows = await computeSome(tx, run, { after });
    yield rows;
    after = rows.at(-1)?.id;
    more = rows.length === batchSize;
  }
}

/** Computes the payslips of some employees of a computed run, and sums it up anew. */
export async function calculateOf(tx: Tx, run: RunRecord, employees: readonly string[]): Promise<void> {
  for (let from = 0; from < employees.length; from += batchSize)
    await calculateSome(tx, run, { employees: employees.slice(from, from + batchSize) });
  await sumUp(tx, run.id);
}

async function write(tx: Tx, rows: readonly ComputedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const set = computedColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`v.${name}`)}`);
  await sql`
    update payslips s set ${sql.join(set)}, reviewed_by = case when v.reviewed then s.reviewed_by end,
      reviewed_at = case when v.reviewed then s.reviewed_at end
    from ${computedRecords(rows)}
    where s.tenant_id = ${tx.tenant} and s.id = v.id`.execute(tx);
}

/** Sums a run up from its payslips. */
async function sumUp(tx: Tx, run: string): Promise<void> {
  await sql`
    update payroll_runs r set gross = v.gross, deductions = v.deductions, net = v.net, employer = v.employer,
      obligations = v.obligations, fees = v.fees, rounding = v.rounding, version = r.version + 1, updated_at = now()
    from (
      select coalesce(sum(gross), 0) as gross, coalesce(sum(deductions), 0) as deductions, coalesce(sum(net), 0) as net,
        coalesce(sum(employer), 0) as employer, coalesce(sum(obligations), 0) as obligations,
        coalesce(sum(fee), 0) as fees, coalesce(sum(rounding), 0) as rounding
      from payslips where tenant_id = ${tx.tenant} and run_id = ${run} and not skipped) v
    where r.tenant_id = ${tx.tenant} and r.id = ${run}`.execute(tx);
}

/**
 * Computes a run that was asked to be. Batches are committed one by one, so that screens see how far it is; a server that
 * dies leaves the job to another, which begins anew.
 */
async function calculate(
  { tenant, run: id }: { tenant: string; run: string },
  { database }: Services,
): Promise<void> {
  let after: string | undefined;
  let done = 0;
  do {
    const ids = await database.write(tenant, null, async (tx) => {
      const run = await lockRun(tx, id);
      // Cancelled, or computed already by a job that runs again.
      if (!run || run.to_calculate === null) return [];
      const some = await calculateSome(tx, run, { after });
      if (some.length < batchSize) await finish(tx, run);
      else await progress(tx, id, done + some.length);
      return some;
    });
    done += ids.length;
    after = ids.length < batchSize ? undefined : ids.at(-1);
  } while (after);
}

/** Computes a small run at once, within a transaction. */
export async function calculateNow(tx: Tx, run: RunRecord): Promise<void> {
  await calculateSome(tx, run, {});
  await finish(tx, run);
}

async function progress(tx: Tx, run: string, calculated: number): Promise<void> {
  await tx
    .updateTable('payroll_runs')
    .set({ calculated })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', run)
    .execute();
  await record(tx, { subject: 'payroll-run', subjectId: run, verb: 'calculating' });
}

async function finish(tx: Tx, run: RunRecord): Promise<void> {
  await sumUp(tx, run.id);
  await moveRun(tx, run, 'calculated', { calculated: null, to_calculate: null });
}

export const calculateHandler = handle(calculateRun, calculate);
