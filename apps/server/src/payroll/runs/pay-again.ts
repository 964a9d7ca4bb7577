import { type Cents, cents, minus, sum } from '@kazi/contract/cents';
import { type InferResult, sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { secondPersonRefusal, standingOf } from '../../identity/index.ts';
import { accountOf, TransferRefused, transfer } from '../../money/index.ts';
import { refuse } from '../../refuse.ts';
import { monthOf } from '../month.ts';
import { isElsewhere, paidTo } from '../pay-to.ts';
import { payoutOf } from './compute.ts';
import { enqueuePayOut } from './pay.ts';
import { payerOf, type RunRecord } from './run.ts';

/** The failed payouts of some employees, with where their pay goes now. */
const failedOf = (tx: Tx, run: string, employees: readonly string[]) =>
  tx
    .selectFrom('payslips as s')
    .innerJoin('employees as e', (on) =>
      on.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.employee_id'),
    )
    .select(['s.id', 's.pays', 's.fee', 's.rounding', 'e.user_id', 'e.first_name', 'e.last_name'])
    .select([
      'e.pay_method',
      'e.pay_phone',
      'e.pay_bank',
      'e.pay_account',
      'e.pay_changed_at',
      'e.pay_changed_by',
    ])
    .select(isElsewhere.as('elsewhere'))
    .where('s.tenant_id', '=', tx.tenant)
    .where('s.run_id', '=', run)
    .where('s.payout', '=', 'failed')
    .where('e.id', '=', sql<string>`any(${employees}::uuid[])`)
    .orderBy('s.id');

type Failed = InferResult<ReturnType<typeof failedOf>>[number];

const nameOf = ({ first_name, last_name }: Failed) => `${first_name} ${last_name}`;

/**
 * Throws 403 for a person who changed a receiver since the approval, or does not count as the second person beside them: only a
 * second person sends pay there.
 */
async function refuseAlone(tx: Tx, failed: readonly Failed[]): Promise<void> {
  const moved = failed.filter(({ elsewhere }) => elsewhere);
  if (!tx.actor || moved.length === 0) return;
  const standing = await standingOf(tx, { tenant: tx.tenant, user: tx.actor });
  for (const row of moved) {
    const first = row.pay_changed_by === null ? [] : [row.pay_changed_by];
    const refusal = secondPersonRefusal(standing, first, ['manage Payroll', 'approve Payroll']);
    if (refusal === 'own') throw refuse('may-not', { what: 'send-pay-moved-alone', name: nameOf(row) });
    if (refusal === 'let-in') throw refuse('may-not', { what: 'send-pay-for-inviter', name: nameOf(row) });
    if (refusal === 'new') throw refuse('may-not', { what: 'act-on-new-right' });
  }
}

/** Where a failed payout goes now, and what that costs. Throws 409 where nothing can go there. */
function payoutNow(row: Failed, { currency, day }: { currency: string; day: string }) {
  const pay_to = paidTo(row, { name: nameOf(row), user: row.user_id });
  if (!pay_to) throw refuse('pay-goes-nowhere');
  const { amounts, limits } = payoutOf(row.pay_method, minus(row.pays, row.rounding), day);
  if (limits && (amounts.pays > limits.max || amounts.pays < limits.min))
    throw refuse('payout-beyond-limits', {
      name: nameOf(row),
      min: { amount: cents(limits.min), currency: currency },
      max: { amount: cents(limits.max), currency: currency },
      sum: { amount: amounts.pays, currency: currency },
    });
  return { id: row.id, pay_to, ...amounts };
}

/**
 * Sends failed payouts of a locked run again, to where pay goes now. Another way may cost another fee: the difference comes
 * from the payer's wallet, or goes back to it. Throws 403 for a receiver that the actor has changed since
 * the approval, and 409, sending nothing.
 */
export async function payAgain(tx: Tx, run: RunRecord, employees: readonly string[]): Promise<void> {
  const failed = run.status === 'paying' ? await failedOf(tx, run.id, employees).execute() : [];
  if (failed.length === 0) throw refuse('no-failed-payouts');
  await refuseAlone(tx, failed);
  const on = { currency: run.currency, day: kenyanDay() };
  const rows = failed.map((row) => payoutNow(row, on));
  const leaving = (payouts: readonly { pays: Cents; fee: Cents }[]) =>
    sum(payouts.flatMap(({ pays, fee }) => [pays, fee]));
  await settleDifference(tx, run, leaving(rows) - leaving(failed));
  await sql`
    update payslips s set payout = 'held', pay_to = v.pay_to, pays = v.pays, fee = v.fee, rounding = v.rounding
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id uuid, pay_to jsonb, pays bigint, fee bigint, rounding bigint)
    where s.tenant_id = ${tx.tenant} and s.id = v.id`.execute(tx);
  await record(tx, {
    subject: 'payroll-run',
    subjectId: run.id,
    verb: 'sent-again',
    detail: { month: monthOf(run.month), payouts: rows.length },
  });
  await enqueuePayOut(tx, run.id);
}

async function settleDifference(tx: Tx, run: RunRecord, difference: number): Promise<void> {
  if (difference === 0) return;
  const { id, currency } = run;
  const wallet = await accountOf(tx, { kind: 'primary', user: payerOf(run), currency });
  const wages = await accountOf(tx, { kind: 'wages', currency });
  const [debit, credit] = difference > 0 ? [wallet, wages] : [wages, wallet];
  const amount = cents(Math.abs(difference));
  try {
    await transfer(tx, [{ id: newId(), debit, credit, amount, code: 'payroll', reference: id }]);
  } catch (error) {
    if (!(error instanceof TransferRefused) || error.refusal.reason !== 'insufficient') throw error;
    throw refuse('payout-fees-beyond-wallet');
  }
}
