import { cents } from '@kazi/contract/cents';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Operation } from '../rail.ts';
import { feeTables } from './fees.data.ts';
import { limitTables } from './limits.data.ts';
import { feeOf, limitsOf, mostWithin } from './limits.ts';

const today = '2026-11-21';
const operations: Operation[] = [
  'bank-transfer',
  'pesalink-to-account',
  'pesalink-to-phone',
  'send-to-mpesa',
  'mpesa-topup',
];

test.each([
  ['2023-08-14', 150_000_00, 300_000_00],
  ['2023-08-15', 250_000_00, 500_000_00],
  [today, 250_000_00, 500_000_00],
])('on %s M-Pesa carries %i a transaction and %i a day, in whole shillings', (day, max, perDay) => {
  expect(limitsOf('mpesa-topup', day)).toMatchObject({ max, perDay, step: 100 });
  expect(limitsOf('send-to-mpesa', day)).toMatchObject({ max, perDay, step: 100 });
});

test('Pesalink carries 10 to 999,999', () => {
  expect(limitsOf('pesalink-to-phone', today)).toMatchObject({ min: 10_00, max: 999_999_00, perDay: null });
});

test.each([
  [100_00, 0],
  [101_00, 5_00],
  [1_500_00, 5_00],
  [1_501_00, 9_00],
  [5_000_00, 9_00],
  [5_001_00, 11_00],
  [15_000_00, 11_00],
  [250_000_00, 13_00],
])('sending %i cents to M-Pesa costs %i', (amount, fee) =>
  expect(feeOf('send-to-mpesa', cents(amount), today)).toBe(fee),
);

test('a fee begins above the band before, to the cent', () => {
  expect(feeOf('pesalink-to-account', cents(500_00), today)).toBe(30_00);
  expect(feeOf('pesalink-to-account', cents(500_01), today)).toBe(50_00);
  expect(feeOf('pesalink-to-account', cents(999_999_00), today)).toBe(200_00);
});

test('all of a wallet goes to M-Pesa in whole shillings, less the fee of what is left', () => {
  expect(mostWithin('send-to-mpesa', cents(5_000_00), today, 100)).toBe(4_991_00);
  expect(mostWithin('send-to-mpesa', cents(1_505_50), today, 100)).toBe(1_500_00);
  expect(mostWithin('pesalink-to-phone', cents(30_00), today)).toBe(0);
});

test.each(operations)(
  'what is covered pays the most of %s with its fee, and not a step more',
  (operation) => {
    const covers = (amount: number, covered: number) =>
      amount + feeOf(operation, cents(amount), today) <= covered;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600_000_00 }), fc.constantFrom(1, 100), (covered, step) => {
        const most = mostWithin(operation, cents(covered), today, step);
        expect(most % step).toBe(0);
        expect(most === 0 || covers(most, covered)).toBe(true);
        expect(covers(most + step, covered)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  },
);

describe.each(operations)('the tables of %s', (operation) => {
  test('are dated, in order and sourced, and every amount has a fee', () => {
    for (const table of [limitTables[operation], feeTables[operation]]) {
      const days = table.map(({ from }) => from);
      expect(days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true);
      expect(days).toEqual([...days].sort());
      expect(table.every(({ source }) => source.length > 10)).toBe(true);
    }
    for (const { value } of feeTables[operation]) {
      const ends = value.map(({ upTo }) => upTo);
      expect(ends).toEqual([...ends].sort((one, other) => one - other));
      expect(ends.at(-1)).toBe(Number.POSITIVE_INFINITY);
    }
  });
});
