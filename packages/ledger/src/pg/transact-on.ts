import type { Pool } from 'pg';
import type { Transact } from '../batches/commit.ts';
import type { Query } from '../types.ts';

/**
 * Sent ahead of a commit, which may wait for a standby: a statement's time, once it is over, would end that wait and call the transfers
 * committed though they stand on one machine alone.
 */
const patience = `select set_config('statement_timeout', '0', true)`;

interface TransactOptions {
  /** What a tenant's transaction begins with; the tenant is a UUID. */
  begin?: (tenant: string) => string;
  /** Whether connections keep prepared statements. */
  prepare?: boolean;
  /** After so many milliseconds without an answer to a statement the connection counts as lost. */
  answerWithinMs?: number;
}

/**
 * Transactions on a pool of pg, made with `pipeline: true`: statements are prepared once a connection, and sent without
 * waiting for the answer to the one before, `begin` and `commit` included.
 */
export function transactOn(
  pool: Pool,
  { begin = () => 'begin', prepare = true, answerWithinMs }: TransactOptions = {},
): Transact {
  const names = new Map<string, string>();
  function nameOf(text: string): string {
    const name = names.get(text) ?? `ledger_${names.size}`;
    names.set(text, name);
    return name;
  }

  return async (tenant, work) => {
    const client = await pool.connect();
    const query: Query = (text, values) => {
      const name = prepare ? nameOf(text) : undefined;
      const sending = { name, text, values, query_timeout: answerWithinMs };
      return client.query(sending);
    };
    try {
      const begun = client.query(begin(tenant));
      begun.catch(() => undefined); // then nothing after it succeeds either
      const result = await work(query);
      await begun;
      client.query(patience).catch(() => undefined); // then there is nothing to be committed
      const { command } = await client.query('commit');
      if (command === 'ROLLBACK') throw new Error('A statement failed; nothing was written');
      client.release();
      return result;
    } catch (error) {
      // Where not even that can be said the connection is gone, and the changes with it.
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  };
}
