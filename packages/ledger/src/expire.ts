import { readId } from './input.ts';
import { decideWithin } from './transfer-within.ts';
import type { NewResolution, Query } from './types.ts';

const most = 1000;

const due = `
  select pending_id as id from ledger_expiries
  where tenant_id = $1 and expires_at <= $2
  order by expires_at limit ${most}`;

/**
 * Expires, within the caller's own open transaction, pending transfers whose time has come: up to a thousand, oldest
 * first. Gives their ids; none when no more are due.
 */
export async function expireDueWithin(query: Query, tenant: string, now = new Date()): Promise<string[]> {
  const { rows } = await query<{ id: string }>(due, [readId(tenant), now]);
  const calls = rows.map(({ id }): [NewResolution] => [
    { id: crypto.randomUUID(), kind: 'expire', pending: id },
  ]);
  const { results, written } = await decideWithin(query, readId(tenant), calls, now);
  await written;
  return rows.flatMap(({ id }, index) => (results[index]?.ok ? id : []));
}
