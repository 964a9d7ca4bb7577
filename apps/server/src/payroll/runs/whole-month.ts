import { noCents } from '@kazi/contract/cents';
import type { Employee, PayrollSettings, RunInput, Terms } from '@kazi/contract/payroll';
import {
  bonusForNet,
  computePayslip,
  type DayCount,
  daysWorked,
  type Payslip,
  type PayslipInput,
} from '@kazi/payroll-ke';
import type { NamedDeduction } from '../../database/tables.ts';

/** What an employee's pay of a month is computed from. Amounts are in cents. */
export interface Month {
  /** 2026-11. */
  month: string;
  joined: string;
  left: string | null;
  residence: Employee['residence'];
  employment: Employee['employment'];
  disabilityUntil: string | null;
  /** Null where nothing regular is paid: an off-cycle run before the month's own. */
  terms: Terms | null;
  /** What is particular to the month, of each of its runs. */
  inputs: readonly RunInput[];
  /** Working days of unpaid leave. */
  unpaidDays: number;
  /** What is due of what the employee owes, with what was carried into the month. */
  deductions: readonly NamedDeduction[];
  proration: DayCount;
  thirdOf: PayrollSettings['oneThirdOf'];
}

const none: Terms['benefits'] = { car: null, housing: null, meals: noCents, other: noCents };

const sumOf = (inputs: readonly RunInput[], kind: RunInput['earnings'][number]['kind']) =>
  inputs
    .flatMap(({ earnings }) => earnings)
    .filter((earning) => earning.kind === kind)
    .reduce((sum, { amount }) => sum + amount, 0);

const hoursOf = (inputs: readonly RunInput[], field: 'overtimeHours' | 'holidayHours') =>
  inputs.reduce((sum, input) => sum + input[field], 0);

/** Computes what an employee earns in a month by all of its runs together. Throws UnknownMonth and InvalidInput. */
export function wholeMonth(given: Month): Payslip {
  const input = inputOf(given);
  const promised = sumOf(given.inputs, 'net-bonus');
  if (promised === 0) return computePayslip(input);
  // Without what is owed: a loan that a bonus lets be repaid is not for the employer to make up for.
  const before = { ...input, deductions: [] };
  const { bonus } = bonusForNet(before, computePayslip(before).totals.net + promised);
  return computePayslip({ ...input, bonus });
}

function inputOf(given: Month): PayslipInput {
  const { terms, inputs, month } = given;
  const perDiem = inputs.flatMap(({ earnings }) => earnings).find(({ kind }) => kind === 'per-diem');
  return {
    month,
    basic: terms?.salary ?? 0,
    allowances: [...(terms?.allowances ?? []), ...otherEarnings(inputs)],
    ...daysOf(given),
    overtime: [
      { hours: hoursOf(inputs, 'overtimeHours'), on: 'working-day' },
      { hours: hoursOf(inputs, 'holidayHours'), on: 'rest-day-or-holiday' },
    ],
    bonus: sumOf(inputs, 'bonus'),
    arrears: sumOf(inputs, 'arrears'),
    ...(perDiem && { perDiem: { days: perDiem.days, rate: perDiem.amount } }),
    benefits: benefitsOf(terms?.benefits ?? none),
    ...(terms?.pension && { pension: terms.pension }),
    tierTwo: terms?.tierTwoScheme ? 'private-scheme' : 'nssf',
    mortgageInterest: terms?.mortgageInterest ?? 0,
    medicalFund: terms?.medicalFund ?? 0,
    ...(terms?.insurance && { insurance: terms.insurance }),
    disabilityExemption: given.disabilityUntil !== null && given.disabilityUntil >= `${month}-01`,
    employment: given.employment,
    residence: given.residence,
    deductions: given.deductions,
    thirdOf: given.thirdOf,
  };
}

/** No days count for what is particular to the month. What is paid once is not regular: no housing levy is taken of it. */
const otherEarnings = (inputs: readonly RunInput[]) =>
  inputs
    .flatMap(({ earnings }) => earnings)
    .filter(({ kind }) => kind === 'other' || kind === 'work')
    .map(({ kind, name, amount }) => ({ name, amount, irregular: kind === 'other', unprorated: true }));

function daysOf({ month, joined, left, inputs, unpaidDays, proration }: Month): Partial<PayslipInput> {
  const said = inputs.find((input) => input.daysWorked !== null)?.daysWorked;
  const worked = said ?? daysWorked(month, { joined, left }, proration);
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
