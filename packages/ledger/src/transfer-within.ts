import { type Decided, decide } from './decide/decide.ts';
import { read, readId } from './input.ts';
import { readBooks } from './sql/read-books.ts';
import { writeDecided } from './sql/write-decided.ts';
import type { NewTransfer, Query, Result } from './types.ts';

/** For jobs and tests that have a clock of their own. */
export interface Clock {
  /** The time to decide by; this machine's unless given. */
  now?: Date;
}

/**
 * Makes these transfers within the caller's own open transaction, all or none, so that they are committed with the
 * caller's changes or not at all. After a refusal nothing has moved, and the transaction may go on. The accounts
 * stay locked until it ends.
 */
export async function transferWithin(
  query: Query,
  tenant: string,
  transfers: readonly NewTransfer[],
  { now }: Clock = {},
): Promise<Result> {
  const { results, written } = await decideWithin(query, readId(tenant), [read(transfers)], now);
  await written;
  return results[0] ?? { ok: true, outcomes: [] };
}

/**
 * Decides several calls, each on its own, upon what the database holds. What they come to has been sent to be written
 * when this resolves, and is once `written` does; whoever commits may send that at once.
 */
export async function decideWithin(
  query: Query,
  tenant: string,
  calls: readonly (readonly NewTransfer[])[],
  now = new Date(),
): Promise<Pick<Decided, 'results'> & { written: Promise<void> }> {
  const books = await readBooks(query, tenant, calls.flat());
  const decided = decide(books, calls, now);
  const written = writeDecided(query, tenant, decided);
  written.catch(() => undefined); // whoever awaits it is told
  return { results: decided.results, written };
}
