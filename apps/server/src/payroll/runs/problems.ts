import { type Cents, noCents } from '@kazi/contract/cents';
import type { PayProblem, ProblemCode } from '@kazi/contract/payroll';
import type { Payslip } from '@kazi/payroll-ke';
import type { NamedDeduction } from '../../database/tables.ts';
import { fullFrom } from '../../money/index.ts';
import type { Payout } from './payout.ts';
import type { ToCompute } from './read-batch.ts';
import type { RunTerms } from './rows.ts';

interface Found {
  net?: Cents;
  shortfalls?: Payslip['shortfalls'];
  payout?: Payout;
  third?: Payslip['third'];
}

const error = (code: ProblemCode, values: PayProblem['values'] = {}): PayProblem => ({
  code,
  level: 'error',
  values,
});
const warning = (code: ProblemCode, values: PayProblem['values'] = {}): PayProblem => ({
  code,
  level: 'warning',
  values,
});

/** What keeps an employee from being paid. */
export function errorsOf(
  { employee, pay, terms }: ToCompute,
  { net, shortfalls, payout }: Found,
): PayProblem[] {
  const problems: PayProblem[] = [];
  if (!terms) problems.push(error('terms-missing'));
  if (!employee.kraPin) problems.push(error('kra-pin-missing'));
  if (!pay.pay_method) problems.push(error('pay-to-missing'));
  const short = shortfalls?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  if (short > 0 || (net !== undefined && net < 0))
    problems.push(error('nothing-left', { amount: Math.max(short, -(net ?? 0)) }));
  const { limits, amounts } = payout ?? {};
  if (limits && amounts && amounts.pays > limits.max)
    problems.push(error('too-much-for-one-payment', { amount: amounts.pays, most: limits.max }));
  if (limits && amounts && amounts.pays < limits.min)
    problems.push(error('too-little-for-a-payment', { amount: amounts.pays, least: limits.min }));
  return problems;
}

/** A change of net pay by more than this share is pointed out. */
const jump = 0.25;

interface Weighed extends Found {
  carried: readonly NamedDeduction[];
  run: RunTerms;
}

/** What should be looked at before an employee is paid. */
export function warningsOf(row: ToCompute, { net = noCents, third, carried, run }: Weighed): PayProblem[] {
  const { employee, pay, before, earlier } = row;
  const problems: PayProblem[] = [];
  if (!employee.identity) problems.push(warning('identity-missing'));
  if (!employee.nssfNumber) problems.push(warning('nssf-number-missing'));
  if (!employee.shaNumber) problems.push(warning('sha-number-missing'));
  const full = fullFrom(new Date(pay.pay_changed_at));
  if (pay.pay_method && pay.pay_method !== 'wallet' && full > run.now && net > run.newReceiver)
    problems.push(warning('receiver-new', { until: full.toISOString(), most: run.newReceiver }));
  if (third && !third.isKept) problems.push(warning('third-not-kept', { keeps: third.keeps, now: net }));
  for (const { name, amount } of carried) problems.push(warning('carried', { name, amount }));
  if (before && before.net > 0 && Math.abs(net - before.net) > before.net * jump)
    problems.push(warning('net-jumped', { before: before.net, now: net }));
  if (earlier.length > 0) problems.push(warning('supplement'));
  return problems;
}
