import { expect, test } from 'vitest';
import { leaveParts } from './leave-parts.ts';

const unpaid = (from: string, to: string) => leaveParts({ kind: 'unpaid', from, to });

test('unpaid leave has a part for each month, with its days from Monday to Friday', () => {
  expect(unpaid('2026-11-20', '2027-01-05')).toEqual([
    { from: '2026-11-20', to: '2026-11-30', days: 7 },
    { from: '2026-12-01', to: '2026-12-31', days: 23 },
    { from: '2027-01-01', to: '2027-01-05', days: 3 },
  ]);
  expect(unpaid('2026-11-20', '2026-11-30')).toEqual([{ from: '2026-11-20', to: '2026-11-30', days: 7 }]);
});

test('a month in which only a weekend falls has no part', () => {
  expect(unpaid('2026-10-31', '2026-11-02')).toEqual([{ from: '2026-11-01', to: '2026-11-02', days: 1 }]);
  expect(unpaid('2026-10-30', '2026-11-01')).toEqual([{ from: '2026-10-30', to: '2026-10-31', days: 1 }]);
});

test('other leave is whole', () => {
  const leave = { from: '2026-11-20', to: '2026-12-10' };
  expect(leaveParts({ kind: 'annual', ...leave })).toEqual([{ ...leave, days: 15 }]);
});

test.each([
  ['2026-12-10', '2026-11-20', 0],
  ['2026-10-31', '2026-11-01', 0],
  ['', '2026-11-20', 0],
  ['0001-01-01', '9999-12-31', 2_608_615],
])('what cannot be entered, from %j to %j, is whole', (from, to, days) => {
  expect(unpaid(from, to)).toEqual([{ from, to, days }]);
});

test('the last month of all ends it', () => {
  expect(unpaid('9999-11-29', '9999-12-31').map(({ to }) => to)).toEqual(['9999-11-30', '9999-12-31']);
});
