import { expect, test } from 'vitest';
import { firstOpenMonth } from './first-open-month.ts';

test.each([
  ['this month', { joinedOn: '2025-03-01', lastPaid: undefined }, '2026-11'],
  ['this month, with the one before paid', { joinedOn: '2025-03-01', lastPaid: '2026-10' }, '2026-11'],
  ['the month after the last that is paid', { joinedOn: '2025-03-01', lastPaid: '2026-11' }, '2026-12'],
  ['the month after December', { joinedOn: '2025-03-01', lastPaid: '2026-12' }, '2027-01'],
  ['the first month of who begins later', { joinedOn: '2027-02-15', lastPaid: undefined }, '2027-02'],
])('terms are proposed from %s', (_name, known, month) => {
  expect(firstOpenMonth({ ...known, today: '2026-11-26' })).toBe(month);
});
