import { statementGraceDays } from '@kazi/contract/money/words';
import { addDays } from '@kazi/contract/shared';
import type { Rail, StatementLine } from '@kazi/payment-rails';
import { sql } from 'kysely';
import { v5 } from 'uuid';
import { kenyanDay, kenyanDayStart } from '../../database/kenyan-time.ts';
import type { Database, Tx } from '../../database/tenancy.ts';
import { accountOf, walletCurrency as currency } from '../books/accounts.ts';
import { transfer } from '../books/transfer.ts';
import { type Compared, compare, type Days } from './compare.ts';
import { keepDifferences, openSides, settleExplained } from './differences.ts';
import { keepLines, keptLines, linesOf } from './lines.ts';
import { settledBy, undecidedOf } from './settled.ts';

/** The transfer that clears a payment: the same however often its statement is read. */
export const clearedTransfer = (payment: string): string => v5('cleared', payment);

interface Reconciled {
  tenant: string;
  /** Who compares, and so settles what is explained by it. */
  actor: string;
  rail: Rail;
  days: Days;
}

/**
 * Reads a rail's statement of some days and compares it with the payments. Matched payments are marked and cleared in the same
 * transaction, each by a transfer whose id follows from the payment's: reading a statement twice changes nothing.
 */
export async function reconcile(database: Database, { tenant, actor, rail, days }: Reconciled) {
  const all = await statementAround(rail, days);
  const isOfDays = within(days);
  const { lines, matched } = await database.write(tenant, actor, async (tx) => {
    const lines = await linesOf(tx, all);
    await keepLines(tx, rail.name, lines);
    const compared = await compareWithPayments(tx, rail.name, { lines, days });
    const { matched, differences } = compared;
    await keepDifferences(
      tx,
      rail.name,
      // A line of a day beside them is there to be matched only.
      differences.filter(({ kind, line }) => kind !== 'missing-in-ledger' || (line && isOfDays(line))),
    );
    await settleExplained(tx, rail.name, compared);
    await clear(tx, rail.name, matched);
    return { lines, matched };
  });
  return {
    rail: rail.name,
    lines: lines.filter(isOfDays).length,
    matched: matched.filter(({ line }) => isOfDays(line)).length,
  };
}

/** Reads the statement of some days, and of those before and after by which its moments may differ from ours. */
async function statementAround(rail: Rail, { from, to }: Days): Promise<StatementLine[]> {
  const startOf = (day: string) => kenyanDayStart(day).getTime();
  // Rails are asked neither for days to come nor for years that they cannot write.
  const begin = Math.max(0, startOf(addDays(from, -statementGraceDays)));
  const end = Math.min(startOf(addDays(to, statementGraceDays + 1)), startOf(addDays(kenyanDay(), 1)));
  if (!rail.statement || begin >= end) return [];
  return rail.statement({ from: new Date(begin).toISOString(), to: new Date(end).toISOString() });
}

function within({ from, to }: Days): (line: StatementLine) => boolean {
  const [begin, end] = [kenyanDayStart(from), kenyanDayStart(addDays(to, 1))];
  return ({ at }) => begin <= new Date(at) && new Date(at) < end;
}

/**
 * Compares lines with the payments that they may show. Differences that are open are looked at again, and so are lines of
 * earlier statements that name one of these payments: what was missing may have come since.
 */
async function compareWithPayments(
  tx: Tx,
  rail: string,
  { lines, days }: { lines: readonly StatementLine[]; days: Days },
): Promise<Compared> {
  const open = await openSides(tx, rail);
  const looked = together(lines, await keptLines(tx, rail, { ids: open.lines, references: [] }));
  const payments = await settledBy(tx, rail, { lines: looked, ids: open.payments, days });
  const naming = await keptLines(tx, rail, {
    ids: payments.flatMap(({ receipt }) => receipt ?? []),
    references: payments.map(({ reference }) => reference),
  });
  const those = together(looked, naming);
  const early = await undecidedOf(
    tx,
    those.flatMap(({ reference }) => reference ?? []),
  );
  return compare(
    those.filter(({ reference }) => !reference || !early.has(reference)),
    payments,
  );
}

/** Lines of both, each once, oldest first. The first tell what is so now. */
function together(now: readonly StatementLine[], before: readonly StatementLine[]): StatementLine[] {
  const known = new Set(now.map(({ id }) => id));
  return [...now, ...before.filter(({ id }) => !known.has(id))].sort((one, other) =>
    `${one.at} ${one.id}` < `${other.at} ${other.id}` ? -1 : 1,
  );
}

/** Moves what a statement is the first to show between a rail's clearing account and what the rail holds. */
async function clear(tx: Tx, rail: string, matched: Compared['matched']): Promise<void> {
  const first = matched.filter(({ payment }) => !payment.isCleared);
  if (first.length === 0) return;
  await markCleared(
    tx,
    first.map(({ payment }) => payment.id),
  );
  const clearing = await accountOf(tx, { kind: 'clearing', rail, currency });
  const float = await accountOf(tx, { kind: 'float', rail, currency });
  await transfer(
    tx,
    first.map(({ payment, line }) => ({
      id: clearedTransfer(payment.id),
      debit: payment.kind === 'topup' ? float : clearing,
      credit: payment.kind === 'topup' ? clearing : float,
      amount: line.amount,
      code: 'cleared',
      reference: payment.id,
    })),
  );
}

async function markCleared(tx: Tx, payments: readonly string[]): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ cleared_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', sql<string>`any(${payments}::uuid[])`)
    .where('cleared_at', 'is', null)
    .execute();
}
