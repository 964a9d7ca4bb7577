import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/tenancy.ts';
import { tooMany } from '../http/errors.ts';
import type { Throttle, ThrottledAct } from '../ports/identity.ts';
import { keyOf, storeIn } from './guessing.ts';

const hour = 3_600;
const day = 24 * hour;

interface Rule {
  /** How often, in how many seconds. */
  most: readonly (readonly [times: number, seconds: number])[];
  /** What a refusal begins with. */
  said: string;
}

/** A prompt interrupts a person and a text costs the workspace, so both are limited by target and by sender. */
const rules: Record<ThrottledAct, Rule> = {
  'prompt-to-phone': {
    most: [
      [5, hour],
      [15, day],
    ],
    said: 'This phone was asked to pay too often.',
  },
  'prompt-by-person': {
    most: [
      [20, hour],
      [60, day],
    ],
    said: 'You have asked phones to pay too often.',
  },
  'code-to-phone': {
    most: [
      [5, hour],
      [10, day],
    ],
    said: 'This phone was sent too many codes.',
  },
  'code-by-person': {
    most: [
      [10, hour],
      [30, day],
    ],
    said: 'You have had too many codes sent.',
  },
  'receiver-by-person': { most: [[20, day]], said: 'You have added or changed too many receivers.' },
};

/** Counts on all servers together, for all workspaces. Counts nothing where it is switched off. */
export function throttle(database: Database, isOn: boolean): Throttle {
  if (!isOn) return { count: async () => undefined };
  const storeClient = storeIn(database);
  const limiters = Object.entries(rules).flatMap(([act, { most }]) =>
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
        if (refused instanceof RateLimiterRes) throw tooMany(refused.msBeforeNext / 1000, rules[act].said);
        throw refused;
      }
    },
  };
}
