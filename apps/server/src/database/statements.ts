import { createHash, randomUUID } from 'node:crypto';
import { type CompiledQuery, InsertQueryNode, ValuesNode } from 'kysely';
import pg from 'pg';

/** Statements that a connection keeps; one that has so many is closed after its use, and a new one takes its place. */
const keptOfOne = 200;
/** Texts that are remembered as sent before. */
const rememberedTexts = 2_000;

/** Which statements PostgreSQL is to keep prepared on a connection, and under which name. */
export interface Statements {
  /** How to send a statement: without a name where it is not worth keeping. */
  toSend(client: pg.ClientBase, query: CompiledQuery): { name?: string; text: string };
  /** Gives every statement a new name, since what was kept under this one no longer holds. */
  renew(name: string): void;
  /** Whether the connection keeps so much that it is to be closed. */
  isFull(client: pg.ClientBase): boolean;
}

/**
 * Names statements by their text, so that PostgreSQL parses and plans each once on a connection. What is sent for the first time, or
 * lists as many rows as it inserts, stays without a name: it may never come again.
 */
export function nameStatements({ keptAtMost = keptOfOne } = {}): Statements {
  const sent = new Map<string, string>();
  const kept = new WeakMap<pg.ClientBase, Set<string>>();
  let generation = '';

  function nameOf(text: string): string | undefined {
    const known = sent.get(text);
    if (known) return `${generation}.${known}`;
    if (sent.size >= rememberedTexts) sent.clear();
    sent.set(text, createHash('sha256').update(text).digest('base64url'));
    return undefined;
  }

  return {
    toSend(client, query) {
      const name = listsRows(query) ? undefined : nameOf(query.sql);
      if (!name) return { text: query.sql };
      kept.set(client, (kept.get(client) ?? new Set()).add(name));
      // PgBouncer keeps statements by their text, for all its clients: what it has kept is left alone by another text.
      return { name, text: generation ? `${query.sql} /* ${generation} */` : query.sql };
    },
    renew(name) {
      if (name.startsWith(`${generation}.`)) generation = randomUUID().slice(0, 8);
    },
    isFull: (client) => (kept.get(client)?.size ?? 0) >= keptAtMost,
  };
}

/** For poolers that give a session's statements to other clients: nothing is kept. */
export const keepNoStatements: Statements = {
  toSend: (_client, { sql: text }) => ({ text }),
  renew: () => undefined,
  isFull: () => false,
};

/** Its text depends on how many rows it inserts. */
function listsRows({ query }: CompiledQuery): boolean {
  if (!InsertQueryNode.is(query) || !query.values) return false;
  return ValuesNode.is(query.values) && query.values.values.length > 1;
}

const featureNotSupported = '0A000';
const invalidStatementName = '26000';
const duplicatePreparedStatement = '42P05';

/**
 * Whether PostgreSQL refused what a connection has kept under a name: a table was changed since, by the migrations of a newer
 * server, or the session is no longer the one that prepared it.
 */
export function isStale(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  if (error.code === featureNotSupported) return error.routine === 'RevalidateCachedQuery';
  return error.code === invalidStatementName || error.code === duplicatePreparedStatement;
}
