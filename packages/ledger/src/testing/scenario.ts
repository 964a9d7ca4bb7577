import { type Cents, noCents } from '@kazi/contract/cents';
import fc from 'fast-check';
import type { NewAccount, NewTransfer } from '../types.ts';

/** The totals of a new account. */
export const noTotals = {
  debitsPending: noCents,
  debitsPosted: noCents,
  creditsPending: noCents,
  creditsPosted: noCents,
  version: 0,
};

const isBelieved = (_amount: number): _amount is Cents => true;

/** A number as an amount without the check, as a caller without types might send it. */
export function unchecked(amount: number): Cents {
  if (isBelieved(amount)) return amount;
  throw new Error('unreachable');
}

const id = (group: number, number: number) =>
  `${group.toString(16).padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

/** The accounts of every scenario. */
export const accounts: NewAccount[] = [
  { id: id(1, 1), currency: 'KES', floor: 'none' },
  { id: id(1, 2), currency: 'KES', floor: 'debits-must-not-exceed-credits' },
  { id: id(1, 3), currency: 'KES', floor: 'debits-must-not-exceed-credits' },
  { id: id(1, 4), currency: 'KES', floor: 'credits-must-not-exceed-debits' },
  { id: id(1, 5), currency: 'USD', floor: 'none' },
  { id: id(1, 6), currency: 'USD', floor: 'debits-must-not-exceed-credits' },
];

const account = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...accounts.map((each) => each.id)) },
  { weight: 1, arbitrary: fc.constant(id(1, 99)) },
);
/** Few, so that ids are used again, for the same and for something else. */
const transferId = fc.integer({ min: 1, max: 40 }).map((number) => id(2, number));
const amount = fc
  .oneof(
    { weight: 12, arbitrary: fc.integer({ min: 1, max: 100 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 2 ** 53 - 1),
    },
  )
  .map(unchecked);
const reference = fc.constantFrom(null, id(3, 1), id(3, 2));

/** The time of a wave. */
export const timeOf = (wave: number) => new Date(Date.UTC(2026, 0, 1) + wave * 60_000);

const single: fc.Arbitrary<NewTransfer> = fc.record({
  id: transferId,
  debit: account,
  credit: account,
  amount,
  code: fc.constantFrom('reward', 'fee'),
  reference,
});
const expiresAt = fc.option(fc.integer({ min: 0, max: 8 }).map(timeOf));
const pending: fc.Arbitrary<NewTransfer> = fc.record({
  id: transferId,
  kind: fc.constant('pending' as const),
  debit: account,
  credit: account,
  amount,
  code: fc.constant('hold'),
  expiresAt,
});
const resolution: fc.Arbitrary<NewTransfer> = fc.record(
  {
    id: transferId,
    kind: fc.constantFrom('post', 'post', 'void', 'expire'),
    pending: transferId,
    amount: fc.integer({ min: 0, max: 60 }).map(unchecked),
  },
  { requiredKeys: ['id', 'kind', 'pending'] },
);
const call = fc.array(fc.oneof(single, pending, resolution), { minLength: 1, maxLength: 3 });

/** Waves of calls that arrive together, a minute apart. */
export const waves = fc.array(fc.array(call, { minLength: 1, maxLength: 12 }), { maxLength: 8 });
