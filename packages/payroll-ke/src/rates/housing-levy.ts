import type { BasisPoints, Cents } from '../rounding.ts';
import type { Table } from './dated.ts';

/** The levy, and what of it lowers the tax. */
export interface HousingLevyRates {
  /** Of gross pay that is regular; the employer pays as much again. Nothing where the levy did not hold. */
  readonly rate: BasisPoints;
  /** Of the employee's part, off the tax of residents. */
  readonly relief: { readonly rate: BasisPoints; readonly cap: Cents } | null;
}

/**
 * Affordable Housing Levy. Its base is basic pay and regular cash allowances, without bonus and other irregular pay:
 * KRA's public notice of 15 August 2023 (EY Tax Alert 2023-1407), said again of the Act of 2024 (CRS, 28 March 2024).
 */
export const housingLevy: Table<HousingLevyRates> = {
  name: 'housing-levy',
  rows: [
    { from: '2023-01', rate: 0, relief: null, source: 'No such levy before the Finance Act 2023' },
    {
      from: '2023-07',
      rate: 150,
      relief: null,
      source:
        'Finance Act 2023, from 1 July 2023: KRA, public notice of 2 August 2023; no relief on it: of 15 August 2023',
    },
    {
      from: '2024-01',
      rate: 0,
      relief: null,
      source:
        'Court of Appeal, 26 January 2024; no ground to deduct it from pay of January: Bowmans, 8 February 2024',
    },
    {
      from: '2024-03',
      rate: 150,
      relief: { rate: 1500, cap: 9_000_00 },
      source:
        'Affordable Housing Act 2024, from 19 March 2024; from the payroll of March on, not prorated: KRA, public notice of 21 March 2024, as payroll offices read it (Wingubox, PaySpace)',
    },
    {
      from: '2024-12',
      rate: 150,
      relief: null,
      source:
        'Tax Laws (Amendment) Act 2024: deductible in place of the relief; KRA, notice of 19 December 2024',
    },
  ],
};
