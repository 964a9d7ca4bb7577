import { statementGraceDays } from '@kazi/contract/money/words';
import type { StatementLine } from '@kazi/payment-rails';
import { type RawBuilder, sql } from 'kysely';
import { kenyanTime } from '../../database/kenyan-time.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { Days, Settled } from './compare.ts';

const graceDays = sql`${statementGraceDays}::int`;
const isRecent = (moment: RawBuilder<unknown>) =>
  sql<boolean>`${moment} > now() - make_interval(days => ${graceDays})`;

/**
 * The payments of a rail that lines may show: what succeeded in these days or shortly before or after them, what a line
 * names, whenever it succeeded, and those of these ids.
 */
export function settledBy(
  tx: Tx,
  rail: string,
  { lines, ids, days }: { lines: readonly StatementLine[]; ids: readonly string[]; days: Days },
): Promise<Settled[]> {
  const references = lines.flatMap(({ reference }) => reference ?? []);
  const receipts = lines.map(({ id }) => id);
  const settledAt = sql.ref<Date>('settled_at');
  const [from, to] = [sql`${days.from}::date`, sql`${days.to}::date`];
  const around = { from: sql`${from} - ${graceDays}`, to: sql`${to} + ${graceDays}` };
  return tx
    .selectFrom('payments')
    .select(['id', 'kind', 'amount', 'reference', 'receipt', kenyanTime.dayOf(settledAt).as('day')])
    .select(sql<boolean>`cleared_at is not null`.as('isCleared'))
    .select(
      sql<boolean>`cleared_at is null and not ${isRecent(settledAt)} and ${kenyanTime.inDays(settledAt, { from, to })}`.as(
        'isExpected',
      ),
    )
    .where('tenant_id', '=', tx.tenant)
    .where('rail', '=', rail)
    .where('status', '=', 'succeeded')
    .where(
      sql<boolean>`(${kenyanTime.inDays(settledAt, around)} or id = any(${ids}::uuid[])
        or reference = any(${references}::text[]) or receipt = any(${receipts}::text[]))`,
    )
    .execute();
}

/** Of these references those of recent payments without an outcome: a statement may show one before its rail tells us. */
export async function undecidedOf(tx: Tx, references: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('payments')
    .select('reference')
    .where('tenant_id', '=', tx.tenant)
    .where('reference', '=', sql<string>`any(${references}::text[])`)
    .where('status', 'in', ['created', 'submitted', 'unknown'])
    .where(isRecent(sql`coalesce(submitted_at, created_at)`))
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}
