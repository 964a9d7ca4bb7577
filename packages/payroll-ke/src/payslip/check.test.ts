import { expect, test } from 'vitest';
import { InvalidInput } from './check.ts';
import type { PayslipInput } from './input.ts';
import { computePayslip } from './payslip.ts';

const slip = (more: Partial<PayslipInput> = {}) =>
  computePayslip({ month: '2026-02', basic: 45_000_00, ...more });

test.each([
  [{ basic: -1 }, 'basic', 'amount'],
  [{ basic: 0.5 }, 'basic', 'amount'],
  [{ basic: Number.NaN }, 'basic', 'amount'],
  [{ basic: 10_000_000_001 }, 'basic', 'amount'],
  [{ allowances: [{ name: 'house', amount: -5 }] }, 'allowances.0.amount', 'amount'],
  [{ benefits: { car: { cost: 1.5 } } }, 'benefits.car.cost', 'amount'],
  [{ overtime: [{ hours: 1.005, on: 'working-day' }] }, 'overtime.0.hours', 'hours'],
  [{ overtime: [{ hours: 800, on: 'working-day' }] }, 'overtime.0.hours', 'hours'],
  [{ proration: { method: 'calendar', worked: 29 } }, 'proration.worked', 'days'],
  [{ proration: { method: 'working', worked: 5, workingDays: 0 } }, 'proration.workingDays', 'days'],
  [{ unpaidLeave: { method: '26', days: 1.3 } }, 'unpaidLeave.days', 'days'],
  [{ perDiems: [{ days: 2.5, rate: 100 }] }, 'perDiems.0.days', 'days'],
  [
    {
      deductions: [
        { kind: 'loan', id: 'a', amount: 1 },
        { kind: 'sacco', id: 'a', amount: 1 },
      ],
    },
    'deductions.1.id',
    'repeated',
  ],
] satisfies [Partial<PayslipInput>, string, string][])('%j is refused', (more, path, problem) => {
  expect(() => slip(more)).toThrow(InvalidInput);
  expect(() => slip(more)).toThrow(expect.objectContaining({ path, problem }));
});
