import { expect, test } from 'vitest';
import { p9 } from '../p9/p9.ts';
import type { PayslipInput } from './input.ts';
import { computePayslip } from './payslip.ts';
import { supplement } from './supplement.ts';

const slip = (more: Partial<PayslipInput> = {}) =>
  computePayslip({ month: '2026-02', basic: 45_000_00, ...more });

test('a bonus run of its own comes with the month’s run to what one run would have come to', () => {
  const deductions = [{ kind: 'sacco', id: 'sacco', amount: 5_000_00 }] as const;
  const first = slip({ deductions });
  const whole = slip({ deductions, bonus: 100_000_00 });
  const second = supplement(whole, [first]);
  expect(second.totals).toMatchObject({ gross: 100_000_00, net: whole.totals.net - first.totals.net });
  expect(second.lines.map(({ kind, code }) => [kind, code])).toEqual([
    ['earning', 'bonus'],
    ['statutory', 'nssf-tier-2'],
    ['statutory', 'paye'],
    ['employer', 'nssf-tier-2'],
  ]);
  expect(p9(2026, [first, second])).toEqual(p9(2026, [whole]));
  expect(supplement(first, [first, second]).totals.net).toBe(-second.totals.net);
  expect(supplement(first, [whole]).lines).toContainEqual(
    expect.objectContaining({ code: 'bonus', amount: -100_000_00 }),
  );
});

test('every sum of a further run is that of the month less what was paid', () => {
  const first = slip({ benefits: { meals: 9_000_00 } });
  const benefits = {
    meals: 9_000_00,
    other: 20_000_00,
    housing: { type: 'employer-owned', value: 30_000_00 },
  } as const;
  const whole = slip({ benefits, bonus: 10_000_00 });
  const { lines, tax, totals: paid } = first;
  const { gross, deductions, net, employer } = paid;
  expect(supplement(whole, [{ lines, tax, totals: { gross, deductions, net, employer } }]).totals).toEqual({
    gross: whole.totals.gross - gross,
    benefits: whole.totals.benefits - paid.benefits,
    taxable: whole.totals.taxable - paid.taxable,
    deductions: whole.totals.deductions - deductions,
    net: whole.totals.net - net,
    employer: whole.totals.employer - employer,
    cost: whole.totals.cost - paid.cost,
  });
});
