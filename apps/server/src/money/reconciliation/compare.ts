import type { Cents } from '@kazi/contract/cents';
import type { Difference } from '@kazi/contract/money';
import type { StatementLine } from '@kazi/payment-rails';
import type { MoneyTables } from '../../database/tables/money.ts';

/** A payment that has succeeded, as a statement should show it. */
export interface Settled {
  id: string;
  kind: MoneyTables['payments']['kind'];
  amount: Cents;
  reference: string;
  receipt: string | null;
  day: string;
}

/** A difference between a statement and the payments. */
export interface Found {
  kind: Difference['kind'];
  day: string;
  line: StatementLine | null;
  payment: Settled | null;
}

/** What a comparison finds. */
export interface Compared {
  /** Each payment with the one line that is its own. */
  matched: Array<{ payment: Settled; line: StatementLine }>;
  differences: Found[];
}

const directionOf = ({ kind }: Settled) => (kind === 'topup' ? 'in' : 'out');

/**
 * Compares a statement with the payments that succeeded in its days: by our reference, else by the rail's receipt, else
 * by amount, direction and day if exactly one payment fits. Each mismatch is one difference.
 */
export function compare(lines: readonly StatementLine[], payments: readonly Settled[]): Compared {
  const left = new Map(payments.map((payment) => [payment.id, payment]));
  const byReference = new Map(payments.map((payment) => [payment.reference, payment]));
  const byReceipt = new Map(
    payments.flatMap((payment) => (payment.receipt ? [[payment.receipt, payment]] : [])),
  );
  const matched: Compared['matched'] = [];
  const differences: Found[] = [];
  const dayOf = (line: StatementLine) => line.at.slice(0, 10);

  const named = (line: StatementLine) =>
    (line.reference && byReference.get(line.reference)) || byReceipt.get(line.id);
  const nameless: StatementLine[] = [];
  for (const line of lines) {
    const payment = named(line);
    if (!payment) nameless.push(line);
    else if (!left.has(payment.id)) differences.push({ kind: 'duplicate', day: dayOf(line), line, payment });
    else {
      left.delete(payment.id);
      const same = line.amount === payment.amount && line.direction === directionOf(payment);
      if (same) matched.push({ payment, line });
      else differences.push({ kind: 'amount', day: dayOf(line), line, payment });
    }
  }
  for (const line of nameless) {
    const fitting = [...left.values()].filter(
      (payment) =>
        payment.amount === line.amount &&
        directionOf(payment) === line.direction &&
        payment.day === dayOf(line),
    );
    const [payment] = fitting;
    if (payment && fitting.length === 1 && !line.reference) {
      left.delete(payment.id);
      matched.push({ payment, line });
    } else differences.push({ kind: 'missing-in-ledger', day: dayOf(line), line, payment: null });
  }
  for (const payment of left.values())
    differences.push({ kind: 'missing-at-rail', day: payment.day, line: null, payment });
  return { matched, differences };
}
