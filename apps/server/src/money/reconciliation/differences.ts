import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { Compared, Found } from './compare.ts';

/** The lines and the payments of a rail that are open differences because the other side lacks them, or tells another amount. */
export async function openSides(tx: Tx, rail: string): Promise<{ lines: string[]; payments: string[] }> {
  const rows = await tx
    .selectFrom('rail_differences')
    .select(['line_id', 'payment_id'])
    .where('tenant_id', '=', tx.tenant)
    .where('rail', '=', rail)
    .where('kind', '<>', 'duplicate')
    .where('resolved_at', 'is', null)
    .execute();
  return {
    lines: rows.flatMap(({ line_id }) => line_id ?? []),
    payments: rows.flatMap(({ payment_id }) => payment_id ?? []),
  };
}

/** Keeps differences, each once. */
export async function keepDifferences(tx: Tx, rail: string, found: readonly Found[]): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map(({ kind, day, line, payment }) => ({
    id: newId(),
    kind,
    day,
    line: line?.id ?? null,
    payment: payment?.id ?? null,
    at_rail: line?.amount ?? null,
    in_ledger: payment?.amount ?? null,
  }));
  await sql`
    insert into rail_differences
      (tenant_id, id, rail, kind, day, line_id, payment_id, rail_amount, ledger_amount, found_at)
    select s.tenant_id, v.id, ${rail}, v.kind, v.day, v.line, v.payment, v.at_rail, v.in_ledger, ${new Date()}
    from workspace_settings s, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(
      id uuid, kind text, day date, line text, payment uuid, at_rail bigint, in_ledger bigint)
    where s.tenant_id = ${tx.tenant}
    on conflict do nothing`.execute(tx);
}

/**
 * Settles the differences that a comparison explains: lines and payments that were missing and have found each other, and
 * amounts that agree now. They have no note, and are settled by who compared.
 */
export async function settleExplained(
  tx: Tx,
  rail: string,
  { matched, differences }: Compared,
): Promise<void> {
  const met = [...matched, ...differences];
  const lines = met.flatMap(({ line, payment }) => (line && payment ? line.id : []));
  const payments = met.flatMap(({ line, payment }) => (line && payment ? payment.id : []));
  const agreed = matched.map(({ payment }) => payment.id);
  await tx
    .updateTable('rail_differences')
    .set({ resolved_by: tx.actor, resolved_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('rail', '=', rail)
    .where('resolved_at', 'is', null)
    .where(
      sql<boolean>`(kind = 'missing-in-ledger' and line_id = any(${lines}::text[])
        or kind = 'missing-at-rail' and payment_id = any(${payments}::uuid[])
        or kind = 'amount' and payment_id = any(${agreed}::uuid[]))`,
    )
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
