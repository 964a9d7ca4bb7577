import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { type AccountName, accountOf, clearedTransfer, transfer } from '../../money/index.ts';
import { heldOf, operations, partyOf, payWallets, type RunRecord, setPayout } from '../../payroll/index.ts';
import { insertPayments, type PastPayment } from '../money/payments.ts';
import type { Member } from '../people.ts';
import type { PaidMonth } from './calendar.ts';

const currency = 'KES';
const wages: AccountName = { kind: 'wages', currency };
const fees: AccountName = { kind: 'fees', currency };
const clearing: AccountName = { kind: 'clearing', rail: 'sandbox', currency };
const float: AccountName = { kind: 'float', rail: 'sandbox', currency };

/** Pays what a run holds, as it has arrived: into wallets, and by the sandbox to phones and banks. */
export async function settleSalaries(
  tx: Tx,
  run: RunRecord,
  payer: Member,
  { month, paid, closed }: PaidMonth,
): Promise<void> {
  const { now: held } = await heldOf(tx, run.id);
  const toWallets = held.filter(({ pay_to }) => pay_to?.method === 'wallet');
  await payWallets(tx, run, toWallets);
  await setPayout(tx, toWallets, 'arrived');
  const sent = held.flatMap(({ id: payslip, pays, fee, pay_to }) => {
    const operation = pay_to && operations[pay_to.method];
    if (!operation) return [];
    const payment: PastPayment = {
      id: newId(paid),
      kind: 'salary',
      operation,
      member: payer,
      party: partyOf(pay_to),
      narration: `Salary ${month}`,
      amount: pays,
      fee,
      at: paid,
      clearedAt: closed,
    };
    return [{ payslip, payment }];
  });
  const payments = sent.map(({ payment }) => payment);
  await insertPayments(tx, payments);
  await setPayout(
    tx,
    sent.map(({ payslip }) => ({ id: payslip })),
    'arrived',
    new Map(sent.map(({ payslip, payment }) => [payslip, payment.id])),
  );
  await book(tx, payments);
}

async function book(tx: Tx, payments: readonly PastPayment[]): Promise<void> {
  const debit = await accountOf(tx, wages);
  const [toRail, toFees] = [await accountOf(tx, clearing), await accountOf(tx, fees)];
  const lines = payments.flatMap(({ id: reference, amount, fee }) => [
    { debit, reference, credit: toRail, amount, code: 'salary' },
    { debit, reference, credit: toFees, amount: fee, code: 'fee' },
  ]);
  await transfer(
    tx,
    lines.filter(({ amount }) => amount > 0).map((line) => ({ id: newId(tx.at), ...line })),
  );
}

/** Books that the rail has shown the salaries of a run on its statement. */
export async function clearSalaries(tx: Tx, run: RunRecord): Promise<void> {
  const shown = await tx
    .selectFrom('payments as p')
    .innerJoin('payslips as s', (join) =>
      join.onRef('s.tenant_id', '=', 'p.tenant_id').onRef('s.payment_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.amount'])
    .where('s.tenant_id', '=', tx.tenant)
    .where('s.run_id', '=', run.id)
    .execute();
  const [debit, credit] = [await accountOf(tx, clearing), await accountOf(tx, float)];
  await transfer(
    tx,
    shown.map(({ id, amount }) => ({
      id: clearedTransfer(id),
      debit,
      credit,
      amount,
      code: 'cleared',
      reference: id,
    })),
  );
}
