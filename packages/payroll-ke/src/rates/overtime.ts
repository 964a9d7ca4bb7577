import type { Table } from './dated.ts';

/** What an hour of overtime is worth. */
export interface OvertimeRates {
  /** Hours that a month's basic pay stands for. */
  readonly divisor: number;
  /** What an hour counts, in hundredths. */
  readonly 'working-day': number;
  readonly 'rest-day-or-holiday': number;
}

/** Hours beyond those agreed. */
export const overtime: Table<OvertimeRates> = {
  name: 'overtime',
  rows: [
    {
      from: '2023-01',
      divisor: 225,
      'working-day': 150,
      'rest-day-or-holiday': 200,
      source:
        'Regulation of Wages (General) Order, Legal Notice 120 of 1982 (WageIndicator; mywage.org/kenya on rest days)',
    },
  ],
};
