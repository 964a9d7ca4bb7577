import { decide } from './decide/decide.ts';
import { read, readId } from './input.ts';
import { readBooks } from './sql/read-books.ts';
import { send, statementsOf } from './sql/write-decided.ts';
import type { Account, NewTransfer, Query, Result } from './types.ts';

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

interface Within {
  results: Result[];
  /** Every account of the calls, as they leave it. */
  accounts: Account[];
  /** Resolves once all is written. It is sent already, so that the commit may be sent without waiting. */
  written: Promise<void>;
}

/** Decides several calls, each on its own, upon what the database holds, and writes the results. */
export async function decideWithin(
  query: Query,
  tenant: string,
  calls: readonly (readonly NewTransfer[])[],
  now = new Date(),
): Promise<Within> {
  const books = await readBooks(query, tenant, calls.flat());
  const decided = decide(books, calls, now);
  const written = send(query, statementsOf(tenant, decided));
  written.catch(() => undefined); // the caller awaits it
  for (const { after } of decided.changes) books.put(after);
  return { results: decided.results, accounts: [...books.accounts.values()], written };
}
