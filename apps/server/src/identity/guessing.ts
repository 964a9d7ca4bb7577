import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../config/network.ts';
import { noTenant } from '../database/pool.ts';
import type { Database } from '../database/tenancy.ts';
import type { Guessing } from '../ports/identity.ts';
import { tooOften } from '../refuse.ts';

const windowSeconds = 15 * 60;
const daySeconds = 24 * 3600;

/** After so many wrong second steps within the window their owner is told, and then not again for an hour. */
const wrongUntilTold = 5;
const toldAgainSeconds = 3600;

/**
 * `limit` tries in a quarter of an hour for one address from one network; five times that for one address from
 * anywhere; ten times that from one network, where a whole office may sit. A device that its user has logged in on
 * before has tries of its own, so that strangers cannot lock its owner out. What is short enough to be guessed in time has
 * twice `limit` in a day. 0 for no limit.
 */
export function limitGuessing(database: Database, limit: number): Guessing {
  if (limit === 0)
    return { count: async () => undefined, forgive: async () => undefined, failed: async () => false };
  const storeClient = storeIn(database);
  const limiter = (kind: string, points: number, { duration = windowSeconds, cleans = false } = {}) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: kind,
      points,
      duration,
      clearExpiredByTimeout: cleans,
    });
  const pair = limiter('pair', limit);
  const address = limiter('address', limit * 5);
  // The prefix is what servers of the release before count under too.
  const network = limiter('place', limit * 10, { cleans: true });
  const day = limiter('day', limit * 2, { duration: daySeconds });
  const wrong = limiter('wrong', wrongUntilTold - 1);
  const told = limiter('told', 1, { duration: toldAgainSeconds });

  return {
    async count(call, tried) {
      try {
        if (tried.ofDay) await day.consume(keyOf(call, tried.ofDay));
        if (tried.device) return void (await pair.consume(keyOf(call, tried.device)));
        await network.consume(keyOf(call, networkOf(tried.ip)));
        if (!tried.address) return;
        await pair.consume(keyOf(call, networkOf(tried.ip), tried.address));
        await address.consume(keyOf(call, tried.address));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw tooOften('attempts', refused.msBeforeNext / 1000);
        throw refused;
      }
    },
    async forgive(call, tried) {
      if (tried.ofDay) await day.reward(keyOf(call, tried.ofDay));
      if (tried.device) return void (await pair.delete(keyOf(call, tried.device)));
      await network.reward(keyOf(call, networkOf(tried.ip)));
      if (!tried.address) return;
      await pair.delete(keyOf(call, networkOf(tried.ip), tried.address));
      await address.reward(keyOf(call, tried.address));
    },
    failed: async (whose) => (await isOver(wrong, keyOf(whose))) && !(await isOver(told, keyOf(whose))),
  };
}

/** Counts one more. Whether that is beyond the limit. */
async function isOver(limiter: RateLimiterPostgres, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return false;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return true;
    throw refused;
  }
}

/** A key is a hash, so that it does not show the address or the network that it counts. */
export const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join(' ')).digest('base64url');

/** What the limiter knows as a PostgreSQL pool: each of its statements is a transaction of no workspace. */
export const storeIn = (database: Database) => ({
  async query({ text, values = [] }: { text: string; values?: unknown[] }) {
    const { rows, numAffectedRows = 0n } = await database.write(noTenant, null, (tx) =>
      tx.executeQuery(CompiledQuery.raw(text, values)),
    );
    return { rows, rowCount: Number(numAffectedRows) };
  },
});
