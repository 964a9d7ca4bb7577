import { describe, expect, test } from 'vitest';
import type { PayslipInput } from './input.ts';
import { computePayslip } from './payslip.ts';

const slip = (more: Partial<PayslipInput> = {}) =>
  computePayslip({ month: '2026-02', basic: 45_000_00, ...more });
const line = (more: Partial<PayslipInput>, code: string) => slip(more).lines.find((one) => one.code === code);

describe('earnings', () => {
  test('overtime is basic pay by 225, one and a half times, twice on rest days and holidays', () => {
    expect(line({ overtime: [{ hours: 10, on: 'working-day' }] }, 'overtime')?.amount).toBe(3_000_00);
    expect(line({ overtime: [{ hours: 2.25, on: 'rest-day-or-holiday' }] }, 'overtime')).toMatchObject({
      amount: 900_00,
      why: { rule: 'hours', basic: 45_000_00, hours: 2.25, divisor: 225, factor: 200 },
    });
  });

  test('the most overtime of the highest pay is exact', () => {
    const overtime = [{ hours: 744, on: 'rest-day-or-holiday' }] as const;
    expect(line({ basic: 100_000_000_00, overtime }, 'overtime')?.amount).toBe(661_333_333_33);
  });

  test.each([
    ['calendar', 14, 28, 22_500_00], // February 2026 has 28 days
    ['working', 5, 20, 11_250_00], // and 20 from Monday to Friday
    ['30', 10, 30, 15_000_00],
    ['26', 13, 26, 22_500_00],
    ['22', 5.5, 22, 11_250_00],
  ] as const)('a part of a month by %s days is %d of %i', (method, worked, of, amount) => {
    expect(line({ proration: { method, worked } }, 'basic')).toMatchObject({
      amount,
      why: { rule: 'days', method, full: 45_000_00, days: worked, of },
    });
  });

  test('relief and limits are those of a whole month, however few days were worked', () => {
    const { tax } = slip({ basic: 200_000_00, proration: { method: 'calendar', worked: 14 } });
    expect(tax).toMatchObject({ cash: 100_000_00, personalRelief: 2_400_00, retirementLimit: 30_000_00 });
  });

  test('unpaid leave is a line of its own against pay that counts by days', () => {
    const allowances = [
      { name: 'house', amount: 9_000_00 },
      { name: 'airtime', amount: 1_000_00, unprorated: true },
    ];
    const { lines, totals } = slip({ allowances, unpaidLeave: { method: '30', days: 3 } });
    const away = lines.filter(({ code }) => code === 'unpaid-leave').map(({ ref, amount }) => [ref, amount]);
    expect(away).toEqual([
      [undefined, -4_500_00],
      ['house', -900_00],
    ]);
    expect(totals.gross).toBe(49_600_00);
  });

  test('a month wholly unpaid owes nothing to anybody', () => {
    const { totals, lines, shortfalls } = slip({ unpaidLeave: { method: 'calendar', days: 28 } });
    expect(totals).toMatchObject({ gross: 0, deductions: 0, net: 0, employer: 0, cost: 0 });
    expect(lines.filter(({ kind }) => kind === 'statutory').map(({ amount }) => amount)).toEqual([0]);
    expect(shortfalls).toEqual([]);
  });

  test.each([
    // PaySpace, "Kenya Finance Act, 2025 Amendments Effective 1 July 2025".
    ['2025-06', 2_000_00],
    ['2025-07', 10_000_00],
  ])('per diem in %s is free up to %i cents a day', (month, free) => {
    const { lines, tax, totals } = slip({ month, perDiems: [{ days: 3, rate: 12_000_00 }] });
    const amountOf = (code: string) => lines.find((one) => one.code === code)?.amount;
    expect(amountOf('per-diem-exempt')).toBe(free * 3);
    expect(amountOf('per-diem')).toBe((12_000_00 - free) * 3);
    expect(tax.cash).toBe(totals.gross - free * 3);
  });
});

describe('benefits', () => {
  const taxed = (month: string, benefits: PayslipInput['benefits']) =>
    computePayslip({ month, basic: 100_000_00, ...(benefits && { benefits }) }).tax;

  test.each([
    // KRA's notice of 19 December 2024: "where the aggregate value is less than Kshs. 60,000 per year"; 36,000 before.
    ['2024-11', 2_999_99, 0],
    ['2024-11', 3_000_00, 3_000_00],
    ['2024-12', 4_999_99, 0],
    ['2024-12', 5_000_00, 5_000_00],
  ])(
    'in %s others of %i cents are taxed with %i: not below the threshold, in full from it on',
    (month, other, nonCash) => expect(taxed(month, { other }).nonCash).toBe(nonCash),
  );

  test.each([
    ['2024-11', 10_000_00, 6_000_00],
    ['2024-12', 10_000_00, 5_000_00],
    ['2024-12', 9_999_00, 0], // what is above the limit stays below the threshold
    ['2024-12', 5_000_00, 0],
  ])('in %s meals of %i cents are taxed with %i', (month, meals, nonCash) =>
    expect(taxed(month, { meals }).nonCash).toBe(nonCash),
  );

  test('a car counts 2 % of its cost a month, its hire, or what the Commissioner determined', () => {
    // KRA's guide, Appendix 7 (Nifty Payroll): 2,500,000 makes 50,000, where 2,400 cc make 8,600.
    expect(taxed('2025-03', { car: { cost: 2_500_000_00, determined: 8_600_00 } }).nonCash).toBe(50_000_00);
    expect(taxed('2025-03', { car: { hire: 60_000_00 } }).nonCash).toBe(60_000_00);
    const { lines } = computePayslip({
      month: '2025-03',
      basic: 100_000_00,
      benefits: { car: { cost: 100_000_00, determined: 8_600_00 } },
    });
    expect(lines.find(({ code }) => code === 'car')).toMatchObject({
      kind: 'benefit',
      amount: 8_600_00,
      why: { rule: 'benefit', car: { cost: 100_000_00, rate: 200, of: 'determined' } },
    });
  });

  test.each([
    // KRA, Employer’s Guide to PAYE 2017, part 8.
    ['employer-owned', 10_000_00, 10_000_00],
    ['employer-rented', 10_000_00, 15_000_00],
    ['employer-rented', 40_000_00, 40_000_00],
    ['director', 12_000_00, 15_000_00],
    ['farm', 40_000_00, 10_000_00],
  ] as const)('a house, %s, worth %i cents is taxed with %i', (type, value, housing) => {
    expect(taxed('2025-03', { housing: { type, value } }).housing).toBe(housing);
    expect(taxed('2025-03', { housing: { type, value, rentCharged: 6_000_00 } }).housing).toBe(
      housing - 6_000_00,
    );
  });

  test('a share of pay for a house is of other benefits too', () => {
    const housing = { type: 'employer-rented', value: 0 } as const;
    expect(taxed('2025-03', { housing, other: 20_000_00 }).housing).toBe(18_000_00);
  });

  test('are taxed and not paid, and no levy is taken of them', () => {
    const { totals, lines } = slip({ benefits: { other: 20_000_00 } });
    expect(totals).toMatchObject({ gross: 45_000_00, benefits: 20_000_00 });
    expect(lines.find(({ code }) => code === 'housing-levy')?.amount).toBe(675_00);
  });
});
