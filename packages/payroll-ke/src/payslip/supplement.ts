import { type Cents, sum } from '../rounding.ts';
import type { Line } from './lines.ts';
import type { Payslip, Totals } from './payslip.ts';

/** What a payslip of the month has paid already. */
export interface Paid extends Pick<Payslip, 'lines' | 'tax'> {
  readonly totals: Pick<Totals, 'gross' | 'deductions' | 'net' | 'employer'>;
}

/**
 * The payslip of a further run within a month, such as one for a bonus: that of the whole month less those that are
 * paid already. PAYE and every limit go by the month, so that two runs come to what one would have. Amounts are
 * negative where the whole month comes to less than was paid.
 */
export function supplement(whole: Payslip, paid: readonly Paid[]): Payslip {
  const lines = linesLess(
    whole.lines,
    paid.flatMap((one) => one.lines),
  );
  const tax = less(
    whole.tax,
    paid.map((one) => one.tax),
  );
  const { gross, deductions, net, employer } = whole.totals;
  const totals = less(
    { gross, deductions, net, employer },
    paid.map((one) => one.totals),
  );
  const benefits = sum(lines.flatMap(({ kind, amount }) => (kind === 'benefit' ? [amount] : [])));
  const cost = totals.gross + totals.employer;
  return { ...whole, lines, tax, totals: { ...totals, benefits, taxable: tax.chargeable, cost } };
}

/** Lines less what was paid of each. Where several are of one kind and name, what was paid is of the first ones. */
function linesLess(whole: readonly Line[], paid: readonly Line[]): Line[] {
  const left = new Map<string, Cents>();
  for (const line of paid) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + line.amount);
  const count = new Map<string, number>();
  for (const line of whole) count.set(keyOf(line), (count.get(keyOf(line)) ?? 0) + 1);

  const lines: Line[] = [];
  for (const line of whole) {
    const key = keyOf(line);
    const all = left.get(key) ?? 0;
    const more = (count.get(key) ?? 1) - 1;
    count.set(key, more);
    const earlier = more === 0 ? all : upTo(line.amount, all);
    left.set(key, all - earlier);
    if (line.amount !== earlier) lines.push(lessEarlier(line, earlier));
  }
  // Lines of earlier runs that the whole month no longer has.
  for (const line of paid) {
    const earlier = left.get(keyOf(line)) ?? 0;
    left.delete(keyOf(line));
    if (earlier !== 0) lines.push(lessEarlier({ ...line, amount: 0 }, earlier));
  }
  return lines;
}

/** As much of a sum as an amount takes up; nothing of one with the other sign. */
const upTo = (amount: Cents, all: Cents): Cents =>
  amount < 0 ? Math.min(0, Math.max(amount, all)) : Math.max(0, Math.min(amount, all));

const lessEarlier = (line: Line, earlier: Cents): Line => ({
  ...line,
  amount: line.amount - earlier,
  ...(earlier !== 0 && { earlier }),
});

/** What tells a line from others: overtime by what an hour counts, a trip by its rate, as several may be of one name. */
function keyOf({ kind, code, ref = '', why }: Line): string {
  const told = why.rule === 'hours' ? why.factor : why.rule === 'per-diem' ? why.rate : '';
  return `${kind} ${code} ${ref} ${told}`;
}

/** Each amount less those of the same name. */
function less<Name extends string>(
  whole: Readonly<Record<Name, Cents>>,
  paid: readonly Readonly<Record<Name, Cents>>[],
): Record<Name, Cents> {
  const left: Record<Name, Cents> = { ...whole };
  for (const name in left) left[name] = whole[name] - sum(paid.map((one) => one[name]));
  return left;
}
