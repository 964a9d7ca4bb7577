import type { BasisPoints, Cents } from '../rounding.ts';
import type { Table } from './dated.ts';

/** How benefits that are not cash are valued, and what of them is free of tax. */
export interface BenefitRates {
  /** Benefits that are together worth less than this a month are not taxed; from it on they are taxed in full. */
  readonly threshold: Cents;
  /** Meals up to this much a month are not taxed. */
  readonly meals: Cents;
  /** Per diem up to this much a day is not taxed. */
  readonly perDiem: Cents;
  /** Of what a car cost, a month. */
  readonly car: BasisPoints;
  /** Of other pay, for a house that the employer rents, and for a director's. */
  readonly housing: BasisPoints;
  /** Of other pay, for a house on a farm or plantation. */
  readonly farmHousing: BasisPoints;
}

const prescribed = { car: 200, housing: 1500, farmHousing: 1000 } as const;
const guide = 'Income Tax Act, s. 5; KRA, Employer’s Guide to PAYE 2017, parts 6 to 8';

/** Benefits that are not cash, and per diem. */
export const benefits: Table<BenefitRates> = {
  name: 'benefits',
  rows: [
    {
      from: '2023-01',
      ...prescribed,
      threshold: 3_000_00,
      meals: 4_000_00,
      perDiem: 2_000_00,
      source: guide,
    },
    {
      from: '2024-12',
      ...prescribed,
      threshold: 5_000_00,
      meals: 5_000_00,
      perDiem: 2_000_00,
      source: `Tax Laws (Amendment) Act 2024; KRA, notice of 19 December 2024; otherwise ${guide}`,
    },
    {
      from: '2025-07',
      ...prescribed,
      threshold: 5_000_00,
      meals: 5_000_00,
      perDiem: 10_000_00,
      source: `Finance Act 2025, from 1 July 2025, on per diem (PaySpace); otherwise ${guide}`,
    },
  ],
};
