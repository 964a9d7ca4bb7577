import { cents } from '@kazi/contract/cents';
import type { StatementLine } from '@kazi/payment-rails';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, type Settled } from './compare.ts';

const day = '2026-11-20';

const payment = (n: number, given: Partial<Settled> = {}): Settled => ({
  id: `p${n}`,
  kind: 'withdrawal',
  amount: cents(100_00 + n),
  reference: `R${n}`,
  receipt: `L${n}`,
  day,
  isCleared: false,
  isExpected: true,
  ...given,
});
const lineOf = (
  { reference, receipt, amount, kind }: Settled,
  given: Partial<StatementLine> = {},
): StatementLine => ({
  id: receipt ?? reference,
  at: `${day}T10:00:00.000Z`,
  reference,
  amount,
  direction: kind === 'topup' ? 'in' : 'out',
  narration: '',
  ...given,
});
const payments = [payment(1), payment(2, { kind: 'topup' }), payment(3)];
const lines = payments.map((one) => lineOf(one));
const kinds = (given: readonly StatementLine[]) =>
  compare(given, payments).differences.map(({ kind }) => kind);

test('a statement that shows what was paid has no difference', () => {
  expect(compare(lines, payments)).toMatchObject({ differences: [], matched: { length: 3 } });
});

describe('each thing wrong is exactly one difference', () => {
  test.each<[string, StatementLine[]]>([
    ['missing-at-rail', lines.slice(1)],
    ['missing-in-ledger', [...lines, lineOf(payment(9))]],
    ['amount', lines.with(0, lineOf(payment(1), { amount: cents(1) }))],
    ['amount', lines.with(1, lineOf(payment(2, { kind: 'topup' }), { direction: 'out' }))],
    ['duplicate', [...lines, lineOf(payment(1), { id: 'L1b' })]],
  ])('%s', (kind, given) => {
    expect(kinds(given)).toEqual([kind]);
  });
});

test('a line without our reference is known by its receipt, or by amount, direction and day where one fits', () => {
  expect(kinds(lines.map((line) => ({ ...line, reference: null })))).toEqual([]);
  expect(kinds(lines.map((line, n) => ({ ...line, reference: null, id: `x${n}` })))).toEqual([]);
  const twins = [payment(1), payment(2, { amount: cents(100_01) })];
  const nameless = twins.map((one, n) => lineOf(one, { reference: null, id: `x${n}` }));
  expect(compare(nameless, twins).matched).toEqual([]); // two payments fit each line
});

test('a line without our reference is known on the day before or after, where its own day has no payment for it', () => {
  const nameless = (line: StatementLine, at: string) => ({ ...line, id: `x${line.id}`, reference: null, at });
  const late = nameless(lineOf(payment(1)), '2026-11-20T20:59:00.000Z'); // a minute before midnight in Kenya
  const next = payment(1, { day: '2026-11-21' });
  expect(compare([late], [next])).toMatchObject({ matched: [{ payment: next }], differences: [] });
  const own = payment(2, { amount: next.amount });
  expect(compare([late], [next, own]).matched).toEqual([{ payment: own, line: late }]);
  expect(compare([late], [payment(1, { day: '2026-11-22' })]).matched).toEqual([]);
});

test('a payment that no statement has to show yet is no difference', () => {
  expect(compare([], [payment(1, { isExpected: false })])).toEqual({ matched: [], differences: [] });
});

test('whatever the statement says, each line and each payment is accounted for once', () => {
  const anyLine = fc.record({
    id: fc.constantFrom('L1', 'L2', 'L3', 'L4', 'x1', 'x2'),
    at: fc.constantFrom(`${day}T10:00:00.000Z`, '2026-11-21T01:00:00.000Z'),
    reference: fc.constantFrom('R1', 'R2', 'R3', 'R9', null),
    amount: fc.constantFrom(100_01, 100_02, 100_03, 5).map(cents),
    direction: fc.constantFrom('in' as const, 'out' as const),
    narration: fc.constant(''),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), (given) => {
      const { matched, differences } = compare(given, payments);
      const linesSeen = matched.length + differences.filter(({ line }) => line).length;
      const first = differences.filter(({ kind, payment: of }) => of && kind !== 'duplicate');
      expect(linesSeen).toBe(given.length);
      expect(matched.length + first.length).toBe(payments.length);
    }),
  );
});
