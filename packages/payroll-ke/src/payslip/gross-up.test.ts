import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInput } from './check.ts';
import { bonusForNet } from './gross-up.ts';
import type { PayslipInput } from './input.ts';
import { computePayslip } from './payslip.ts';

const netOf = (input: PayslipInput, bonus = input.bonus ?? 0) =>
  computePayslip({ ...input, bonus }).totals.net;

const amount = fc.oneof(fc.integer({ min: 0, max: 300_000_00 }), fc.integer({ min: 0, max: 5_000_000_00 }));
const small = fc.integer({ min: 0, max: 40_000_00 });
const inputs = (months: readonly string[]): fc.Arbitrary<PayslipInput> =>
  fc.record(
    {
      month: fc.constantFrom(...months),
      basic: amount,
      bonus: small,
      benefits: fc.record({ other: small, meals: small }),
      pension: fc.record({ employee: small, registered: fc.boolean() }),
      insurance: fc.record({ premium: small }),
      disabilityExemption: fc.boolean(),
      employment: fc.constantFrom('primary', 'secondary'),
      residence: fc.constantFrom('resident', 'non-resident'),
      deductions: small.map((owed) => [{ kind: 'sacco' as const, id: 'sacco', amount: owed }]),
      thirdOf: fc.constantFrom('basic', 'wages'),
    },
    { requiredKeys: ['month', 'basic'] },
  );

// One of each step of the tables since NHIF ended; its steps are tested apart.
const months = ['2024-10', '2024-12', '2025-02', '2025-07', '2026-02', '2026-11'];
const runs = { numRuns: 400, verbose: 1 } as const;

describe('the bonus for a net pay', () => {
  test('is found to the cent wherever there is one', () => {
    fc.assert(
      fc.property(inputs(months), amount, (input, more) => {
        const net = netOf(input, (input.bonus ?? 0) + more);
        fc.pre(net >= netOf(input));
        const found = bonusForNet(input, net);
        expect(found).toMatchObject({ exact: true, net });
        expect(netOf(input, found.bonus)).toBe(net);
      }),
      runs,
    );
  });

  test('keeps what was promised: never less, and no more than rounding makes', () => {
    fc.assert(
      fc.property(inputs(months), fc.integer({ min: 1, max: 500_000_00 }), (input, more) => {
        const wanted = netOf(input) + more;
        const { bonus, net, exact } = bonusForNet(input, wanted);
        expect(netOf(input, bonus)).toBe(net);
        expect(exact).toBe(net === wanted);
        expect(net - wanted).toBeGreaterThanOrEqual(0);
        expect(net - wanted).toBeLessThanOrEqual(5);
        expect(bonus).toBeGreaterThanOrEqual((input.bonus ?? 0) + (exact ? 0 : more));
      }),
      runs,
    );
  });

  test('is found in the months of NHIF too, whose steps lower net pay', () => {
    fc.assert(
      fc.property(inputs(['2023-03', '2024-05']), fc.integer({ min: 1, max: 200_000_00 }), (input, more) => {
        const wanted = netOf(input) + more;
        const { bonus, net } = bonusForNet(input, wanted);
        expect(netOf(input, bonus)).toBe(net);
        expect(net).toBeGreaterThanOrEqual(wanted);
      }),
      runs,
    );
  });

  test('is what a promise of KES 10,000 costs beside KES 100,000: taxed at 30 % alone', () => {
    const input = { month: '2026-03', basic: 120_000_00 };
    // NSSF is at its limit, and of a bonus neither housing levy nor SHIF is taken.
    expect(bonusForNet(input, netOf(input) + 7_000_00)).toEqual({
      bonus: 10_000_00,
      net: netOf(input) + 7_000_00,
      exact: true,
    });
  });

  test('is refused for less than is paid already, and for what no pay comes to', () => {
    const input = { month: '2026-03', basic: 100_000_00 };
    for (const net of [netOf(input) - 1, 0.5, 100_000_000_00, Number.NaN])
      expect(() => bonusForNet(input, net)).toThrow(InvalidInput);
    expect(bonusForNet(input, netOf(input))).toMatchObject({ bonus: 0, exact: true });
  });
});
