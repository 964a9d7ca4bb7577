import { inMonth, type Month, type Row, type Table } from '../rates/dated.ts';
import { type BasisPoints, type Cents, share } from '../rounding.ts';
import type { Obligation } from './due.ts';

/** What being late costs. Rates are of what is not paid. */
export interface Penalty {
  /** Once, where the return is late, and the least it comes to. */
  readonly filing: { readonly rate: BasisPoints; readonly least: Cents } | null;
  /** Once, where payment is late. */
  readonly once: BasisPoints;
  /** For each month or part of one until it is paid. */
  readonly monthly: BasisPoints;
}

const penalties: Record<Exclude<Obligation, 'p9'>, Table<Penalty>> = {
  paye: {
    name: 'penalty-paye',
    rows: [
      {
        from: '2023-01',
        filing: { rate: 2500, least: 10_000_00 },
        once: 500,
        monthly: 100,
        source: 'KRA, "What Penalties are Charged on Tax Offences?"; Tax Procedures Act, s. 83 and 83A',
      },
    ],
  },
  nssf: {
    name: 'penalty-nssf',
    rows: [
      {
        from: '2023-01',
        filing: null,
        once: 0,
        monthly: 500,
        source: 'NSSF Act 2013 (Soko Directory, June 2022)',
      },
    ],
  },
  health: {
    name: 'penalty-health',
    rows: [
      {
        from: '2024-10',
        filing: null,
        once: 0,
        monthly: 200,
        source: 'Social Health Insurance Act 2023, s. 27(6); SHA, as reported by The Star on 11 July 2025',
      },
    ],
  },
  'housing-levy': {
    name: 'penalty-housing-levy',
    rows: [
      { from: '2023-07', filing: null, once: 0, monthly: 200, source: 'KRA, public notice of 2 August 2023' },
      { from: '2024-03', filing: null, once: 0, monthly: 300, source: 'KRA, public notice of 21 March 2024' },
    ],
  },
  nita: {
    name: 'penalty-nita',
    rows: [
      {
        from: '2023-01',
        filing: null,
        once: 500,
        monthly: 0,
        source: 'Industrial Training Act, s. 5B(3) (RSM Kenya)',
      },
    ],
  },
  helb: {
    name: 'penalty-helb',
    rows: [
      {
        from: '2023-01',
        filing: null,
        once: 0,
        monthly: 500,
        source: 'HELB, obligations of the employer (helb.co.ke)',
      },
    ],
  },
};

/** What is charged for being late with what was due for a month. Throws UnknownMonth where no rate is known. */
export const penaltyOf = (obligation: Exclude<Obligation, 'p9'>, month: Month): Row<Penalty> =>
  inMonth(penalties[obligation], month);

/** What being late comes to: amounts to be warned of, which the authority may set otherwise. */
export interface Foretold {
  readonly filing: Cents;
  readonly once: Cents;
  readonly monthly: Cents;
  readonly total: Cents;
}

/** Foretells what `amount` costs if it is paid `months` late, counting a part of a month as one. */
export function foretell(
  { filing, once, monthly }: Penalty,
  amount: Cents,
  months: number,
  isFiledLate: boolean,
): Foretold {
  const parts = {
    filing: filing && isFiledLate ? Math.max(filing.least, share(amount, filing.rate)) : 0,
    once: months > 0 ? share(amount, once) : 0,
    monthly: share(amount, monthly) * months,
  };
  return { ...parts, total: parts.filing + parts.once + parts.monthly };
}
