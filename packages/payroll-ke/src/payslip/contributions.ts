import type { Rates } from '../rates/rates.ts';
import { type Cents, share } from '../rounding.ts';
import type { Earnings } from './earnings.ts';
import type { LineCode, Why } from './lines.ts';

/** What is owed to a fund for a month. */
export interface Contribution {
  readonly code: LineCode;
  readonly employee: Cents;
  readonly employer: Cents;
  readonly why: Why;
}

/** NSSF, with half of it from each side. */
export function nssfOf(base: Cents, rates: Rates, tierTwo: 'nssf' | 'private-scheme'): Contribution[] {
  const { nssf } = rates;
  if (nssf.kind === 'flat')
    return [{ code: 'nssf', employee: nssf.amount, employer: nssf.amount, why: { rule: 'flat' } }];
  const { rate, lower, upper } = nssf;
  const tier = (code: LineCode, from: Cents, upTo: Cents, to: 'nssf' | 'private-scheme'): Contribution => {
    const amount = share(Math.max(0, Math.min(base, upTo) - from), rate);
    return { code, employee: amount, employer: amount, why: { rule: 'tier', base, from, upTo, rate, to } };
  };
  return [tier('nssf-tier-1', 0, lower, 'nssf'), tier('nssf-tier-2', lower, upper, tierTwo)];
}

/** NHIF by steps of all pay, or SHIF by a rate of regular pay with a least amount. */
export function healthOf({ taxable, regular }: Earnings, { health }: Rates): Contribution {
  if (health.kind === 'shif') {
    const { rate, least } = health;
    const employee = regular > 0 ? Math.max(least, share(regular, rate)) : 0;
    return { code: 'shif', employee, employer: 0, why: { rule: 'rate', base: regular, rate, least } };
  }
  const step = health.steps.findLast(({ from }) => from <= taxable);
  const employee = step?.amount ?? 0;
  return { code: 'nhif', employee, employer: 0, why: { rule: 'step', base: taxable, from: step?.from ?? 0 } };
}

/** AHL, with half of it from each side, of regular pay. */
export function housingLevyOf({ regular: base }: Earnings, { housingLevy: { rate } }: Rates): Contribution {
  const amount = share(base, rate);
  return { code: 'housing-levy', employee: amount, employer: amount, why: { rule: 'rate', base, rate } };
}
