import { describe, expect, test } from 'vitest';
import { computePayslip } from '../payslip/payslip.ts';
import { allowed } from './allowed.ts';
import { benefits } from './benefits.ts';
import { inMonth, UnknownMonth } from './dated.ts';
import { health } from './health.ts';
import { housingLevy } from './housing-levy.ts';
import { nita } from './nita.ts';
import { nssf } from './nssf.ts';
import { paye } from './paye.ts';
import { overtime, ratesOf } from './rates.ts';

const tables = [paye, nssf, health, housingLevy, allowed, benefits, nita, overtime];

describe.each(tables)('the table of $name', ({ name, rows }) => {
  test('begins in January 2023, in order, each row with its source', () => {
    const months = rows.map(({ from }) => from);
    expect(months[0]).toBe('2023-01');
    expect(months.every((month) => /^\d{4}-\d{2}$/.test(month))).toBe(true);
    expect(months).toEqual([...new Set(months)].sort());
    expect(rows.every(({ source }) => source.length > 20)).toBe(true);
    expect(name.length).toBeGreaterThan(0);
  });
});

test.each(['2022-12', '2020-01', '', '2025-13', '2025-1', '2025-01-01'])('%j is no known month', (month) => {
  expect(() => ratesOf(month)).toThrow(UnknownMonth);
});

test.each(['2027-02', '2027-12', '2031-06'])(
  'in %s the last known rates go on, with the table that awaits others',
  (month) => {
    const known = ratesOf('2027-01');
    expect(known).toMatchObject({ nssf: { upper: 108_000_00 }, awaited: [] });
    expect(ratesOf(month)).toEqual({ ...known, awaited: ['nssf'] });
    expect(computePayslip({ month, basic: 50_000_00 }).totals).toEqual(
      computePayslip({ month: '2027-01', basic: 50_000_00 }).totals,
    );
  },
);

test('a month before the first row is refused, with the table that begins after it', () => {
  const refused = { name: 'UnknownMonth', table: 'paye', month: '2022-12', from: '2023-01' };
  expect(() => ratesOf('2022-12')).toThrow(expect.objectContaining(refused));
  expect(() => ratesOf('2022-12')).toThrow('The table paye says nothing of 2022-12: it begins in 2023-01.');
});

test('a new Finance Act is one new row', () => {
  const [first, ...others] = paye.rows;
  const act = { ...first, from: '2026-07', personalRelief: 3_000_00, source: 'Finance Act of a test' };
  const table = { ...paye, rows: [first, ...others, act] } as const;
  expect(inMonth(table, '2026-06').personalRelief).toBe(2_400_00);
  expect(inMonth(table, '2026-07').personalRelief).toBe(3_000_00);
});
