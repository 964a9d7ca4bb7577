import type { BasisPoints, Cents } from '../rounding.ts';
import type { Table } from './dated.ts';

/** Chargeable pay that is taxed at one rate. */
export interface Band {
  /** Up to and with this much chargeable pay a month; the last band has no end. */
  readonly upTo: Cents;
  readonly rate: BasisPoints;
}

/** How chargeable pay is taxed, and what lowers the tax. */
export interface PayeRates {
  readonly bands: readonly Band[];
  /** On all chargeable pay of an employment that is not the main one: the highest rate of the bands. */
  readonly secondaryRate: BasisPoints;
  /** Of residents, in their main employment, a month; never prorated. */
  readonly personalRelief: Cents;
  /** Of residents, on premiums and on what went to NHIF. */
  readonly insuranceRelief: { readonly rate: BasisPoints; readonly cap: Cents };
  /** Not taxed, a month, of a person with a certificate of exemption for a disability. */
  readonly disabilityExemption: Cents;
}

const rest = Number.POSITIVE_INFINITY;

const since2021 = {
  personalRelief: 2_400_00,
  insuranceRelief: { rate: 1500, cap: 5_000_00 },
  disabilityExemption: 150_000_00,
} as const;

/** Income tax on employment. */
export const paye: Table<PayeRates> = {
  name: 'paye',
  rows: [
    {
      from: '2023-01',
      ...since2021,
      bands: [
        { upTo: 24_000_00, rate: 1000 },
        { upTo: 32_333_00, rate: 2500 },
        { upTo: rest, rate: 3000 },
      ],
      secondaryRate: 3000,
      source:
        'Tax Laws (Amendment) (No. 2) Act 2020, from January 2021 (KRA’s notice, printed by Enspire HR); insurance relief: PwC Tax Summaries; disability: Legal Notice 36 of 2010',
    },
    {
      from: '2023-07',
      ...since2021,
      bands: [
        { upTo: 24_000_00, rate: 1000 },
        { upTo: 32_333_00, rate: 2500 },
        { upTo: 500_000_00, rate: 3000 },
        { upTo: 800_000_00, rate: 3250 },
        { upTo: rest, rate: 3500 },
      ],
      secondaryRate: 3500,
      source:
        'Finance Act 2023, from 1 July 2023; secondary employees 35 % (PayslipMaker, "Finance Act 2023"). Left as they are by the Finance Acts 2025 and 2026, on 2026 by one secondary source',
    },
  ],
};
