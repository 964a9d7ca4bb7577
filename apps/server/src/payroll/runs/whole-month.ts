import { type Cents, cents } from '@kazi/contract/cents';
import type { Employee, PayrollSettings, RunInput, Terms } from '@kazi/contract/payroll';
import {
  bonusForNet,
  computePayslip,
  type DayCount,
  daysWorked,
  type Line,
  type Payslip,
  type PayslipInput,
  payeeOf,
} from '@kazi/payroll-ke';
import type { NamedDeduction, Owed } from '../../database/tables.ts';
import type { ToCompute } from './batch.ts';

/** What an employee's pay of a month is computed from. Amounts are in cents. */
interface Month {
  /** 2026-11. */
  month: string;
  joined: string;
  left: string | null;
  residence: Employee['residence'];
  employment: Employee['employment'];
  disabilityUntil: string | null;
  terms: Terms | null;
  /** Whether the month's own pay is in it: not in an off-cycle run before the month's own. */
  regular: boolean;
  /** What is particular to the month, of each of its runs in the order of their approval. */
  inputs: readonly RunInput[];
  /** Working days of unpaid leave. */
  unpaidDays: number;
  /** What is due of what the employee owes, with what was carried into the month. */
  deductions: readonly NamedDeduction[];
  proration: DayCount;
  thirdOf: PayrollSettings['oneThirdOf'];
}

type Earning = RunInput['earnings'][number];

const sumOf = (earnings: readonly Earning[], kind: Earning['kind']) =>
  earnings.filter((earning) => earning.kind === kind).reduce((sum, { amount }) => sum + amount, 0);

/** How an input says the same as several: lists and hours add up, and of what a month has once the last word holds. */
const together: { [Field in keyof RunInput]: (all: readonly RunInput[Field][]) => RunInput[Field] } = {
  skipped: () => null,
  daysWorked: (all) => all.findLast((days) => days !== null) ?? null,
  overtimeHours: (all) => all.reduce((sum, hours) => sum + hours, 0),
  holidayHours: (all) => all.reduce((sum, hours) => sum + hours, 0),
  earnings: (all) => all.flat(),
  deductions: (all) => all.flat(),
};

/** What is particular to a month by all of its runs, as one run would have it. A field that is left out does not compile. */
export function monthInput(inputs: readonly RunInput[]): RunInput {
  const of = <Field extends keyof RunInput>(field: Field): RunInput[Field] =>
    together[field](inputs.map((input) => input[field]));
  return {
    skipped: of('skipped'),
    daysWorked: of('daysWorked'),
    overtimeHours: of('overtimeHours'),
    holidayHours: of('holidayHours'),
    earnings: of('earnings'),
    deductions: of('deductions'),
  };
}

/** Computes what an employee earns in a month by all of its runs together. Throws UnknownMonth and InvalidInput. */
export function wholeMonth(month: Month): Payslip {
  const entered = monthInput(month.inputs);
  const input = inputOf(month, entered);
  const promised = sumOf(entered.earnings, 'net-bonus');
  if (promised === 0) return computePayslip(input);
  // Without what is owed: a loan that a bonus lets be repaid is not for the employer to make up for.
  const before = { ...input, deductions: [] };
  const { bonus } = bonusForNet(before, computePayslip(before).totals.net + promised);
  return computePayslip({ ...input, bonus });
}

function inputOf(
  month: Month,
  { earnings, overtimeHours, holidayHours, daysWorked: days }: RunInput,
): PayslipInput {
  const { terms, regular } = month;
  const insurance = terms?.insurance;
  return {
    month: month.month,
    // An hour is worth the same whether the month's own pay is paid before or after it.
    overtimeBasic: terms?.salary ?? 0,
    overtime: [
      { hours: overtimeHours, on: 'working-day' },
      { hours: holidayHours, on: 'rest-day-or-holiday' },
    ],
    bonus: sumOf(earnings, 'bonus'),
    arrears: sumOf(earnings, 'arrears'),
    perDiems: earnings
      .filter(({ kind }) => kind === 'per-diem')
      .map(({ name, days, amount: rate }) => ({ name, days, rate })),
    ...regularPay(month, days),
    allowances: [...(regular ? (terms?.allowances ?? []) : []), ...otherEarnings(earnings)],
    // What lowers the tax without being paid out of pay does so from the month's first run on.
    tierTwo: terms?.tierTwoScheme ? 'private-scheme' : 'nssf',
    mortgageInterest: terms?.mortgageInterest ?? 0,
    ...(insurance && (regular || !insurance.throughPayroll) && { insurance }),
    disabilityExemption: month.disabilityUntil !== null && month.disabilityUntil >= `${month.month}-01`,
    employment: month.employment,
    residence: month.residence,
    deductions: month.deductions,
    thirdOf: month.thirdOf,
  };
}

/** What the month's own run pays and takes, and every further run of the month counts. */
function regularPay(
  month: Month,
  days: RunInput['daysWorked'],
): Pick<PayslipInput, 'basic'> & Partial<PayslipInput> {
  const { terms, regular } = month;
  if (!regular || !terms) return { basic: 0 };
  return {
    basic: terms.salary,
    ...daysOf(month, days),
    benefits: benefitsOf(terms.benefits),
    ...(terms.pension && { pension: terms.pension }),
    medicalFund: terms.medicalFund,
  };
}

/** No days count for what is particular to the month. What is paid once is not regular: no housing levy is taken of it. */
const otherEarnings = (earnings: readonly Earning[]) =>
  earnings
    .filter(({ kind }) => kind === 'other' || kind === 'work')
    .map(({ kind, name, amount }) => ({ name, amount, irregular: kind === 'other', unprorated: true }));

function daysOf(
  { month, joined, left, unpaidDays, proration }: Month,
  days: RunInput['daysWorked'],
): Partial<PayslipInput> {
  const worked = days ?? daysWorked(month, { joined, left }, proration);
  // Leave is counted in working days, whatever a month worked in part is divided by.
  const method = proration === 'calendar' ? 'working' : proration;
  return {
    ...(worked !== undefined && { proration: { method: proration, worked } }),
    ...(unpaidDays > 0 && { unpaidLeave: { method, days: unpaidDays } }),
  };
}

function benefitsOf({
  car,
  housing,
  meals,
  other,
}: Terms['benefits']): NonNullable<PayslipInput['benefits']> {
  return { ...(car && { car: { [car.kind]: car.amount } }), ...(housing && { housing }), meals, other };
}

/**
 * What an employee owes this month besides what the law takes: the deductions of their terms as far as anything is left
 * of them, those of the month's inputs, and what was carried into it. Those of the terms only with the month's own run.
 */
export function dueThisMonth(
  { terms, taken, carried }: Pick<ToCompute, 'terms' | 'taken' | 'carried'>,
  { inputs, regular }: { inputs: readonly { id: string; input: RunInput }[]; regular: boolean },
): NamedDeduction[] {
  const due = new Map<string, NamedDeduction>();
  const add = (deduction: NamedDeduction) => {
    const amount = cents((due.get(deduction.id)?.amount ?? 0) + deduction.amount);
    due.set(deduction.id, { ...deduction, amount });
  };
  if (regular) for (const deduction of carried) add(deduction);
  for (const { id = '', kind, name, amount, balance } of regular ? (terms?.deductions ?? []) : []) {
    const wanted = (due.get(id)?.amount ?? 0) + amount;
    const left = balance === null ? wanted : Math.max(0, balance - (taken[id] ?? 0));
    due.set(id, { id, kind, name, amount: cents(Math.min(wanted, left)) });
  }
  for (const { id, input } of inputs)
    for (const [index, { kind, name, amount }] of input.deductions.entries())
      add({ id: `${id}/${index}`, kind, name, amount });
  return [...due.values()].filter(({ amount }) => amount > 0);
}

/** To whom a line is owed, a scheme or a lender by its name; null for what the employer keeps. */
function creditorOf(line: Line, { terms, deductions }: Known): Omit<Owed, 'amount'> | null {
  const payee = payeeOf(line);
  const named = deductions.find(({ id }) => id === line.ref)?.name ?? '';
  switch (payee) {
    case null:
    case 'employer':
      return null;
    case 'health':
      return { authority: line.code === 'nhif' ? 'nhif' : 'shif', name: '' };
    case 'housing-levy':
      return { authority: 'ahl', name: '' };
    case 'private-scheme':
      return { authority: 'pension', name: terms?.tierTwoScheme ?? '' };
    case 'pension':
      return { authority: 'pension', name: terms?.pension?.scheme ?? '' };
    case 'medical-fund':
      return { authority: 'pension', name: 'Post-retirement medical fund' };
    case 'insurance':
      return { authority: 'deductions', name: 'Insurance' };
    case 'sacco':
    case 'other':
      return { authority: 'deductions', name: named };
    default:
      return { authority: payee, name: '' };
  }
}

interface Known {
  terms: Terms | null;
  deductions: readonly NamedDeduction[];
}

/** What lines of a payslip owe to authorities, schemes and lenders, the employer's shares included. */
export function owedBy(lines: readonly Line[], known: Known): Owed[] {
  const sums = new Map<string, Owed>();
  for (const line of lines) {
    const creditor = creditorOf(line, known);
    if (!creditor) continue;
    const key = `${creditor.authority} ${creditor.name}`;
    sums.set(key, { ...creditor, amount: cents((sums.get(key)?.amount ?? 0) + line.amount) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** The sum of what is owed. */
export const sumOwed = (owed: readonly Owed[]): Cents =>
  cents(owed.reduce((sum, { amount }) => sum + amount, 0));
