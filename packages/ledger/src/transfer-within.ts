import { decide } from './decide/decide.ts';
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
  { now = new Date() }: Clock = {},
): Promise<Result> {
  const of = readId(tenant);
  const asked = read(transfers);
  const decided = decide(await readBooks(query, of, asked), asked, now);
  await writeDecided(query, of, decided);
  return decided.result;
}
