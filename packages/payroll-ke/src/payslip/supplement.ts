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
  const amounts = new Map<string, Cents>();
  for (const { lines } of paid)
    for (const line of lines) amounts.set(keyOf(line), (amounts.get(keyOf(line)) ?? 0) + line.amount);

  const lines: Line[] = [];
  for (const line of whole.lines) {
    const before = amounts.get(keyOf(line)) ?? 0;
    amounts.delete(keyOf(line));
    if (line.amount !== before) lines.push({ ...line, amount: line.amount - before });
  }
  // Lines of earlier runs that the whole month no longer has.
  for (const { lines: earlier } of paid)
    for (const line of earlier) {
      const before = amounts.get(keyOf(line)) ?? 0;
      amounts.delete(keyOf(line));
      if (before !== 0) lines.push({ ...line, amount: -before });
    }
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

const keyOf = ({ kind, code, ref }: Line) => `${kind} ${code} ${ref ?? ''}`;

/** Each amount less those of the same name. */
function less<Name extends string>(
  whole: Readonly<Record<Name, Cents>>,
  paid: readonly Readonly<Record<Name, Cents>>[],
): Record<Name, Cents> {
  const left: Record<Name, Cents> = { ...whole };
  for (const name in left) left[name] = whole[name] - sum(paid.map((one) => one[name]));
  return left;
}
