import type { StatementLine } from '@kazi/payment-rails';
import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';

/** References as we make them, see `createPayment`. */
const made = /^KZ[0-9A-F]{24}$/;

/**
 * The lines of this workspace, oldest first. The sandbox serves every workspace of the server, and so may a paybill, so a
 * statement may hold lines of other workspaces' payments.
 */
export async function linesOf(tx: Tx, all: readonly StatementLine[]): Promise<StatementLine[]> {
  const references = all.flatMap(({ reference }) => reference ?? []);
  const rows = await tx
    .selectFrom('payments')
    .select('reference')
    .where('tenant_id', '=', tx.tenant)
    .where('reference', '=', sql<string>`any(${references}::text[])`)
    .execute();
  const known = new Set(rows.map(({ reference }) => reference));
  return all.filter(({ reference }) => !reference || known.has(reference) || !made.test(reference));
}

/** Keeps the lines of a statement, each once. */
export async function keepLines(tx: Tx, rail: string, lines: readonly StatementLine[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into rail_lines (tenant_id, rail, id, at, reference, amount, direction, narration)
    select s.tenant_id, ${rail}, v.id, v.at, v.reference, v.amount, v.direction, v.narration
    from workspace_settings s, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as v(
      id text, at timestamptz, reference text, amount bigint, direction text, narration text)
    where s.tenant_id = ${tx.tenant}
    on conflict do nothing`.execute(tx);
}

/** Lines of earlier statements, by their own ids or by the references that they name. */
export async function keptLines(
  tx: Tx,
  rail: string,
  { ids, references }: { ids: readonly string[]; references: readonly string[] },
): Promise<StatementLine[]> {
  const rows = await tx
    .selectFrom('rail_lines')
    .select(['id', 'at', 'reference', 'amount', 'direction', 'narration'])
    .where('tenant_id', '=', tx.tenant)
    .where('rail', '=', rail)
    .where(sql<boolean>`(id = any(${ids}::text[]) or reference = any(${references}::text[]))`)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
