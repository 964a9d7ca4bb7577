import type { Cents } from '@kazi/contract/cents';
import type { PayrollSettings, Run } from '@kazi/contract/payroll';
import type { DayCount } from '@kazi/payroll-ke';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Tx } from '../../database/tenancy.ts';
import { lockPayroll } from '../approved-runs.ts';

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
