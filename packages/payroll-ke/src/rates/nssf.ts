import type { BasisPoints, Cents } from '../rounding.ts';
import type { Table } from './dated.ts';

/** The employee's contribution; the employer pays as much again. */
export type NssfRates =
  | { readonly kind: 'flat'; readonly amount: Cents }
  | {
      readonly kind: 'tiers';
      readonly rate: BasisPoints;
      /** Pay up to here makes tier I. */
      readonly lower: Cents;
      /** Pay from `lower` up to here makes tier II, which may go to a private scheme. */
      readonly upper: Cents;
    };

const act = 'NSSF Act 2013, Third Schedule';

/** National Social Security Fund: pensions. */
export const nssf: Table<NssfRates> = {
  name: 'nssf',
  until: '2027-01', // The Third Schedule ends with the fourth year; its limits go on until others are gazetted (Metropol; Grant Thornton, tax alert 1 of 2026).
  rows: [
    {
      from: '2023-01',
      kind: 'flat',
      amount: 200_00,
      source:
        'Contribution of 200 since 2001, until the Court of Appeal’s judgment of 3 February 2023 (Business Daily)',
    },
    {
      from: '2023-02',
      kind: 'tiers',
      rate: 600,
      lower: 6_000_00,
      upper: 18_000_00,
      source: `${act}, first year; NSSF’s direction of 9 February 2023 (Insider Kenya)`,
    },
    {
      from: '2024-02',
      kind: 'tiers',
      rate: 600,
      lower: 7_000_00,
      upper: 36_000_00,
      source: `${act}, second year; NSSF’s notice of 23 January 2024 (Tuko)`,
    },
    {
      from: '2025-02',
      kind: 'tiers',
      rate: 600,
      lower: 8_000_00,
      upper: 72_000_00,
      source: `${act}, third year (PaySpace, "Update to NSSF Rates Effective February 2025")`,
    },
    {
      from: '2026-02',
      kind: 'tiers',
      rate: 600,
      lower: 9_000_00,
      upper: 108_000_00,
      source: `${act}, fourth year; NSSF’s notice of 12 February 2026 (Capital FM)`,
    },
  ],
};
