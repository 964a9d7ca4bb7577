import type { BasisPoints, Cents } from '../rounding.ts';
import type { Table } from './dated.ts';

/** The most of each that is taken off before tax. */
export interface Allowed {
  /** For NSSF and registered schemes together, and the share of cash pay that it may not exceed either. */
  readonly retirement: Cents;
  readonly retirementShare: BasisPoints;
  /** Interest on a loan for the house one lives in. */
  readonly mortgageInterest: Cents;
  /** For a post-retirement medical fund. */
  readonly medicalFund: Cents;
  /** Whether AHL and SHIF are taken off before tax. */
  readonly levies: boolean;
  /** Whether 15 % of what went to NHIF counts as insurance relief. SHIF never did. */
  readonly healthRelief: boolean;
}

/** What is taken off gross pay before tax, a month. */
export const allowed: Table<Allowed> = {
  name: 'deductions',
  rows: [
    {
      from: '2023-01',
      retirement: 20_000_00,
      retirementShare: 3000,
      mortgageInterest: 25_000_00,
      medicalFund: 0,
      levies: false,
      healthRelief: true,
      source:
        'Income Tax Act, s. 15(3)(b), 22A and 31. Relief for medical funds, from January 2024, is not given on the payroll: KRA, as reported by Sage on 23 January 2024',
    },
    {
      from: '2024-10',
      retirement: 20_000_00,
      retirementShare: 3000,
      mortgageInterest: 25_000_00,
      medicalFund: 0,
      levies: false,
      healthRelief: false,
      source: 'KRA, notice of 8 November 2024: no insurance relief on SHIF',
    },
    {
      from: '2024-12',
      retirement: 30_000_00,
      retirementShare: 3000,
      mortgageInterest: 30_000_00,
      medicalFund: 15_000_00,
      levies: true,
      healthRelief: false,
      source:
        'Tax Laws (Amendment) Act 2024, for the whole of December: KRA, notice of 19 December 2024. Loans for construction count from July 2025: Finance Act 2025 (PaySpace)',
    },
  ],
};
