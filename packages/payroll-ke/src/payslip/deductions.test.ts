import { describe, expect, test } from 'vitest';
import type { PayslipInput } from './input.ts';
import { type Payee, payeeOf } from './payee.ts';
import { computePayslip } from './payslip.ts';

const slip = (more: Partial<PayslipInput> = {}) =>
  computePayslip({ month: '2026-02', basic: 45_000_00, ...more });

describe('what is owed', () => {
  const helb = { kind: 'helb', id: 'helb', amount: 4_000_00 } as const;
  const loan = { kind: 'loan', id: 'loan', amount: 40_000_00 } as const;
  const sacco = { kind: 'sacco', id: 'sacco', amount: 10_000_00 } as const;
  const taken = (more: Partial<PayslipInput>) =>
    slip(more)
      .lines.filter(({ why }) => why.rule === 'owed')
      .map(({ code, amount }) => [code, amount]);

  test('is taken by priority, not in the order it is given in', () => {
    expect(taken({ deductions: [sacco, { ...loan, amount: 100_00 }, helb] })).toEqual([
      ['helb', 4_000_00],
      ['loan', 100_00],
      ['sacco', 10_000_00],
    ]);
  });

  test('leaves a third of basic pay, and carries the rest', () => {
    const { totals, carried } = slip({ deductions: [helb, { ...sacco, amount: 90_000_00 }] });
    expect(totals.net).toBe(15_000_00);
    expect(carried).toEqual([
      { id: 'sacco', kind: 'sacco', amount: 90_000_00 - (totals.deductions - 4_000_00 - statutory()) },
    ]);
  });

  const statutory = () => slip().totals.deductions;

  test('or of all wages, as the Act has it', () => {
    const more = { allowances: [{ name: 'house', amount: 15_000_00 }], thirdOf: 'wages' } as const;
    expect(slip({ ...more, deductions: [{ ...sacco, amount: 90_000_00 }] }).totals.net).toBe(20_000_00);
  });

  test('a third that is no whole cent is rounded up', () => {
    expect(slip({ basic: 100_000_01, deductions: [{ ...sacco, amount: 90_000_00 }] }).totals.net).toBe(
      33_333_34,
    );
  });

  test('to the employer is not more than half of what all others leave', () => {
    const { totals } = slip();
    const half = Math.floor((totals.net - 4_000_00) / 2);
    const { lines, carried } = slip({ deductions: [helb, loan] });
    const repaid = lines.find(({ code }) => code === 'loan');
    expect(repaid).toMatchObject({
      amount: half,
      why: { rule: 'owed', due: 40_000_00, half, carried: 40_000_00 - half },
    });
    expect(carried).toEqual([{ id: 'loan', kind: 'loan', amount: 40_000_00 - half }]);
    expect(slip({ deductions: [helb, { ...loan, to: 'third-party' }] }).totals.net).toBe(15_000_00);
  });

  test('and a loan and an advance share that half', () => {
    const advance = { kind: 'advance', id: 'advance', amount: 5_000_00 } as const;
    const half = Math.floor(slip().totals.net / 2);
    expect(taken({ deductions: [advance, loan] })).toEqual([
      ['loan', half],
      ['advance', 0],
    ]);
  });

  test('beyond what the law takes of a small pay is a shortfall of the employer, not a negative net', () => {
    const { totals, shortfalls } = slip({ basic: 200_00 });
    expect(totals.net).toBe(0);
    expect(shortfalls).toEqual([
      { code: 'shif', amount: 300_00 - 188_00 },
      { code: 'housing-levy', amount: 3_00 },
    ]);
  });
});

test('a pension that was agreed gives way to PAYE, and a third that it does not leave is told', () => {
  const { totals, shortfalls, third } = slip({
    basic: 50_000_00,
    month: '2025-03',
    pension: { employee: 45_000_00, registered: true },
  });
  // Without it PAYE is 5,845.85, which is kept of 44,875; with it 2,245.85.
  expect(shortfalls).toEqual([{ code: 'pension', amount: 45_000_00 - 39_029_15 }]);
  expect(totals.net).toBe(3_600_00);
  expect(third).toEqual({ keeps: 16_666_67, isKept: false });
});

test('each amount that leaves has somewhere to go', () => {
  const { lines } = slip({
    basic: 200_000_00,
    tierTwo: 'private-scheme',
    pension: { employee: 1_000_00, employer: 2_000_00, registered: true },
    medicalFund: 500_00,
    insurance: { premium: 700_00, throughPayroll: true },
    deductions: [
      { kind: 'helb', id: 'a', amount: 1_00 },
      { kind: 'loan', id: 'b', amount: 2_00 },
      { kind: 'advance', id: 'c', amount: 3_00, to: 'third-party' },
      { kind: 'sacco', id: 'd', amount: 4_00 },
      { kind: 'other', id: 'e', amount: 5_00, to: 'employer' },
    ],
  });
  const byPayee = Map.groupBy(lines, payeeOf);
  const total = (payee: Payee) => (byPayee.get(payee) ?? []).reduce((sum, { amount }) => sum + amount, 0);
  expect(total('nssf')).toBe(1_080_00);
  expect(total('private-scheme')).toBe(11_880_00);
  expect(total('health')).toBe(5_500_00);
  expect(total('housing-levy')).toBe(6_000_00);
  expect(total('pension')).toBe(3_000_00);
  expect([total('nita'), total('medical-fund'), total('insurance')]).toEqual([50_00, 500_00, 700_00]);
  expect([total('helb'), total('employer'), total('sacco'), total('other')]).toEqual([
    1_00, 7_00, 4_00, 3_00,
  ]);
  expect(byPayee.get(null)?.map(({ kind }) => kind)).toEqual(['earning', 'relief', 'relief']);
});

test('who is exempt from a fund pays nothing to it, nor does the employer', () => {
  const { lines, tax } = slip({ exemptFrom: ['nssf', 'housing-levy', 'nita'] });
  expect(lines.map(({ kind, code }) => [kind, code])).toEqual([
    ['earning', 'basic'],
    ['statutory', 'shif'],
    ['relief', 'personal-relief'],
    ['statutory', 'paye'],
  ]);
  expect(tax.retirement).toBe(0);
});

test('the employer pays half of NSSF and AHL, NITA, and their share of the pension', () => {
  const { lines, totals } = slip({ pension: { employee: 1_000_00, employer: 2_000_00, registered: true } });
  const shares = lines.filter(({ kind }) => kind === 'employer').map(({ code, amount }) => [code, amount]);
  expect(shares).toEqual([
    ['nssf-tier-1', 540_00],
    ['nssf-tier-2', 2_160_00],
    ['housing-levy', 675_00],
    ['pension', 2_000_00],
    ['nita', 50_00],
  ]);
  expect(totals.cost).toBe(45_000_00 + 5_425_00);
});
