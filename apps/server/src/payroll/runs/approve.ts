import { type Cents, cents, sum } from '@kazi/contract/cents';
import type { NewTransfer } from '@kazi/ledger';
import { sql } from 'kysely';
import { v5 } from 'uuid';
import type { Tx } from '../../database/tenancy.ts';
import { accountOf, TransferRefused, transfer } from '../../money/index.ts';
import { badInput, problem, refuse } from '../../refuse.ts';
import { settingsOf } from '../settings/queries.ts';
import { moveRun, refuseMove } from './move.ts';
import { owedByRun } from './owed-by-run.ts';
import { refuseUnready } from './refuse-unready.ts';
import type { RunRecord } from './rows.ts';

/** What leaves the payer's account by a run: what is sent to employees with its fees, and what is owed to others. */
export const leavingOf = ({
  net,
  rounding,
  fees,
  obligations,
}: Pick<RunRecord, 'net' | 'rounding' | 'fees' | 'obligations'>): Cents =>
  sum([net, rounding, fees, obligations]);

/** The ids of a run's transfers follow from its own, so that none is made twice. */
const part = (run: string, name: string) => v5(name, run);

/** What a run holds of the payer's money: all wages in one, and what is owed in one for each authority. */
async function heldBy(
  tx: Tx,
  run: RunRecord,
): Promise<{ name: string; amount: Cents; authority?: string }[]> {
  const byAuthority = Map.groupBy(await owedByRun(tx, tx.tenant, run.id), ({ authority }) => authority);
  const owed = [...byAuthority].map(([authority, all]) => ({
    name: authority,
    authority,
    amount: sum(all.map(({ amount }) => amount)),
  }));
  const wages = sum([run.net, run.rounding, run.fees]);
  return [{ name: 'wages', amount: wages }, ...owed].filter(({ amount }) => amount !== 0);
}

async function hold(tx: Tx, run: RunRecord, payer: string): Promise<void> {
  const { currency, id } = run;
  const debit = await accountOf(tx, { kind: 'primary', user: payer, currency });
  const transfers: NewTransfer[] = [];
  for (const { name, amount, authority } of await heldBy(tx, run)) {
    if (amount < 0) throw refuse('payroll-takes-back-more');
    const credit = await accountOf(
      tx,
      authority ? { kind: 'payable', authority, currency } : { kind: 'wages', currency },
    );
    transfers.push({
      kind: 'pending',
      id: part(id, name),
      debit,
      credit,
      amount,
      code: 'payroll',
      reference: id,
    });
  }
  try {
    await transfer(tx, transfers);
  } catch (error) {
    if (!(error instanceof TransferRefused) || error.refusal.reason !== 'insufficient') throw error;
    const { available } = error.refusal;
    const missing = cents(leavingOf(run) - sum([available, ...before(transfers, error.index)]));
    throw refuse(
      'payroll-beyond-wallet',
      { sum: { amount: missing, currency: currency } },
      { leaving: 'not-covered-by-payer' },
    );
  }
}

/** What the transfers before one would have taken already. */
const before = (transfers: readonly NewTransfer[], index: number): Cents[] =>
  transfers.slice(0, index).map((one) => ('amount' in one && one.amount) || cents(0));

/** Posts what a run holds, or gives it back. */
export async function resolveHolds(tx: Tx, run: RunRecord, kind: 'post' | 'void'): Promise<void> {
  const held = await heldBy(tx, run);
  await transfer(
    tx,
    held.map(({ name }) => ({ id: part(run.id, `${name} ${kind}`), kind, pending: part(run.id, name) })),
  );
}

/**
 * Approves a locked run: its sum is the one that the approver has seen, they did not prepare it, and the payer's wallet
 * holds all of it from now on. Throws 400 or 409, holding nothing.
 */
export async function approveRun(tx: Tx, run: RunRecord, { leaving }: { leaving: Cents }): Promise<void> {
  refuseMove(run, 'approved');
  const { payer_id } = await settingsOf(tx, tx.tenant);
  if (!payer_id) throw refuse('payroll-without-payer');
  await refuseUnready(tx, run);
  const wanted = leavingOf(run);
  if (wanted <= 0) throw refuse('payroll-pays-nothing');
  if (leaving !== wanted)
    throw badInput({ leaving: problem('leaving-sum', { sum: { amount: wanted, currency: run.currency } }) });
  await hold(tx, run, payer_id);
  await tx
    .updateTable('payslips')
    .set({ payout: sql`case when pays > 0 then 'held' else 'none' end` })
    .where('tenant_id', '=', tx.tenant)
    .where('run_id', '=', run.id)
    .where('kind', '=', 'pay')
    .execute();
  await moveRun(tx, run, 'approved', { payer_id, approved_by: tx.actor, approved_at: sql`now()` });
}

/** Gives up a locked run. What is held goes back to the payer, and what it took back can be taken back by another. */
export async function cancelRun(tx: Tx, run: RunRecord): Promise<void> {
  refuseMove(run, 'cancelled');
  if (run.status === 'approved') await resolveHolds(tx, run, 'void');
  await moveRun(tx, run, 'cancelled', { calculated: null, to_calculate: null });
  await dropReversals(tx, run.id);
}

/** What a run would have taken back was not: another run may do so. */
async function dropReversals(tx: Tx, run: string): Promise<void> {
  await tx
    .deleteFrom('payslips')
    .where('tenant_id', '=', tx.tenant)
    .where('run_id', '=', run)
    .where('kind', '=', 'reversal')
    .execute();
}
