import { cents } from '@kazi/contract/cents';
import { type RunInput, runInput, terms as termsSchema } from '@kazi/contract/payroll';
import { employments, prorations, residences, thirdBases } from '@kazi/contract/payroll/words';
import { p9, type Tax } from '@kazi/payroll-ke';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromSchema } from '../../../test/from-schema.ts';
import { newId } from '../../database/ids.ts';
import type { ComputedRow, Earlier, ToCompute } from './batch.ts';
import { computeRow } from './compute.ts';
import type { RunTerms } from './run.ts';

const months = ['2023-03', '2024-05', '2024-10', '2025-03', '2026-11', '2027-03'];

/** Whoever it is, whatever they earn, and up to four runs of a month in any order, one of which may be the month's own. */
const drawn = fc.record({
  month: fc.constantFrom(...months),
  terms: fc.option(fromSchema(termsSchema, { from: fc.constant('2023-01'), id: fc.uuid() }), { freq: 8 }),
  residence: fc.constantFrom(...residences),
  employment: fc.constantFrom(...employments),
  joined: fc.constantFrom('01', '11'),
  disabled: fc.boolean(),
  unpaidDays: fc.constantFrom(0, 0, 3),
  proration: fc.constantFrom(...prorations),
  thirdOf: fc.constantFrom(...thirdBases),
  inputs: fc.array(fromSchema(runInput, { skipped: fc.constant(null) }), { minLength: 1, maxLength: 4 }),
  own: fc.integer({ min: -1, max: 3 }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

const carried = [{ id: newId(), kind: 'loan', name: 'Laptop', amount: cents(4_000_00) }] as const;

const rowOf = (of: Drawn, input: RunInput, earlier: Earlier[]): ToCompute => ({
  id: newId(),
  input,
  inputIsSet: true,
  skipped: false,
  net: cents(0),
  reviewed: false,
  paidTo: null,
  employee: {
    id: newId(),
    number: 'E1',
    firstName: 'Wanjiru',
    lastName: 'Kamau',
    jobTitle: null,
    department: null,
    joinedOn: `${of.month}-${of.joined}`,
    leftOn: null,
    residence: of.residence,
    employment: of.employment,
    kraPin: 'A001234567B',
    identity: null,
    nssfNumber: null,
    shaNumber: null,
    phone: null,
    disabilityCertificate: null,
  },
  disabilityUntil: of.disabled ? `${of.month}-28` : null,
  userId: newId(),
  pay: {
    pay_method: 'wallet',
    pay_phone: null,
    pay_bank: null,
    pay_account: null,
    pay_changed_at: '2023-01-01T00:00:00Z',
  },
  terms: of.terms,
  unpaidDays: of.unpaidDays,
  takenBack: null,
  earlier,
  taken: {},
  carried: [...carried],
  before: null,
  reversed: cents(0),
});

const runOf = ({ month, proration, thirdOf }: Drawn, kind: RunTerms['kind']): RunTerms => ({
  month,
  kind,
  proration,
  thirdOf,
  newReceiver: cents(0),
  now: new Date(`${month}-28`),
  day: `${month}-28`,
});

/** What one run would be told in place of several, by what the values are: numbers add up, and of what may be null the last holds. */
function asOne(inputs: readonly RunInput[]): RunInput {
  const fields = Object.entries(runInput.parse({})).map(([field, empty]) => {
    const all = inputs.flatMap((input) => Object.entries(input)).filter(([name]) => name === field);
    const values: unknown[] = all.map(([, value]) => value);
    if (Array.isArray(empty)) return [field, values.flat()];
    if (empty === null) return [field, values.findLast((value) => value !== null) ?? null];
    return [field, values.reduce<number>((sum, value) => sum + Number(value), 0)];
  });
  return { ...runInput.parse({}), ...Object.fromEntries(fields) };
}

interface Payslip extends ComputedRow {
  tax: Tax;
}

/** Pays the month by its runs, one after the other; one that could not be approved pays nothing, and says nothing. */
function paid(of: Drawn, runs: readonly { input: RunInput; kind: RunTerms['kind'] }[]) {
  const slips: Payslip[] = [];
  const earlier: Earlier[] = [];
  for (const { input, kind } of runs) {
    const row = rowOf(of, input, [...earlier]);
    const slip = computeRow(row, runOf(of, kind));
    const { tax, lines } = slip;
    if (slip.errors || !tax || !lines) continue;
    slips.push({ ...slip, tax });
    earlier.push({ ...slip, lines, tax, input, monthly: kind === 'monthly' });
  }
  return { slips, inputs: earlier.map(({ input }) => input), isOwn: earlier.some(({ monthly }) => monthly) };
}

const sums = <Item>(items: readonly Item[], key: (item: Item) => string, amount: (item: Item) => number) =>
  Object.fromEntries(
    [...Map.groupBy(items, key)]
      .map(([name, all]) => [name, all.reduce((sum, item) => sum + amount(item), 0)] as const)
      .filter(([, sum]) => sum !== 0)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

/** What payslips of a month come to, whichever they are. */
const comesTo = (month: string, slips: readonly Payslip[]) => ({
  gross: slips.reduce((sum, { gross }) => sum + gross, 0),
  deductions: slips.reduce((sum, { deductions }) => sum + deductions, 0),
  net: slips.reduce((sum, { net }) => sum + net, 0),
  employer: slips.reduce((sum, { employer }) => sum + employer, 0),
  lines: sums(
    slips.flatMap(({ lines }) => lines ?? []),
    ({ kind, code, name }) => `${kind} ${code} ${name ?? ''}`,
    ({ amount }) => amount,
  ),
  owed: sums(
    slips.flatMap(({ owed }) => owed ?? []),
    ({ authority, name }) => `${authority} ${name}`,
    ({ amount }) => amount,
  ),
  taken: sums(
    slips.flatMap(({ taken }) => taken ?? []),
    ({ kind, name }) => `${kind} ${name}`,
    ({ amount }) => amount,
  ),
  left: sums(
    slips.at(-1)?.carried ?? [],
    ({ kind, name }) => `${kind} ${name}`,
    ({ amount }) => amount,
  ),
  p9: p9(
    Number(month.slice(0, 4)),
    slips.map(({ tax }) => ({ month, tax })),
  ),
});

test('a month that several runs pay comes to what one run would have paid, whatever they were told and in which order', () => {
  let further = 0;
  fc.assert(
    fc.property(drawn, (of) => {
      const runs = of.inputs.map((input, at) => ({
        input,
        kind: at === of.own ? ('monthly' as const) : ('off-cycle' as const),
      }));
      const { slips, inputs, isOwn } = paid(of, runs);
      if (slips.length === 0) return;
      const one = paid(of, [{ input: asOne(inputs), kind: isOwn ? 'monthly' : 'off-cycle' }]);
      expect(comesTo(of.month, slips)).toEqual(comesTo(of.month, one.slips));
      further += slips.length - 1;
      const days = new Set(inputs.map(({ daysWorked }) => daysWorked));
      for (const { code, kind, amount, earlier } of slips.flatMap(({ lines }) => lines ?? [])) {
        if (code === 'unpaid-leave') continue;
        // Less than nothing is only what an earlier run of the month has paid or taken and the whole month does not.
        expect(amount + earlier, code).toBeGreaterThanOrEqual(0);
        if (kind === 'earning' && code !== 'bonus' && days.size === 1)
          expect(amount, code).toBeGreaterThan(0);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(further).toBeGreaterThan(500);
});
