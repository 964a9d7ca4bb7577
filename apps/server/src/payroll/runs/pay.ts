import type { NewTransfer } from '@kazi/ledger';
import type { Party } from '@kazi/payment-rails';
import { type Selectable, sql } from 'kysely';
import { v5 } from 'uuid';
import * as z from 'zod';
import { newId } from '../../database/ids.ts';
import type { Tables } from '../../database/tables.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { isActive } from '../../identity/index.ts';
import { defineJob, enqueue, handle } from '../../jobs/job.ts';
import {
  accountOf,
  fullFrom,
  heldLimitsIn,
  paySalaries,
  salaryDecided,
  transfer,
  walletsOf,
} from '../../money/index.ts';
import { refuse } from '../../refuse.ts';
import type { Services } from '../../services.ts';
import { monthOf } from '../month.ts';
import { tellOfPay } from '../payslips/mail.ts';
import { resolveHolds } from './approve.ts';
import { operations } from './compute.ts';
import {
  dueOn,
  lockRun,
  moveRun,
  owedByRun,
  payerOf,
  type RunRecord,
  refuseMove,
  refuseOverdrawn,
} from './run.ts';

/** Sends the net pay of a run that is being paid, some hundred at a time. */
const payOut = defineJob('pay-payroll', z.object({ tenant: z.uuid(), run: z.uuid() }));

const batchSize = 200;

/** Has the payouts of a run sent, now or at a moment. */
export const enqueuePayOut = (tx: Tx, run: string, runAt?: Date) =>
  enqueue(tx, payOut, { tenant: tx.tenant, run }, { key: `pay-payroll ${run}`, runAt });

/** Begins to pay a locked run: what is held becomes wages and debts to authorities, and payouts go out by a job. */
export async function payRun(tx: Tx, run: RunRecord): Promise<void> {
  await beginPayment(tx, run);
  await enqueuePayOut(tx, run.id);
}

/** Makes wages and debts to authorities of what a locked run holds. Nothing is sent yet. */
export async function beginPayment(tx: Tx, run: RunRecord): Promise<void> {
  refuseMove(run, 'paying');
  if (!run.payer_id || !(await isActive(tx, run.payer_id))) throw refuse('payer-not-active');
  await refuseOverdrawn(tx, run);
  await resolveHolds(tx, run, 'post');
  await owe(tx, run);
  await moveRun(tx, run, 'paying');
}

/** Adds what a run owes to the month's obligations. */
async function owe(tx: Tx, { id, month }: RunRecord): Promise<void> {
  for (const { authority, name, amount } of await owedByRun(tx, tx.tenant, id))
    await tx
      .insertInto('payroll_obligations')
      .values({
        tenant_id: tx.tenant,
        id: newId(),
        month,
        authority,
        name,
        amount,
        due_on: dueOn(authority, monthOf(month)),
      })
      .onConflict((clash) =>
        clash
          .columns(['tenant_id', 'month', 'authority', 'name'])
          .doUpdateSet({ amount: sql`payroll_obligations.amount + ${amount}` }),
      )
      .execute();
}

type Held = Pick<Selectable<Tables['payslips']>, 'id' | 'pays' | 'fee' | 'pay_to'>;

/** Payslips of a run that are not paid yet, a batch of them. */
interface Batch {
  /** To pay now. A new receiver gets at most the first-day limit; what is more waits. */
  now: Held[];
  /** From when on the first of those that wait can be paid. */
  later: Date | undefined;
  /** The last one read, where others may come after it. */
  last: string | undefined;
}

/** Reads what is held of a run, a batch at most: from its beginning, or after a payslip. */
export async function heldOf(tx: Tx, run: string, after?: string): Promise<Batch> {
  let query = tx
    .selectFrom('payslips')
    // By the clock that dated the receivers, the database's.
    .select(['id', 'pays', 'fee', 'pay_to', sql<Date>`now()`.as('asked_at')])
    .where('tenant_id', '=', tx.tenant)
    .where('run_id', '=', run)
    .where('payout', '=', 'held')
    .orderBy('id')
    .limit(batchSize);
  if (after) query = query.where('id', '>', after);
  const held = await query.execute();
  const { newReceiver } = await heldLimitsIn(tx, tx.tenant);
  const waitsUntil = ({ pays, pay_to, asked_at }: (typeof held)[number]): Date | undefined => {
    if (!pay_to || pay_to.method === 'wallet' || pays <= newReceiver) return undefined;
    const full = fullFrom(new Date(pay_to.since));
    return full > asked_at ? full : undefined;
  };
  return {
    now: held.filter((one) => !waitsUntil(one)),
    later: firstOf(held.map(waitsUntil)),
    last: held.length === batchSize ? held.at(-1)?.id : undefined,
  };
}

const firstOf = (moments: readonly (Date | undefined)[]): Date | undefined =>
  moments.flatMap((moment) => moment ?? []).sort((one, other) => +one - +other)[0];

/** How far a run was read, and when the first of those before can be paid. */
interface Progress {
  after?: string;
  later?: Date | undefined;
}

/**
 * Sends what can be sent now of a batch of a run that is being paid. Done again after a crash, it sends nothing twice. Gives where to go
 * on; undefined at the end.
 */
async function payBatch(
  tx: Tx,
  services: Services,
  run: RunRecord,
  before: Progress,
): Promise<Progress | undefined> {
  const { now, last, ...read } = await heldOf(tx, run.id, before.after);
  const toWallets = now.filter(({ pay_to }) => pay_to?.method === 'wallet');
  await payWallets(tx, run, toWallets);
  await setPayout(tx, toWallets, 'arrived');
  const salaries = now.flatMap(({ id, pays: amount, fee, pay_to }) => {
    const operation = pay_to && operations[pay_to.method];
    return operation ? [{ id, operation, amount, fee, party: partyOf(pay_to) }] : [];
  });
  const narration = `Salary ${monthOf(run.month)}`;
  const payments = await paySalaries(tx, services, { payer: payerOf(run), narration, salaries });
  await setPayout(tx, salaries, 'waiting', payments);
  if (now.length > 0) await record(tx, { subject: 'payroll-run', subjectId: run.id, verb: 'sending' });
  const later = firstOf([before.later, read.later]);
  if (last) return { after: last, later };
  if (later) await enqueuePayOut(tx, run.id, later);
  await endPayment(tx, run);
  return undefined;
}

/** To whom a rail carries a salary. */
export const partyOf = ({ name, phone, bank, account }: NonNullable<Held['pay_to']>): Party =>
  phone === null
    ? { kind: 'bank-account', bank: bank ?? '', account: account ?? '', name }
    : { kind: 'phone', phone, name };

/** Pays salaries into wallets of employees. */
export async function payWallets(tx: Tx, { currency }: RunRecord, payslips: readonly Held[]): Promise<void> {
  const debit = await accountOf(tx, { kind: 'wages', currency });
  const users = payslips.flatMap(({ pay_to }) => pay_to?.user ?? []);
  const wallets = await walletsOf(tx, { users, currency });
  const transfers = payslips.map(({ id, pays, pay_to }): NewTransfer => {
    const credit = wallets.get(pay_to?.user ?? '');
    if (!credit) throw new Error(`The payslip ${id} names nobody to whose wallet it goes`);
    return { id: v5('wallet', id), debit, credit, amount: pays, code: 'salary', reference: id };
  });
  await transfer(tx, transfers);
}

/** Writes down how far the payouts of payslips are, with their payments. */
export async function setPayout(
  tx: Tx,
  payslips: readonly { id: string }[],
  payout: 'arrived' | 'waiting',
  payments: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const rows = payslips.map(({ id }) => ({ id, payment: payments.get(id) ?? null }));
  await sql`
    update payslips s set payout = ${payout}, payment_id = coalesce(v.payment, s.payment_id)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id uuid, payment uuid)
    where s.tenant_id = ${tx.tenant} and s.id = v.id`.execute(tx);
}

/** A run is paid once every payout has arrived. */
async function endPayment(tx: Tx, run: RunRecord): Promise<void> {
  const open = await tx
    .selectFrom('payslips')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('run_id', '=', run.id)
    .where('payout', 'in', ['held', 'waiting', 'failed'])
    .executeTakeFirst();
  if (open) return;
  await moveRun(tx, run, 'paid');
  await tellOfPay(tx, run.id);
}

async function runPayOut(
  { tenant, run: id }: { tenant: string; run: string },
  services: Services,
): Promise<void> {
  for (let progress: Progress | undefined = {}; progress; ) {
    const before: Progress = progress;
    progress = await services.database.write(tenant, null, async (tx) => {
      const run = await lockRun(tx, id);
      return run?.status === 'paying' ? payBatch(tx, services, run, before) : undefined;
    });
  }
}

export const payOutHandler = handle(payOut, runPayOut);

/** Follows a salary that has arrived, or has failed and can be sent again. */
async function follow(
  { tenant, payment }: { tenant: string; payment: string },
  { database }: Services,
): Promise<void> {
  await database.write(tenant, null, async (tx) => {
    const found = await tx
      .selectFrom('payslips as s')
      .innerJoin('payments as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.payment_id'),
      )
      .select(['s.run_id', 'p.status'])
      .where('s.tenant_id', '=', tenant)
      .where('s.payment_id', '=', payment)
      .executeTakeFirst();
    const run = found && (await lockRun(tx, found.run_id));
    if (!run) return;
    await tx
      .updateTable('payslips')
      .set({ payout: found.status === 'succeeded' ? 'arrived' : 'failed' })
      .where('tenant_id', '=', tenant)
      .where('payment_id', '=', payment)
      .where('payout', '=', 'waiting')
      .execute();
    await record(tx, { subject: 'payroll-run', subjectId: run.id, verb: 'payout-decided' });
    if (run.status === 'paying') await endPayment(tx, run);
  });
}

export const followHandler = handle(salaryDecided, follow);
