import type { PayeRates } from '../rates/paye.ts';
import type { Rates } from '../rates/rates.ts';
import { type Cents, share } from '../rounding.ts';
import type { PayslipInput } from './input.ts';
import type { BandTax, Line } from './lines.ts';

/** How the tax of a month comes about: what a row of the P9 is made of. */
export interface Tax {
  readonly cash: Cents;
  readonly nonCash: Cents;
  readonly housing: Cents;
  readonly gross: Cents;
  /** NSSF and registered schemes are deducted to the least of 30 % of cash, what was paid, and the limit. */
  readonly retirementShare: Cents;
  readonly retirementPaid: Cents;
  readonly retirementLimit: Cents;
  readonly retirement: Cents;
  /** What of each was deducted before tax: nothing of levies and funds before December 2024. */
  readonly housingLevy: Cents;
  readonly shif: Cents;
  readonly medicalFund: Cents;
  readonly mortgageInterest: Cents;
  readonly deducted: Cents;
  /** Taken off for a disability. */
  readonly exempt: Cents;
  readonly chargeable: Cents;
  readonly charged: Cents;
  readonly personalRelief: Cents;
  readonly insuranceRelief: Cents;
  readonly housingLevyRelief: Cents;
  readonly paye: Cents;
}

/** What was paid of all that may lower the tax. */
export interface Paid {
  readonly retirement: Cents;
  readonly health: Cents;
  readonly housingLevy: Cents;
  readonly medicalFund: Cents;
  readonly premium: Cents;
}

type Income = Pick<Tax, 'cash' | 'nonCash' | 'housing'>;

/** PAYE of a month, with its lines: reliefs that lower it, and the tax itself. */
export function taxOf(
  income: Income,
  paid: Paid,
  input: PayslipInput,
  rates: Rates,
): { tax: Tax; lines: Line[] } {
  const { paye, allowed } = rates;
  const isPrimary = input.employment !== 'secondary';
  const before = beforeTax(income, paid, input, rates);
  const left = Math.max(0, before.gross - before.deducted);
  const exempt = input.disabilityExemption ? Math.min(left, paye.disabilityExemption) : 0;
  const chargeable = left - exempt;
  const bands = isPrimary ? inBands(chargeable, paye) : atOneRate(chargeable, paye.secondaryRate);
  const charged = bands.reduce((total, { tax }) => total + tax, 0);

  const hasReliefs = isPrimary && input.residence !== 'non-resident';
  const insured = paid.premium + (allowed.healthRelief ? paid.health : 0);
  const all = hasReliefs ? reliefLines(insured, paid.housingLevy, rates) : [];
  const lines = input.afterLeaving ? all.filter(({ code }) => code !== 'personal-relief') : all;
  const reliefOf = (code: Line['code']) => lines.find((line) => line.code === code)?.amount ?? 0;
  const reliefs = lines.reduce((total, { amount }) => total + amount, 0);
  const tax: Tax = {
    ...before,
    exempt,
    chargeable,
    charged,
    personalRelief: reliefOf('personal-relief'),
    insuranceRelief: reliefOf('insurance-relief'),
    housingLevyRelief: reliefOf('housing-levy-relief'),
    paye: Math.max(0, charged - reliefs),
  };
  const why = { rule: 'paye', chargeable, bands, charged, reliefs } as const;
  return { tax, lines: [...lines, { kind: 'statutory', code: 'paye', amount: tax.paye, why }] };
}

/**
 * Pay and what is deducted from it. A secondary employer deducts neither retirement nor mortgage interest: KRA's P10
 * takes neither for them (Nifty Payroll, "Secondary Employees"; Workpay).
 */
function beforeTax(income: Income, paid: Paid, input: PayslipInput, { allowed }: Rates) {
  const isPrimary = input.employment !== 'secondary';
  const retirement = {
    retirementShare: isPrimary ? share(income.cash, allowed.retirementShare) : 0,
    retirementPaid: isPrimary ? paid.retirement : 0,
    retirementLimit: isPrimary ? allowed.retirement : 0,
  };
  const parts = {
    retirement: Math.min(...Object.values(retirement)),
    housingLevy: allowed.levies ? paid.housingLevy : 0,
    shif: allowed.levies ? paid.health : 0,
    medicalFund: Math.min(paid.medicalFund, allowed.medicalFund),
    mortgageInterest: isPrimary ? Math.min(input.mortgageInterest ?? 0, allowed.mortgageInterest) : 0,
  };
  return {
    ...income,
    gross: income.cash + income.nonCash + income.housing,
    ...retirement,
    ...parts,
    deducted: Object.values(parts).reduce((total, amount) => total + amount, 0),
  };
}

function inBands(chargeable: Cents, { bands }: PayeRates): BandTax[] {
  const taxed: BandTax[] = [];
  let from = 0;
  for (const { upTo, rate } of bands) {
    const amount = Math.min(chargeable, upTo) - from;
    if (amount <= 0) break;
    taxed.push({ rate, amount, tax: share(amount, rate) });
    from = upTo;
  }
  return taxed;
}

const atOneRate = (amount: Cents, rate: number): BandTax[] =>
  amount > 0 ? [{ rate, amount, tax: share(amount, rate) }] : [];

function reliefLines(insured: Cents, levied: Cents, { paye, housingLevy }: Rates): Line[] {
  const lines: Line[] = [
    { kind: 'relief', code: 'personal-relief', amount: paye.personalRelief, why: { rule: 'flat' } },
  ];
  const add = (code: Line['code'], base: Cents, { rate, cap }: PayeRates['insuranceRelief']) => {
    if (base === 0) return;
    const amount = Math.min(cap, share(base, rate));
    lines.push({ kind: 'relief', code, amount, why: { rule: 'rate', base, rate, cap } });
  };
  add('insurance-relief', insured, paye.insuranceRelief);
  if (housingLevy.relief) add('housing-levy-relief', levied, housingLevy.relief);
  return lines;
}
