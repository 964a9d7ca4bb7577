import type { Ledger, NewTransfer } from '@kazi/ledger';
import type { Rail, StatementLine } from '@kazi/payment-rails';
import { sql } from 'kysely';
import { v5 } from 'uuid';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { Services } from '../../services.ts';
import { accountOf, walletCurrency as currency } from '../books/accounts.ts';
import { Refused } from '../books/transfer.ts';
import { type Compared, compare, type Found, type Settled } from './compare.ts';

/** The transfer that clears a payment: the same however often its statement is read. */
export const clearedTransfer = (payment: string): string => v5('cleared', payment);

interface Days {
  from: string;
  /** Inclusive. */
  to: string;
}

interface Reconciled {
  tenant: string;
  actor: string | null;
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
  const end = new Date(Date.parse(days.to) + 86_400_000).toISOString();
  const all = (await rail.statement?.({ from: `${days.from}T00:00:00.000Z`, to: end })) ?? [];
  const { lines, transfers } = await database.write(tenant, actor, async (tx) => {
    const lines = await ours(tx, all);
    await keepLines(tx, rail.name, lines);
    const { matched, differences } = compare(lines, await settledIn(tx, rail.name, days));
    for (const found of differences) await keepDifference(tx, rail.name, found);
    return { lines, transfers: await clearings(tx, rail.name, matched) };
  });
  await Promise.all(transfers.map((clearing) => post(ledger, tenant, clearing)));
  await database.write(tenant, actor, (tx) =>
    markCleared(
      tx,
      transfers.map(({ reference }) => reference),
    ),
  );
  return { rail: rail.name, lines: lines.length, matched: transfers.length };
}

/**
 * The lines of this workspace. The sandbox serves every workspace of the server, and so may a paybill, so a statement
 * may hold lines of other workspaces' payments.
 */
async function ours(tx: Tx, lines: readonly StatementLine[]): Promise<StatementLine[]> {
  const references = lines.flatMap(({ reference }) => reference ?? []);
  if (references.length === 0) return [...lines];
  const rows = await tx
    .selectFrom('payments')
    .select('reference')
    .where('tenant_id', '=', tx.tenant)
    .where('reference', '=', sql<string>`any(${references}::text[])`)
    .execute();
  const known = new Set(rows.map(({ reference }) => reference));
  const made = /^KZ[0-9A-F]{24}$/;
  return lines.filter(({ reference }) => !reference || known.has(reference) || !made.test(reference));
}

async function keepLines(tx: Tx, rail: string, lines: readonly StatementLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('rail_lines')
    .values(lines.map((line) => ({ tenant_id: tx.tenant, rail, ...line })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}

function settledIn(tx: Tx, rail: string, { from, to }: Days): Promise<Settled[]> {
  return tx
    .selectFrom('payments')
    .select(['id', 'kind', 'amount', 'reference', 'receipt'])
    .select(sql<string>`to_char(settled_at at time zone 'UTC', 'YYYY-MM-DD')`.as('day'))
    .where('tenant_id', '=', tx.tenant)
    .where('rail', '=', rail)
    .where('status', '=', 'succeeded')
    .where('settled_at', '>=', sql<Date>`${from}::date::timestamp at time zone 'UTC'`)
    .where('settled_at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone 'UTC'`)
    .execute();
}

/** The transfers from a rail's clearing account to what the rail holds, for payments that its statement shows. */
async function clearings(tx: Tx, rail: string, matched: Compared['matched']) {
  if (matched.length === 0) return [];
  const clearing = await accountOf(tx, { kind: 'clearing', rail, currency });
  const float = await accountOf(tx, { kind: 'float', rail, currency });
  return matched.map(({ payment, line }) => ({
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
  if (!result.ok) throw new Refused(result.refusal, result.index);
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

async function keepDifference(tx: Tx, rail: string, { kind, day, line, payment }: Found): Promise<void> {
  await tx
    .insertInto('rail_differences')
    .values({
      tenant_id: tx.tenant,
      id: newId(),
      rail,
      kind,
      day,
      line_id: line?.id ?? null,
      payment_id: payment?.id ?? null,
      rail_amount: line?.amount ?? null,
      ledger_amount: payment?.amount ?? null,
    })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** Notes how a difference was settled. False if it is settled already or unknown. */
export async function resolveDifference(
  tx: Tx,
  { id, by, note }: { id: string; by: string; note: string },
): Promise<boolean> {
  const resolved = await tx
    .updateTable('rail_differences')
    .set({ resolved_by: by, resolved_at: sql<Date>`now()`, note })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return resolved !== undefined;
}
