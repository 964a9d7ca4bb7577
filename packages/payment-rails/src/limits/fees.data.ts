import { type Cents, cents } from '@kazi/contract/cents';
import type { Operation } from '../rail.ts';
import type { Dated } from './dated.ts';

/** A fee in cents for amounts up to and with `upTo`, in cents; the last band has no end. */
export interface Band {
  upTo: number;
  fee: Cents;
}

const bands = (...rows: readonly (readonly [upTo: number, fee: number])[]): readonly Band[] =>
  rows.map(([upTo, fee]) => ({ upTo: upTo * 100, fee: cents(fee * 100) }));
const rest = Number.POSITIVE_INFINITY;
const free = bands([rest, 0]);

// Each bank sets its own; DIB publishes every band, and those of the others lie within them.
const pesalink = {
  from: '2017-02-01',
  value: bands([500, 30], [10_000, 50], [50_000, 80], [100_000, 100], [200_000, 150], [rest, 200]),
  source:
    'DIB Bank Kenya, PesaLink tariff (dibkenya.co.ke/pesalink-money-transfer), read 2026-11, before excise duty',
} as const satisfies Dated<readonly Band[]>;

/** What we take from the payer per operation, each dated. */
export const feeTables = {
  'bank-transfer': [
    { from: '2017-12-01', value: free, source: 'Transfers within one bank are not charged on' },
  ],
  'pesalink-to-account': [pesalink],
  'pesalink-to-phone': [pesalink],
  'send-to-mpesa': [
    {
      from: '2023-01-01',
      value: bands([100, 0], [1_500, 5], [5_000, 9], [20_000, 11], [rest, 13]),
      source:
        'Safaricom, M-PESA Bulk Payment Tariff, B2C to registered users (bands above 15,000 from excerpts, to be confirmed)',
    },
  ],
  'mpesa-topup': [
    {
      from: '2023-01-01',
      value: free,
      source: 'The payer pays Safaricom by the paybill’s own tariff; we add nothing',
    },
  ],
} as const satisfies Record<Operation, readonly [Dated<readonly Band[]>, ...Dated<readonly Band[]>[]]>;
