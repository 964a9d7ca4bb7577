import { createHash } from 'node:crypto';
import { type CompiledQuery, InsertQueryNode, ValuesNode } from 'kysely';
import pg from 'pg';

/** Statements that a connection keeps; one that has so many is closed after its use, and a new one takes its place. */
const keptOfOne = 200;
/** Texts that are remembered as sent before. */
const rememberedTexts = 2_000;

/** Which statements PostgreSQL is to keep prepared on a connection, and under which name. */
export interface Statements {
  /** The name to send a statement under; undefined for one that is not worth keeping. */
  nameFor(client: pg.ClientBase, query: CompiledQuery): string | undefined;
  /** Gives every statement a new name, since what connections have kept no longer holds. */
  renew(): void;
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
  let generation = 0;

  function nameOf(text: string): string | undefined {
    const known = sent.get(text);
    if (known) return `${generation}.${known}`;
    if (sent.size >= rememberedTexts) sent.clear();
    sent.set(text, createHash('sha256').update(text).digest('base64url'));
    return undefined;
  }

  return {
    nameFor(client, query) {
      const name = listsRows(query) ? undefined : nameOf(query.sql);
      if (name) kept.set(client, (kept.get(client) ?? new Set()).add(name));
      return name;
    },
    renew() {
      generation++;
    },
    isFull: (client) => (kept.get(client)?.size ?? 0) >= keptAtMost,
  };
}

/** For poolers that give a session's statements to other clients: nothing is kept. */
export const keepNoStatements: Statements = {
  nameFor: () => undefined,
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
