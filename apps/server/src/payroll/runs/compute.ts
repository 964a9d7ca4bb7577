import { type Cents, cents, noCents } from '@kazi/contract/cents';
import type { Withdrawal } from '@kazi/contract/money';
import { type PayProblem, type ProblemCode, type RunRow, runInput } from '@kazi/contract/payroll';
import { feeOf, limitsOf } from '@kazi/payment-rails';
import {
  InvalidInput,
  type Line,
  type Paid,
  type Payslip,
  ratesOf,
  supplement,
  UnknownMonth,
} from '@kazi/payroll-ke';
import type { NamedDeduction, StoredLine } from '../../database/tables.ts';
import { fullFrom } from '../../money/index.ts';
import { type PayColumns, paidTo } from '../pay-to.ts';
import type { ComputedRow, Earlier, ToCompute } from './batch.ts';
import type { RunTerms } from './run.ts';
import { dueThisMonth, owedBy, sumOwed, wholeMonth } from './whole-month.ts';

/** The withdrawal that carries a salary by each method; a wallet needs none. */
export const operations = {
  mpesa: 'send-to-mpesa',
  bank: 'bank-transfer',
  pesalink: 'pesalink-to-account',
  wallet: null,
} as const satisfies Record<NonNullable<PayColumns['pay_method']>, Withdrawal | null>;

/** What is sent to an employee, and what the way that it goes carries. */
interface Payout {
  amounts: { pays: Cents; fee: Cents; rounding: Cents };
  /** The most and the least that the way carries; null where nothing limits it. */
  limits: { min: number; max: number } | null;
}

/**
 * What is sent to an employee by the way their pay goes, on a day (2026-11-21). A rail of whole shillings gets the next whole one, which the
 * employer adds: nobody gets less than they earned, and no cents stay behind.
 */
export function payoutOf(pay_method: PayColumns['pay_method'], net: Cents, day: string): Payout {
  const operation = pay_method && operations[pay_method];
  if (!operation || net === 0)
    return { amounts: { pays: net, fee: noCents, rounding: noCents }, limits: null };
  const { min, max, step } = limitsOf(operation, day);
  const pays = cents(Math.ceil(net / step) * step);
  return {
    amounts: { pays, fee: feeOf(operation, pays, day), rounding: cents(pays - net) },
    limits: { min, max },
  };
}

interface Found {
  net?: Cents;
  shortfalls?: Payslip['shortfalls'];
  payout?: Payout;
  /** What the month's runs come to together. */
  month?: Payslip;
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
function errorsOf({ employee, pay, terms }: ToCompute, { net, shortfalls, payout }: Found): PayProblem[] {
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
function warningsOf(row: ToCompute, { net = noCents, month, carried, run }: Weighed): PayProblem[] {
  const { employee, pay, before, earlier } = row;
  const problems: PayProblem[] = [];
  if (!employee.identity) problems.push(warning('identity-missing'));
  if (!employee.nssfNumber) problems.push(warning('nssf-number-missing'));
  if (!employee.shaNumber) problems.push(warning('sha-number-missing'));
  const full = fullFrom(new Date(pay.pay_changed_at));
  if (pay.pay_method && pay.pay_method !== 'wallet' && full > run.now && net > run.newReceiver)
    problems.push(warning('receiver-new', { until: full.toISOString(), most: run.newReceiver }));
  if (month && !month.third.isKept)
    problems.push(warning('third-not-kept', { keeps: month.third.keeps, now: month.totals.net }));
  for (const { name, amount } of carried) problems.push(warning('carried', { name, amount }));
  if (before && before.net > 0 && Math.abs(net - before.net) > before.net * jump)
    problems.push(warning('net-jumped', { before: before.net, now: net }));
  if (earlier.length > 0) problems.push(warning('supplement'));
  for (const rates of ratesOf(run.month).awaited)
    problems.push(warning('rates-awaited', { rates, month: run.month }));
  return problems;
}

/**
 * Why an employee's pay is to be looked at: what differs from the month before, or was taken back so that nothing does; the
 * weightiest reason. Null where there is none.
 */
function changeOf(
  { before, employee, terms, pay, inputIsSet, takenBack }: ToCompute,
  { net, run }: { net: Cents; run: RunTerms },
): RunRow['change'] {
  if (run.kind === 'off-cycle') return 'input';
  if (!before) return 'joined';
  if (employee.leftOn?.startsWith(run.month)) return 'left';
  if (terms?.from === run.month) return 'terms';
  if (inputIsSet) return 'input';
  if (net !== before.net) return 'pay';
  if (takenBack) return takenBack;
  const since = new Date(pay.pay_changed_at).toISOString();
  return before.since === null || since > before.since ? 'payout' : null;
}

/** What follows from the employee alone. */
const fromEmployee = ({ id, employee, terms, before }: ToCompute) => ({
  id,
  employee,
  terms,
  // What a change is shown beside.
  before: before && { gross: before.gross, net: before.net },
});

/** Nothing is paid to an employee who is skipped, or for whom nothing can be computed. */
const nothing = (row: ToCompute, problems: PayProblem[], change: RunRow['change']): ComputedRow => ({
  ...fromEmployee(row),
  lines: [],
  tax: null,
  gross: noCents,
  deductions: noCents,
  net: noCents,
  employer: noCents,
  owed: [],
  obligations: noCents,
  taken: [],
  carried: [],
  pay_to: null,
  pays: noCents,
  fee: noCents,
  rounding: noCents,
  problems,
  errors: problems.length > 0,
  warnings: false,
  change,
  reviewed: row.reviewed && row.net === 0,
});

/** Computes one payslip: what the month's runs come to together, less what those before have paid already. */
export function computeRow(row: ToCompute, run: RunTerms): ComputedRow {
  if (row.skipped) return nothing(row, [], row.before ? 'input' : null);
  const regular = run.kind === 'monthly' || row.earlier.some(({ monthly }) => monthly);
  const inputs = [...row.earlier, row].map(({ id, input }) => ({ id, input: runInput.parse(input) }));
  const due = dueThisMonth(row, { inputs, regular });
  if (regular && !row.terms) return nothing(row, errorsOf(row, {}), 'joined');
  let whole: Payslip;
  try {
    whole = wholeMonth({
      month: run.month,
      joined: row.employee.joinedOn,
      left: row.employee.leftOn,
      residence: row.employee.residence,
      employment: row.employee.employment,
      disabilityUntil: row.disabilityUntil,
      terms: row.terms,
      regular,
      inputs: inputs.map(({ input }) => input),
      unpaidDays: row.unpaidDays,
      deductions: due,
      proration: run.proration,
      thirdOf: run.thirdOf,
    });
  } catch (error) {
    const problem = problemOf(error, run);
    if (!problem) throw error;
    return nothing(row, [problem], 'input');
  }
  const payslip = row.earlier.length > 0 ? supplement(whole, row.earlier.map(paidBy)) : whole;
  // What was left of months before waits for the month's own run.
  const waiting = regular ? [] : row.carried;
  return rowOf(row, payslip, { due, waiting, run, whole });
}

/** Why nothing can be computed; undefined for a fault of the program. */
function problemOf(error: unknown, { month }: RunTerms): PayProblem | undefined {
  if (error instanceof UnknownMonth)
    return { code: 'rates-unknown', level: 'error', values: { rates: error.table, month } };
  if (error instanceof InvalidInput)
    return { code: 'input-invalid', level: 'error', values: { field: error.path, problem: error.problem } };
  return undefined;
}

interface Computed {
  due: readonly NamedDeduction[];
  /** What months before left to be taken and this run does not ask for. */
  waiting: readonly NamedDeduction[];
  run: RunTerms;
  /** What the month's runs come to together. */
  whole: Payslip;
}

function rowOf(row: ToCompute, payslip: Payslip, { due, waiting, run, whole }: Computed): ComputedRow {
  const { totals, lines, tax } = payslip;
  const owed = owedBy(lines, { terms: row.terms, deductions: due });
  const net = cents(totals.net);
  const payout = payoutOf(row.pay.pay_method, cents(Math.max(0, net + row.reversed)), run.day);
  const named = (id: string) => due.find((deduction) => deduction.id === id);
  const carried = payslip.carried.map(({ id, kind, amount }) => ({
    id,
    kind,
    name: named(id)?.name ?? '',
    amount: cents(amount),
  }));
  const found = {
    net: cents(net + row.reversed),
    shortfalls: payslip.shortfalls,
    payout,
    month: whole,
  };
  const { firstName, lastName } = row.employee;
  const payTo = paidTo(row.pay, { name: `${firstName} ${lastName}`, user: row.userId });
  const errors = errorsOf(row, found);
  const warnings = warningsOf(row, { ...found, carried, run });
  return {
    ...fromEmployee(row),
    lines: lines.map((line) => storedLine(line, row, named)),
    tax,
    gross: cents(totals.gross),
    deductions: cents(totals.deductions),
    // Less than nothing is an error, and is never paid.
    net: cents(Math.max(0, net)),
    employer: cents(totals.employer),
    owed,
    obligations: sumOwed(owed),
    taken: takenBy(lines, named),
    carried: [...waiting, ...carried],
    pay_to: payTo,
    ...payout.amounts,
    problems: [...errors, ...warnings],
    errors: errors.length > 0,
    warnings: warnings.length > 0,
    change: changeOf(row, { net, run }),
    // A review is of the sum and of where it goes.
    reviewed: row.reviewed && row.net === net && row.paidTo?.since === payTo?.since,
  };
}

/** What another run of the month has paid. */
const paidBy = ({ lines, tax, gross, deductions, net, employer }: Earlier): Paid => ({
  lines: lines.map(({ ref, name: _name, ...line }) => ({ ...line, ...(ref !== null && { ref }) })),
  tax,
  totals: { gross, deductions, net, employer },
});

type Named = (id: string) => NamedDeduction | undefined;

/** Lines whose reference is the employer's own word for them. */
const namedByRef: readonly Line['code'][] = ['allowance', 'unpaid-leave', 'per-diem', 'per-diem-exempt'];

function storedLine({ ref, ...line }: Line, { terms, taken }: ToCompute, named: Named): StoredLine {
  const { code, amount, why, earlier = 0 } = line;
  const lent = terms?.deductions.find(({ id }) => id !== undefined && id === ref)?.balance ?? null;
  const scheme = code === 'pension' ? terms?.pension?.scheme : undefined;
  const tierTwo = why.rule === 'tier' && why.to === 'private-scheme' ? terms?.tierTwoScheme : undefined;
  const name =
    ref === undefined ? (scheme ?? tierTwo) : namedByRef.includes(code) ? ref : (named(ref)?.name ?? ref);
  return {
    ...line,
    ref: ref ?? null,
    name: name ?? null,
    amount: cents(amount),
    earlier: cents(earlier),
    left: lent === null ? null : cents(Math.max(0, lent - (taken[ref ?? ''] ?? 0) - amount - earlier)),
    why,
  };
}

const takenBy = (lines: readonly Line[], named: Named): NamedDeduction[] =>
  lines.flatMap(({ kind, ref, amount }) => {
    const deduction = kind === 'deduction' && ref !== undefined ? named(ref) : undefined;
    return deduction && amount !== 0 ? [{ ...deduction, amount: cents(amount) }] : [];
  });
