import type { Month } from '../rates/dated.ts';
import { type Rates, ratesOf } from '../rates/rates.ts';
import { type Cents, sum } from '../rounding.ts';
import { benefitsOf } from './benefits.ts';
import { checkInput } from './check.ts';
import { type Contribution, healthOf, housingLevyOf, nssfOf } from './contributions.ts';
import { type Carried, deductionsOf } from './deductions.ts';
import { type Earnings, earningsOf } from './earnings.ts';
import type { Exempt, PayslipInput } from './input.ts';
import type { Line, LineCode } from './lines.ts';
import { type Tax, taxOf } from './tax.ts';

/** The sums of a payslip's lines. */
export interface Totals {
  /** All cash: net pay and deductions together. */
  readonly gross: Cents;
  /** What benefits add to taxable pay; not paid out. */
  readonly benefits: Cents;
  /** Chargeable pay, of which PAYE is computed. */
  readonly taxable: Cents;
  readonly deductions: Cents;
  readonly net: Cents;
  /** The employer's shares: NSSF, AHL, pension, NITA. */
  readonly employer: Cents;
  /** What the employee costs in cash: gross pay and the employer's shares. */
  readonly cost: Cents;
}

/** What an employee earns in a month, what is taken from it, and what each amount was computed from. */
export interface Payslip {
  readonly month: Month;
  readonly lines: readonly Line[];
  readonly totals: Totals;
  readonly tax: Tax;
  /** Deductions, or parts of them, that move to the next month. */
  readonly carried: readonly Carried[];
  /** The third of basic pay or wages that deductions should leave, and whether they do: contributions may not. */
  readonly third: { readonly keeps: Cents; readonly isKept: boolean };
  /** What cash pay does not reach; of what the law asks for the employer has to find it. */
  readonly shortfalls: readonly { readonly code: LineCode; readonly amount: Cents }[];
}

/** Computes the payslip of a month. Throws UnknownMonth and InvalidInput. */
export function computePayslip(input: PayslipInput): Payslip {
  const rates = ratesOf(input.month);
  checkInput(input);
  const earnings = earningsOf(input, rates);
  const benefits = benefitsOf(input.benefits ?? {}, earnings.taxable, rates.benefits);
  const income = { cash: earnings.taxable, nonCash: benefits.nonCash, housing: benefits.housing };
  const pay = takeFrom(earnings.gross);
  const { nssf, health, levy } = contributionsOf(input, earnings, rates);

  const paidIn = (all: readonly Contribution[]) =>
    sum(all.map(({ code, employee, why }) => pay.take({ kind: 'statutory', code, amount: employee, why })));
  const statutory = { retirement: paidIn(nssf), health: paidIn(health), housingLevy: paidIn(levy) };
  const withoutAgreed = () =>
    taxOf(income, { ...statutory, medicalFund: 0, premium: 0 }, input, rates).tax.paye;
  const agreed = takeAgreed(input, pay, withoutAgreed);
  const paid = { ...statutory, ...agreed, retirement: statutory.retirement + agreed.retirement };
  const { tax, lines: taxLines } = taxOf(income, paid, input, rates);
  for (const line of taxLines) {
    if (line.kind === 'relief') pay.lines.push(line);
    else pay.take(line);
  }

  const thirdOf = input.thirdOf === 'wages' ? earnings.gross : earnings.basic;
  const owed = deductionsOf(input.deductions ?? [], pay.left(), thirdOf);
  for (const line of owed.lines) pay.take(line);

  const shares = employerLines(input, [...nssf, ...levy], earnings.gross > 0 ? rates.nita.amount : 0);
  const employer = sum(shares.map(({ amount }) => amount));
  const net = pay.left();
  return {
    month: input.month,
    lines: [...earnings.lines, ...benefits.lines, ...pay.lines, ...shares],
    totals: {
      gross: earnings.gross,
      benefits: benefits.nonCash + benefits.housing,
      taxable: tax.chargeable,
      deductions: earnings.gross - net,
      net,
      employer,
      cost: earnings.gross + employer,
    },
    tax,
    third: { keeps: owed.keeps, isKept: net >= owed.keeps },
    carried: owed.carried,
    shortfalls: pay.shortfalls,
  };
}

/** Takes amounts from cash pay as far as it reaches, one line after the other, and may keep some for later ones. */
function takeFrom(gross: Cents) {
  let left = gross;
  const lines: Line[] = [];
  const shortfalls: { code: LineCode; amount: Cents }[] = [];
  return {
    lines,
    shortfalls,
    left: () => left,
    take(line: Line, keep: Cents = 0): Cents {
      const amount = Math.min(line.amount, Math.max(0, left - keep));
      left -= amount;
      if (line.amount > 0 || line.code === 'paye' || line.why.rule === 'owed')
        lines.push({ ...line, amount });
      if (amount < line.amount) shortfalls.push({ code: line.code, amount: line.amount - amount });
      return amount;
    },
  };
}

/**
 * Contributions that the employee agreed to. They come after what the law takes, so that as much is kept as PAYE
 * would be without them; `payeWithout` is asked where there are any.
 */
function takeAgreed(
  { pension, medicalFund = 0, insurance }: PayslipInput,
  pay: ReturnType<typeof takeFrom>,
  payeWithout: () => Cents,
) {
  const premium = insurance?.throughPayroll ? insurance.premium : 0;
  const contribution = pension?.employee ?? 0;
  const keep = contribution + medicalFund + premium > 0 ? payeWithout() : 0;
  const take = (code: LineCode, amount: Cents) =>
    pay.take({ kind: 'deduction', code, amount, why: { rule: 'given' } }, keep);
  const toPension = take('pension', contribution);
  return {
    retirement: pension?.registered ? toPension : 0,
    medicalFund: take('medical-fund', medicalFund),
    premium: insurance?.throughPayroll ? take('insurance', premium) : (insurance?.premium ?? 0),
  };
}

/** What goes to the funds; nothing in a month without pay. */
function contributionsOf(input: PayslipInput, earnings: Earnings, rates: Rates) {
  const isOwed = (to: Exempt) => earnings.taxable > 0 && !input.exemptFrom?.includes(to);
  return {
    nssf: isOwed('nssf') ? nssfOf(earnings.taxable, rates, input.tierTwo ?? 'nssf') : [],
    health: isOwed('health') ? [healthOf(earnings, rates)] : [],
    levy: isOwed('housing-levy') ? [housingLevyOf(earnings, rates)] : [],
  };
}

/** The employer's shares. */
function employerLines(input: PayslipInput, shared: readonly Contribution[], nita: Cents): Line[] {
  const lines: Line[] = shared.map(({ code, employer: amount, why }) => ({
    kind: 'employer',
    code,
    amount,
    why,
  }));
  const pension = input.pension?.employer ?? 0;
  lines.push({ kind: 'employer', code: 'pension', amount: pension, why: { rule: 'given' } });
  if (!input.exemptFrom?.includes('nita'))
    lines.push({ kind: 'employer', code: 'nita', amount: nita, why: { rule: 'flat' } });
  return lines.filter(({ amount }) => amount > 0);
}
