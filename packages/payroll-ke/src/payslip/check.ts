import { daysOf } from './days.ts';
import type { PayslipInput } from './input.ts';

/** What is wrong with a field of the input. */
export type Problem =
  /** An amount that is not whole cents from 0 to KES 100,000,000. */
  | 'amount'
  /** Days beyond those of the month, or neither whole nor half. */
  | 'days'
  /** Hours below 0, above those of a month, or finer than hundredths. */
  | 'hours'
  /** Two deductions of one reference. */
  | 'repeated';

/** Input that no payslip can be computed from, with the path of the field that is wrong. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly path: string;
  readonly problem: Problem;

  constructor(path: string, problem: Problem) {
    super(`${path}: ${problem}`);
    this.path = path;
    this.problem = problem;
  }
}

/** The most that an amount of a payslip may be, in cents: above every wage, and small enough for exact products. */
export const mostCents = 100_000_000_00;

/** Throws InvalidInput for the first field that is wrong. */
export function checkInput(input: PayslipInput): void {
  const { benefits = {}, pension, insurance } = input;
  amount('basic', input.basic);
  amount('bonus', input.bonus);
  amount('arrears', input.arrears);
  amount('mortgageInterest', input.mortgageInterest);
  amount('medicalFund', input.medicalFund);
  amount('pension.employee', pension?.employee);
  amount('pension.employer', pension?.employer);
  amount('insurance.premium', insurance?.premium);
  amount('benefits.meals', benefits.meals);
  amount('benefits.other', benefits.other);
  amount('benefits.car.cost', benefits.car?.cost);
  amount('benefits.car.hire', benefits.car?.hire);
  amount('benefits.car.determined', benefits.car?.determined);
  amount('benefits.housing.value', benefits.housing?.value);
  amount('benefits.housing.rentCharged', benefits.housing?.rentCharged);
  amount('overtimeBasic', input.overtimeBasic);
  for (const [index, { rate, days }] of (input.perDiems ?? []).entries()) {
    amount(`perDiems.${index}.rate`, rate);
    within(`perDiems.${index}.days`, days, 31, 1, 'days');
  }
  for (const [index, allowance] of (input.allowances ?? []).entries())
    amount(`allowances.${index}.amount`, allowance.amount);
  for (const [index, { hours }] of (input.overtime ?? []).entries())
    within(`overtime.${index}.hours`, hours, 24 * 31, 100, 'hours');
  checkDays('proration', 'worked', input.proration?.worked, input);
  checkDays('unpaidLeave', 'days', input.unpaidLeave?.days, input);
  checkDeductions(input);
}

function checkDays(
  field: 'proration' | 'unpaidLeave',
  name: string,
  days: number | undefined,
  input: PayslipInput,
): void {
  const counted = input[field];
  if (!counted) return;
  if (counted.workingDays !== undefined) within(`${field}.workingDays`, counted.workingDays, 31, 1, 'days');
  const { of } = daysOf(input.month, counted);
  if (of === 0) throw new InvalidInput(`${field}.workingDays`, 'days');
  within(`${field}.${name}`, days, of, 2, 'days');
}

function checkDeductions({ deductions = [] }: PayslipInput): void {
  const ids = new Set<string>();
  for (const [index, { id, amount: due }] of deductions.entries()) {
    amount(`deductions.${index}.amount`, due);
    if (ids.has(id)) throw new InvalidInput(`deductions.${index}.id`, 'repeated');
    ids.add(id);
  }
}

const amount = (path: string, value: number | undefined) => within(path, value, mostCents, 1, 'amount');

/** A number from 0 to `most`, in whole parts of which `parts` make one. */
function within(
  path: string,
  value: number | undefined,
  most: number,
  parts: number,
  problem: Problem,
): void {
  if (value === undefined) return;
  const isWhole = Math.abs(value * parts - Math.round(value * parts)) < 1e-6;
  if (!(value >= 0 && value <= most && isWhole)) throw new InvalidInput(path, problem);
}
