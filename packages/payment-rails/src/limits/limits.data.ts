import { type Cents, cents } from '@kazi/contract/cents';
import type { Bounds, Operation } from '../rail.ts';
import type { Dated } from './dated.ts';

/** Bounds of one amount, and how much may go to or from one person in a day. */
export interface Limits extends Bounds {
  /** Null where the rail sets none. */
  perDay: Cents | null;
}

const shilling = 100;
const limits = (min: number, max: number, perDay: number | null, step: 1 | 100): Limits => ({
  min: cents(min),
  max: cents(max),
  perDay: perDay === null ? null : cents(perDay * shilling),
  step,
});

/** By operation, each dated. M-Pesa carries whole shillings only. */
export const limitTables = {
  'bank-transfer': [
    {
      from: '2017-12-01',
      value: limits(1, 99_999_999, null, 1),
      source: 'Co-op Connect, Internal Funds Transfer: 0.01 to 999,999.99',
    },
  ],
  'pesalink-to-account': [
    { from: '2017-02-01', value: limits(10_00, 999_999_00, null, 1), source: 'Pesalink: KES 10 to 999,999' },
  ],
  'pesalink-to-phone': [
    { from: '2017-02-01', value: limits(10_00, 999_999_00, null, 1), source: 'Pesalink: KES 10 to 999,999' },
  ],
  'send-to-mpesa': [
    {
      from: '2020-03-16',
      value: limits(10_00, 150_000_00, 300_000, 100),
      source: 'Central Bank of Kenya, 16 March 2020: 150,000 a transaction, 300,000 a day',
    },
    {
      from: '2023-08-15',
      value: limits(10_00, 250_000_00, 500_000, 100),
      source: 'Safaricom, August 2023, and Daraja B2C documentation: KES 10 to 250,000, 500,000 a day',
    },
  ],
  'mpesa-topup': [
    {
      from: '2020-03-16',
      value: limits(1_00, 150_000_00, 300_000, 100),
      source: 'Central Bank of Kenya, 16 March 2020: 150,000 a transaction, 300,000 a day',
    },
    {
      from: '2023-08-15',
      value: limits(1_00, 250_000_00, 500_000, 100),
      source: 'Safaricom, August 2023, and Daraja M-Pesa Express documentation: KES 1 to 250,000',
    },
  ],
} as const satisfies Record<Operation, readonly [Dated<Limits>, ...Dated<Limits>[]]>;
