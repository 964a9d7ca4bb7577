import type { Cents } from '@kazi/contract/cents';
import type { Difference } from '@kazi/contract/money';
import { addDays } from '@kazi/contract/shared';
import type { StatementLine } from '@kazi/payment-rails';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { Tables } from '../../database/tables.ts';

/** Days in Kenya, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** A payment that has succeeded, as a statement should show it. */
export interface Settled {
  id: string;
  kind: Tables['payments']['kind'];
  amount: Cents;
  reference: string;
  receipt: string | null;
  /** When we learned of it, which may be another day than the statement's. */
  day: string;
  /** Whether an earlier statement has shown it. */
  isCleared: boolean;
  /** Whether the statement of the days that are compared should show it by now, and be the first to. */
  isExpected: boolean;
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
const dayOf = ({ at }: StatementLine) => kenyanDay(new Date(at));

/** By what a line that names no payment is known. */
const sight = (direction: StatementLine['direction'], amount: Cents, day: string) =>
  `${direction} ${amount} ${day}`;

/**
 * Compares lines of a statement with payments that succeeded: by our reference, else by the rail's receipt, else by
 * amount, direction and day if exactly one payment fits, or one of the days beside it. Each mismatch is one difference;
 * a payment that is not expected yet is none.
 */
export function compare(lines: readonly StatementLine[], payments: readonly Settled[]): Compared {
  const left = new Map(payments.map((payment) => [payment.id, payment]));
  const byReference = new Map(payments.map((payment) => [payment.reference, payment]));
  const byReceipt = new Map(
    payments.flatMap((payment) => (payment.receipt ? [[payment.receipt, payment]] : [])),
  );
  const matched: Compared['matched'] = [];
  const differences: Found[] = [];

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
  const alike = matchAlike(nameless, left);
  matched.push(...alike.matched);
  for (const line of alike.unknown)
    differences.push({ kind: 'missing-in-ledger', day: dayOf(line), line, payment: null });
  for (const payment of left.values())
    if (payment.isExpected)
      differences.push({ kind: 'missing-at-rail', day: payment.day, line: null, payment });
  return { matched, differences };
}

/**
 * Matches lines without a reference with the payments that are left, and takes these out. What a day explains goes first;
 * a payment around midnight may be another day's at the rail.
 */
function matchAlike(
  lines: readonly StatementLine[],
  left: Map<string, Settled>,
): { matched: Compared['matched']; unknown: StatementLine[] } {
  const bySight = Map.groupBy(left.values(), (payment) =>
    sight(directionOf(payment), payment.amount, payment.day),
  );
  const fitting = ({ direction, amount }: StatementLine, days: readonly string[]) =>
    days.flatMap((day) =>
      (bySight.get(sight(direction, amount, day)) ?? []).filter(({ id }) => left.has(id)),
    );
  const matched: Compared['matched'] = [];
  const match = (those: readonly StatementLine[], daysOf: (day: string) => string[]) =>
    those.filter((line) => {
      const [payment, another] = line.reference ? [] : fitting(line, daysOf(dayOf(line)));
      if (!payment || another) return true;
      left.delete(payment.id);
      matched.push({ payment, line });
      return false;
    });
  const others = match(lines, (day) => [day]);
  const unknown = match(others, (day) => [addDays(day, -1), addDays(day, 1)]);
  return { matched, unknown };
}
