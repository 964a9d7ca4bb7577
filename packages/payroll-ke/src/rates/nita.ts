import type { Cents } from '../rounding.ts';
import type { Table } from './dated.ts';

/** National Industrial Training Authority: a levy of the employer for each employee a month, casual ones too. */
export const nita: Table<{ readonly amount: Cents }> = {
  name: 'nita',
  rows: [
    {
      from: '2023-01',
      amount: 50_00,
      source: 'Industrial Training Levy Order, Legal Notice 113 of 2007 (Baker Tilly Kenya)',
    },
  ],
};
