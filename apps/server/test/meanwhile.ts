import pg from 'pg';
import { expect, inject, vi } from 'vitest';
import type { Tx } from '../src/database/tenancy.ts';
import type { TestApp } from './app.ts';
import { databaseUrl } from './database-url.ts';

/** Two transactions at once, in an order that a test sets: no test hopes that requests meet. */

/** A transaction of a workspace that has made a change and stays open. Gives what commits it. */
export async function held(
  { services }: TestApp,
  { tenant, by = null }: { tenant: { id: string }; by?: string | null },
  change: (tx: Tx) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = services.database.write(tenant.id, by, async (tx) => {
    await change(tx);
    begun.resolve();
    await released.promise;
  });
  await Promise.race([begun.promise, done]);
  return async () => {
    released.resolve();
    await done;
  };
}

/** Runs something with a superuser's connection to the database under test. */
async function asSuperuser<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const url = new URL(inject('superuserUrl'));
  url.pathname = new URL(databaseUrl()).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Waits until so many wait for what other transactions hold. */
const waiting = (client: pg.Client, count: () => number) =>
  vi.waitFor(
    async () => {
      // A transaction goes on seeing who was there when it first asked.
      await client.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await client.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rowCount).toBeGreaterThanOrEqual(count());
    },
    { timeout: 10_000, interval: 10 },
  );

/** Waits until something waits for what another transaction holds. */
export const blocked = (): Promise<void> => asSuperuser((client) => waiting(client, () => 1));

/**
 * Makes calls while nothing can be written to a table: each stops there with its transaction open, and the next begins once the one
 * before waits, for that or for what another call holds. Then all go on. Gives their answers.
 */
export function atOnce<Result>(table: string, calls: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  return asSuperuser(async (client) => {
    await client.query(`begin; lock table ${table} in exclusive mode`);
    const begun: Promise<Result>[] = [];
    let answered = 0;
    for (const call of calls) {
      begun.push(call().finally(() => answered++));
      await waiting(client, () => begun.length - answered);
    }
    await client.query('commit');
    return Promise.all(begun);
  });
}
