import fc from 'fast-check';
import { expect, test } from 'vitest';
import { p9 } from '../p9/p9.ts';
import { deductionKinds, type PayslipInput } from './input.ts';
import { computePayslip } from './payslip.ts';

/** Every known month, one for each step of the tables among them. */
const months = Array.from({ length: 49 }, (_, at) => {
  const month = String((at % 12) + 1).padStart(2, '0');
  return `${2023 + Math.floor(at / 12)}-${month}`;
});
const month = fc.constantFrom(...months);
const amount = fc.oneof(fc.integer({ min: 0, max: 300_000_00 }), fc.integer({ min: 0, max: 100_000_000_00 }));
const pay = amount.filter((basic) => basic <= 99_000_000_00);
const small = fc.integer({ min: 0, max: 60_000_00 });
const days = (max: number) => fc.integer({ min: 0, max: max * 2 }).map((halves) => halves / 2);
const method = fc.constantFrom('calendar', 'working', '30', '26', '22');

const deductions = fc
  .array(
    fc.record(
      {
        kind: fc.constantFrom(...deductionKinds),
        amount: small,
        to: fc.constantFrom('employer', 'third-party'),
      },
      { requiredKeys: ['kind', 'amount'] },
    ),
    { maxLength: 6 },
  )
  .map((all) => all.map((one, at) => ({ ...one, id: `d${at}` })));

const benefits = fc.record({
  car: fc.record({ cost: amount, hire: small, determined: small }),
  meals: small,
  other: small,
  housing: fc.record({
    type: fc.constantFrom('employer-owned', 'employer-rented', 'farm', 'director'),
    value: small,
    rentCharged: small,
  }),
});

/** Everything a payslip may be computed from; what may be left out is left out now and then. */
const inputs: fc.Arbitrary<PayslipInput> = fc.record(
  {
    month,
    basic: amount,
    allowances: fc.array(fc.record({ name: fc.constant('a'), amount, irregular: fc.boolean() }), {
      maxLength: 3,
    }),
    proration: fc.record({ method, worked: days(20) }),
    unpaidLeave: fc.record({ method, days: days(20) }),
    overtime: fc.array(
      fc.record({
        hours: fc.integer({ min: 0, max: 6_000 }).map((hundredths) => hundredths / 100),
        on: fc.constantFrom('working-day', 'rest-day-or-holiday'),
      }),
      { maxLength: 2 },
    ),
    bonus: amount,
    arrears: small,
    perDiems: fc.array(fc.record({ days: fc.nat(31), rate: small }), { maxLength: 3 }),
    benefits,
    pension: fc.record({ employee: small, employer: small, registered: fc.boolean() }),
    tierTwo: fc.constantFrom('nssf', 'private-scheme'),
    mortgageInterest: small,
    medicalFund: small,
    insurance: fc.record({ premium: small, throughPayroll: fc.boolean() }),
    exemptFrom: fc.subarray(['nssf', 'health', 'housing-levy', 'nita'] as const),
    disabilityExemption: fc.boolean(),
    afterLeaving: fc.boolean(),
    employment: fc.constantFrom('primary', 'secondary'),
    residence: fc.constantFrom('resident', 'non-resident'),
    deductions,
    thirdOf: fc.constantFrom('basic', 'wages'),
  },
  { requiredKeys: ['month', 'basic'] },
);

// A failure prints its seed and its path.
const runs = { numRuns: 3_000, verbose: 1 } as const;
const sumOf = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

test('net and deductions are gross, lines are their totals, and nothing is negative or broken', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { lines, totals, tax, carried, shortfalls } = computePayslip(input);
      const of = (...kinds: string[]) =>
        sumOf(lines.filter(({ kind }) => kinds.includes(kind)).map((line) => line.amount));
      expect(totals.net + totals.deductions).toBe(totals.gross);
      expect(of('earning')).toBe(totals.gross);
      expect(of('benefit')).toBe(totals.benefits);
      expect(of('statutory', 'deduction')).toBe(totals.deductions);
      expect(of('employer')).toBe(totals.employer);
      expect(totals.gross + totals.employer).toBe(totals.cost);
      const positive = lines.filter(({ code }) => code !== 'unpaid-leave').map((line) => line.amount);
      const all = [
        ...positive,
        ...Object.values(totals),
        ...Object.values(tax),
        ...carried.map((one) => one.amount),
      ];
      expect(all.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
      expect(shortfalls.every((one) => one.amount > 0)).toBe(true);
      const unpaid = shortfalls.some(({ code }) => !['pension', 'medical-fund', 'insurance'].includes(code));
      if (unpaid) expect(totals.net + of('deduction')).toBe(0);
    }),
    runs,
  );
});

test('what was due is taken or carried, and a third of basic pay or wages is kept', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { lines, totals, carried, third: kept } = computePayslip(input);
      const owed = lines.filter(({ why }) => why.rule === 'owed');
      const due = sumOf((input.deductions ?? []).map((one) => one.amount));
      expect(sumOf(owed.map((line) => line.amount)) + sumOf(carried.map((one) => one.amount))).toBe(due);
      const taken = owed.filter((line) => line.amount > 0);
      const basic = sumOf(
        lines
          .filter(({ code, ref }) => code === 'basic' || (code === 'unpaid-leave' && !ref))
          .map((line) => line.amount),
      );
      const third = (input.thirdOf === 'wages' ? totals.gross : basic) / 3;
      if (taken.length > 0) expect(totals.net).toBeGreaterThanOrEqual(third);
      expect(kept.isKept).toBe(totals.net >= third);
      const toEmployer = taken.filter(({ why }) => why.rule === 'owed' && why.half !== null);
      const half = Math.max(0, ...toEmployer.map(({ why }) => (why.rule === 'owed' ? (why.half ?? 0) : 0)));
      expect(sumOf(toEmployer.map((line) => line.amount))).toBeLessThanOrEqual(half);
    }),
    runs,
  );
});

/**
 * A shilling more never leaves less, but for a step that the law itself makes: NHIF rises by up to 150 where pay
 * reaches the next one. Of a single cent more, rounding may take a cent for each of NSSF, SHIF, AHL and PAYE.
 */
test('a shilling more of pay leaves no less, but for the steps of NHIF', () => {
  fc.assert(
    fc.property(month, pay, fc.integer({ min: 100, max: 50_000_00 }), (of, basic, more) => {
      const [before, after] = [{ basic }, { basic: basic + more }].map((pay) =>
        computePayslip({ month: of, ...pay }),
      );
      if (!before || !after) throw new Error('two payslips were asked for');
      const nhif = [before, after].map(({ lines }) => lines.find(({ code }) => code === 'nhif')?.amount ?? 0);
      const step = (nhif[1] ?? 0) - (nhif[0] ?? 0);
      expect(after.totals.net).toBeGreaterThanOrEqual(before.totals.net - step);
    }),
    runs,
  );
});

test('pay that just reaches a step of NHIF leaves less, which is why steps are excepted', () => {
  const [below, above] = [99_999_00, 100_000_00].map(
    (basic) => computePayslip({ month: '2024-05', basic }).totals,
  );
  expect((above?.net ?? 0) - (below?.net ?? 0)).toBeLessThan(0);
});

test('a bonus, an allowance or overtime never lowers net pay from October 2024 on', () => {
  const since = month.filter((one) => one >= '2024-10');
  fc.assert(
    fc.property(since, pay, small, (of, basic, extra) => {
      const bare = computePayslip({ month: of, basic }).totals.net;
      const more = extra + 100;
      for (const pay of [
        { bonus: more },
        { allowances: [{ name: 'house', amount: more }] },
        { arrears: more },
      ])
        expect(computePayslip({ month: of, basic, ...pay }).totals.net).toBeGreaterThanOrEqual(bare);
    }),
    runs,
  );
});

test('the P9 is the sum of its months, column by column', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2023, max: 2026 }), fc.array(inputs, { maxLength: 15 }), (year, all) => {
      const slips = all.map((input) => computePayslip({ ...input, month: `${year}${input.month.slice(4)}` }));
      const card = p9(year, slips);
      const total = (key: string) => card.totals[card.columns.findIndex((column) => column.key === key)];
      expect(card.rows).toHaveLength(12);
      expect(total('cash')).toBe(sumOf(slips.map(({ tax }) => tax.cash)));
      expect(total('deducted')).toBe(sumOf(slips.map(({ tax }) => tax.deducted)));
      expect(card.totalChargeable).toBe(sumOf(slips.map(({ tax }) => tax.chargeable)));
      expect(card.totalTax).toBe(sumOf(slips.map(({ tax }) => tax.paye)));
    }),
    { ...runs, numRuns: 500 },
  );
});

test('the columns of a P9 agree with each other as its form says', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const slip = computePayslip(input);
      const card = p9(Number(input.month.slice(0, 4)), [slip]);
      const { amounts } = card.rows[Number(input.month.slice(5)) - 1] ?? { amounts: [] };
      const column = new Map(card.columns.map(({ letter }, at) => [letter, amounts[at] ?? Number.NaN]));
      const of = (...letters: string[]) => sumOf(letters.map((letter) => column.get(letter) ?? Number.NaN));
      const least = Math.min(of('E1'), of('E2'), of('E3'));
      expect(of('D')).toBe(of('A', 'B', 'C'));
      if (card.layout === 'p9a-2023') {
        expect(of('G')).toBe(least + of('F'));
        expect(of('H')).toBe(Math.max(0, of('D') - of('G') - slip.tax.exempt));
        expect(of('L')).toBe(Math.max(0, of('J') - of('K')));
      } else {
        expect(of('J')).toBe(least + of('F', 'G', 'H', 'I'));
        expect(of('K')).toBe(Math.max(0, of('D') - of('J') - slip.tax.exempt));
        expect(of('O')).toBe(Math.max(0, of('L') - of('M', 'N')));
      }
    }),
    runs,
  );
});
