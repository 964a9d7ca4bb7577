import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/tenancy.ts';
import type { Throttle, ThrottledAct } from '../ports/identity.ts';
import { tooOften } from '../refuse.ts';
import { keyOf, storeIn } from './guessing.ts';

const hour = 3_600;
const day = 24 * hour;

/**
 * How often, in how many seconds. A prompt interrupts a person and a text costs the workspace, so both are limited by target and by
 * sender.
 */
const rules: Record<ThrottledAct, readonly (readonly [times: number, seconds: number])[]> = {
  'prompt-to-phone': [
    [5, hour],
    [15, day],
  ],
  'prompt-by-person': [
    [20, hour],
    [60, day],
  ],
  'code-to-phone': [
    [5, hour],
    [10, day],
  ],
  'code-by-person': [
    [10, hour],
    [30, day],
  ],
  'receiver-by-person': [[20, day]],
};

/** Counts on all servers together, for all workspaces. Counts nothing where it is switched off. */
export function throttle(database: Database, isOn: boolean): Throttle {
  if (!isOn) return { count: async () => undefined };
  const storeClient = storeIn(database);
  const limiters = Object.entries(rules).flatMap(([act, most]) =>
    most.map(([points, duration]) => ({
      act,
      limiter: new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: `${act} ${duration}`,
        points,
        duration,
        clearExpiredByTimeout: false,
      }),
    })),
  );
  return {
    async count(act, whom) {
      try {
        for (const { limiter } of limiters.filter((one) => one.act === act))
          await limiter.consume(keyOf(whom));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw tooOften(act, refused.msBeforeNext / 1000);
        throw refused;
      }
    },
  };
}
