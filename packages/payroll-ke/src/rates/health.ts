import type { BasisPoints, Cents } from '../rounding.ts';
import type { Table } from './dated.ts';

/** What NHIF takes from an amount of gross pay on. */
export interface Step {
  /** Gross pay from this much on. */
  readonly from: Cents;
  readonly amount: Cents;
}

/** What an employee pays for health insurance; employers pay no share. */
export type HealthRates =
  | { readonly kind: 'nhif'; readonly steps: readonly Step[] }
  | { readonly kind: 'shif'; readonly rate: BasisPoints; readonly least: Cents };

const nhifSteps: readonly Step[] = (
  [
    [0, 150],
    [6_000, 300],
    [8_000, 400],
    [12_000, 500],
    [15_000, 600],
    [20_000, 750],
    [25_000, 850],
    [30_000, 900],
    [35_000, 950],
    [40_000, 1_000],
    [45_000, 1_100],
    [50_000, 1_200],
    [60_000, 1_300],
    [70_000, 1_400],
    [80_000, 1_500],
    [90_000, 1_600],
    [100_000, 1_700],
  ] as const
).map(([from, amount]) => ({ from: from * 100, amount: amount * 100 }));

/**
 * National Hospital Insurance Fund, and the Social Health Insurance Fund that took its place. SHIF's base is basic pay
 * and allowances paid every month: SHA's notice to all employers of October 2024 (PaySpace, FaidiHR).
 */
export const health: Table<HealthRates> = {
  name: 'health',
  rows: [
    {
      from: '2023-01',
      kind: 'nhif',
      steps: nhifSteps,
      source:
        'NHIF’s table of monthly contributions, as printed by Dennykins Associates, PAYE calculator of 2024',
    },
    {
      from: '2024-10',
      kind: 'shif',
      rate: 275,
      least: 300_00,
      source:
        'Social Health Insurance (General) Regulations 2024, Legal Notice 49; SHA, notice of October 2024',
    },
  ],
};
