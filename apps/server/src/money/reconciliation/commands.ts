import { statementGraceDays } from '@kazi/contract/money/words';
import { addDays } from '@kazi/contract/shared';
import type { Ledger, NewTransfer } from '@kazi/ledger';
import type { Rail, StatementLine } from '@kazi/payment-rails';
import { sql } from 'kysely';
import { v5 } from 'uuid';
import { kenyanDay, kenyanDayStart } from '../../database/kenyan-time.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { Services } from '../../services.ts';
import { accountOf, walletCurrency as currency } from '../books/accounts.ts';
import { TransferRefused } from '../books/transfer.ts';
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
 * Reads a rail's statement of some days and compares it with the payments. Matched payments are cleared: each by its own
 * transfer, whose id follows from the payment's, and only then are their rows marked. So reading a statement twice
 * changes nothing, and reading it again repairs a crash between the two.
 */
export async function reconcile(
  { database, ledger }: Pick<Services, 'database' | 'ledger'>,
  { tenant, actor, rail, days }: Reconciled,
) {
  const all = await statementAround(rail, days);
  const isOfDays = within(days);
  const { lines, matched, transfers } = await database.write(tenant, actor, async (tx) => {
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
    return { lines, matched, transfers: await clearings(tx, rail.name, matched) };
  });
  await Promise.all(transfers.map((clearing) => post(ledger, tenant, clearing)));
  await database.write(tenant, actor, (tx) =>
    markCleared(
      tx,
      transfers.map(({ reference }) => reference),
    ),
  );
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

/** The transfers from a rail's clearing account to what the rail holds, for payments that its statement is the first to show. */
async function clearings(tx: Tx, rail: string, matched: Compared['matched']) {
  const first = matched.filter(({ payment }) => !payment.isCleared);
  if (first.length === 0) return [];
  const clearing = await accountOf(tx, { kind: 'clearing', rail, currency });
  const float = await accountOf(tx, { kind: 'float', rail, currency });
  return first.map(({ payment, line }) => ({
    id: clearedTransfer(payment.id),
    debit: payment.kind === 'topup' ? float : clearing,
    credit: payment.kind === 'topup' ? clearing : float,
    amount: line.amount,
    code: 'cleared',
    reference: payment.id,
  }));
}

async function post(ledger: Ledger, tenant: string, clearing: NewTransfer): Promise<void> {
  const result = await ledger.submit(tenant, [clearing]);
  if (!result.ok) throw new TransferRefused(result.refusal, result.index);
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
