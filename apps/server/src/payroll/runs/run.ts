import { type Cents, minus, noCents as none, sum } from '@kazi/contract/cents';
import {
  type Authority,
  mayMoveRun,
  type PayrollSettings,
  type Run,
  type RunStatus,
} from '@kazi/contract/payroll';
import { type DayCount, dueDates, type Obligation } from '@kazi/payroll-ke';
import { type RawBuilder, type Selectable, sql, type UpdateObject } from 'kysely';
import { managersOf } from '../../access/index.ts';
import { newId } from '../../database/ids.ts';
import type { Owed, Tables } from '../../database/tables.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { type Standing, secondPersonRefusal, standingOf } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';
import { lockPayroll } from '../approved-runs.ts';
import { mayApprove, runsPayroll } from '../policy.ts';

export type RunRecord = Selectable<Tables['payroll_runs']>;

/** What holds for all payslips of a run. */
export interface RunTerms {
  /** 2026-11. */
  month: string;
  kind: Run['kind'];
  proration: DayCount;
  thirdOf: PayrollSettings['oneThirdOf'];
  /** The most that a receiver gets in its first day. */
  newReceiver: Cents;
  now: Date;
  /** In Kenya, by which the rails' limits and tariffs count. */
  day: string;
}

/** A run, locked with all of payroll until the transaction ends, so that it is changed, computed and paid by one at a time. */
export async function lockRun(tx: Tx, id: string): Promise<RunRecord | undefined> {
  await lockPayroll(tx);
  return tx
    .selectFrom('payroll_runs')
    .selectAll()
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Who pays a run that is approved: from then on it has a payer. */
export function payerOf({ id, payer_id }: Pick<RunRecord, 'id' | 'payer_id'>): string {
  if (payer_id === null) throw new Error(`The payroll ${id} has no payer`);
  return payer_id;
}

/** Whether the employee `e` works in a month, given by its first day. */
export const worksIn = (month: RawBuilder<unknown>) =>
  sql<boolean>`(e.joined_on < ${month} + interval '1 month' and coalesce(e.left_on >= ${month}, true))`;

/** A run is prepared by one person and approved by another; both see it. */
export const maySeeRuns = (viewer: Viewer) => runsPayroll(viewer) || mayApprove(viewer);

type Prepared = Pick<RunRecord, 'status' | 'prepared_by' | 'to_calculate'>;

/** Why a viewer whose role allows it does not approve a run: only a person does who counts as the second one beside its preparer. */
const approveRefusal = (
  viewer: Viewer,
  { prepared_by }: Pick<RunRecord, 'prepared_by'>,
  standing: Standing,
) =>
  mayApprove(viewer)
    ? secondPersonRefusal(standing, prepared_by === null ? [] : [prepared_by], ['approve Payroll'])
    : null;

/** What the viewer may do next with a run. */
export function mayOf(viewer: Viewer, run: Prepared, standing: Standing) {
  const { status, to_calculate } = run;
  const runs = runsPayroll(viewer);
  const idle = to_calculate === null;
  const isDue = idle && mayMoveRun(status, 'approved');
  const refusal = isDue ? approveRefusal(viewer, run, standing) : null;
  return {
    change: runs && idle && mayMoveRun(status, 'calculated'),
    calculate: runs && idle && mayMoveRun(status, 'calculated'),
    approve: isDue && mayApprove(viewer) && refusal === null,
    approveRefusal: refusal,
    reject: mayApprove(viewer) && idle && mayMoveRun(status, 'rejected'),
    cancel: runs && mayMoveRun(status, 'cancelled'),
    pay: runs && mayMoveRun(status, 'paying'),
    close: runs && mayMoveRun(status, 'closed'),
  };
}

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

/** By which rule each authority is remitted to; schemes and lenders have their own. */
export const obligationOf: Partial<Record<Authority, Obligation>> = {
  paye: 'paye',
  ahl: 'housing-levy',
  shif: 'health',
  nhif: 'health',
  nssf: 'nssf',
  nita: 'nita',
  helb: 'helb',
};

/**
 * The day by which what a month (2026-11) owes must be remitted. Schemes and lenders set their own: they get theirs with
 * the taxes.
 */
export function dueOn(authority: Authority, month: string): string {
  const dates = dueDates(month);
  const of = (obligation: Obligation) => dates.find((date) => date.obligation === obligation)?.day;
  const day = of(obligationOf[authority] ?? 'paye') ?? of('paye');
  if (!day) throw new Error(`No due date is known for ${month}`);
  return day;
}

/** What a run owes to each authority, scheme and lender; less than nothing where it takes more back. */
export async function owedByRun(db: Db, tenant: string, run: string): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    select one->>'authority' as authority, one->>'name' as name, sum((one->>'amount')::bigint)::bigint as amount
    from payslips s cross join jsonb_array_elements(s.owed) one
    where s.tenant_id = ${tenant} and s.run_id = ${run} and not s.skipped
    group by 1, 2 having sum((one->>'amount')::bigint) <> 0 order by 1, 2`.execute(db);
  return rows;
}

/** Throws 409 where a run takes back more of what is owed to one than its month owes, less what was remitted. */
export async function refuseOverdrawn(
  tx: Tx,
  { id, month, currency }: Pick<RunRecord, 'id' | 'month' | 'currency'>,
): Promise<void> {
  const takenBack = (await owedByRun(tx, tx.tenant, id)).filter(({ amount }) => amount < 0);
  for (const { authority, name, amount } of takenBack) {
    const owed = await tx
      .selectFrom('payroll_obligations')
      .select(['amount', 'remitted'])
      .where('tenant_id', '=', tx.tenant)
      .where('month', '=', month)
      .where('authority', '=', authority)
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    const left = owed ? minus(owed.amount, owed.remitted) : none;
    if (left + amount < 0)
      throw refuse('takes-back-beyond-owed', {
        sum: { amount: minus(none, amount), currency: currency },
        name: name || authority.toUpperCase(),
        left: { amount: left, currency: currency },
      });
  }
}

/** What leaves the payer's account by a run: what is sent to employees with its fees, and what is owed to others. */
export const leavingOf = ({
  net,
  rounding,
  fees,
  obligations,
}: Pick<RunRecord, 'net' | 'rounding' | 'fees' | 'obligations'>): Cents =>
  sum([net, rounding, fees, obligations]);

/** Throws 403 where the viewer does not count as the second person beside who prepared a run. */
export async function refuseAsSecond(tx: Tx, viewer: Viewer, run: RunRecord): Promise<void> {
  const standing = await standingOf(tx, { tenant: tx.tenant, user: viewer.user.id });
  const refusal = approveRefusal(viewer, run, standing);
  if (refusal === 'own') throw refuse('may-not', { what: 'approve-own-payroll' });
  if (refusal === 'let-in') throw refuse('may-not', { what: 'approve-payroll-of-inviter' });
  if (refusal === 'new') throw refuse('may-not', { what: 'act-on-new-right' });
}
