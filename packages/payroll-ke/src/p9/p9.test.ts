import { expect, test } from 'vitest';
import { computePayslip } from '../payslip/payslip.ts';
import { p9 } from './p9.ts';

/** A row as shillings by the form's letters. */
function rowOf(card: ReturnType<typeof p9>, month: number | 'totals'): Record<string, number> {
  const amounts = month === 'totals' ? card.totals : (card.rows[month - 1]?.amounts ?? []);
  return Object.fromEntries(
    card.columns.map(({ letter }, at) => [letter, (amounts[at] ?? Number.NaN) / 100]),
  );
}

const year = (of: number, basic: number, more = {}) =>
  Array.from({ length: 12 }, (_, at) =>
    computePayslip({ month: `${of}-${String(at + 1).padStart(2, '0')}`, basic: basic * 100, ...more }),
  );

test('a row of 2025 has the columns A to O of Appendix 2A', () => {
  const card = p9(2025, [computePayslip({ month: '2025-03', basic: 100_000_00 })]);
  expect(rowOf(card, 3)).toEqual({
    ...{ A: 100_000, B: 0, C: 0, D: 100_000, E1: 30_000, E2: 4_320, E3: 30_000 },
    ...{ F: 1_500, G: 2_750, H: 0, I: 0, J: 8_570, K: 91_430, L: 22_212.35, M: 2_400, N: 0, O: 19_812.35 },
  });
  expect(rowOf(card, 'totals')).toEqual(rowOf(card, 3));
  expect(card).toMatchObject({
    layout: 'p9a-2024',
    totalChargeable: 91_430_00,
    totalTax: 19_812_35,
    notes: [],
  });
});

test('a row of 2023 has the columns of the form before, without a column I', () => {
  const card = p9(2023, [
    computePayslip({
      month: '2023-09',
      basic: 100_000_00,
      mortgageInterest: 30_000_00,
      insurance: { premium: 10_000_00 },
    }),
  ]);
  expect(rowOf(card, 9)).toEqual({
    ...{ A: 100_000, B: 0, C: 0, D: 100_000, E1: 30_000, E2: 1_080, E3: 20_000, F: 25_000 },
    ...{ G: 26_080, H: 73_920, J: 16_959.35, K: 4_155, L: 12_804.35 },
  });
  expect(card).toMatchObject({ layout: 'p9a-2023', totalChargeable: 73_920_00, totalTax: 12_804_35 });
});

test('2024 has the new columns, with the old rules to November: limits go by month', () => {
  const card = p9(2024, year(2024, 500_000, { mortgageInterest: 60_000_00, medicalFund: 20_000_00 }));
  expect(rowOf(card, 'totals').I).toBe(11 * 25_000 + 30_000);
  expect(rowOf(card, 'totals').E3).toBe(11 * 20_000 + 30_000);
  expect(rowOf(card, 11)).toMatchObject({ F: 0, G: 0, H: 0, J: 27_160 });
  expect(rowOf(card, 12)).toMatchObject({ F: 7_500, G: 13_750, H: 15_000, J: 68_410 });
});

test('relief on the levy stands in column N, with a note of its part', () => {
  const card = p9(2024, year(2024, 50_000));
  expect([1, 2, 3, 11, 12].map((month) => rowOf(card, month).N)).toEqual([180, 180, 292.5, 112.5, 0]);
  expect(card.notes).toHaveLength(9);
  expect(card.notes[0]).toEqual({ note: 'housing-levy-relief', month: '2024-03', amount: 112_50 });
});

test('a disability lowers chargeable pay, which a note says', () => {
  const card = p9(2026, [computePayslip({ month: '2026-02', basic: 300_000_00, disabilityExemption: true })]);
  const { J, K, D } = rowOf(card, 2);
  expect(card.notes).toEqual([{ note: 'disability-exemption', month: '2026-02', amount: 150_000_00 }]);
  expect(K).toBe((D ?? 0) - (J ?? 0) - 150_000);
});

test.each([2023, 2024, 2025])('%i without pay is twelve empty rows', (of) => {
  const card = p9(of, year(of - 1 < 2023 ? 2024 : of - 1, 50_000));
  expect(card.rows.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, at) => `${of}-${String(at + 1).padStart(2, '0')}`),
  );
  expect(card.rows.every(({ amounts }) => amounts.every((amount) => amount === 0))).toBe(true);
  expect(card).toMatchObject({ totalChargeable: 0, totalTax: 0, notes: [] });
});

test('a year of other than four digits is refused', () => {
  expect(() => p9(25, [])).toThrow(RangeError);
});
