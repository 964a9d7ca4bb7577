import { type Cents, cents } from '@kazi/contract/cents';
import type { moneyLimitNames } from '@kazi/contract/money/words';

// Rules of this house for withdrawals, beside the limits that the rails set.

/** What is withdrawn counts for 24 hours from when it was sent, and until then from when it was asked for. */
export const windowMs = 24 * 3_600_000;

/** What is limited. */
export type LimitName = (typeof moneyLimitNames)[number];

/** How much may be withdrawn within the window, see the contract's `limits.ts`. */
export type MoneyLimits = Record<LimitName, Cents>;

/** The limits of a workspace, with the version that a change of them names. */
export type LimitsOfWorkspace = MoneyLimits & { version: number };

/** What holds where a workspace sets nothing of its own, by the day it holds from. */
const defaults = [
  {
    from: '2026-01-01',
    limits: {
      approval: cents(100_000_00),
      newReceiver: cents(20_000_00),
      receiver: cents(500_000_00),
      person: cents(1_000_000_00),
      workspace: cents(5_000_000_00),
    },
  },
] as const satisfies readonly { from: string; limits: MoneyLimits }[];

/** The limits of a workspace that sets none, on a day (2026-11-21). */
export const defaultsOn = (day: string): MoneyLimits =>
  (defaults.findLast(({ from }) => from <= day) ?? defaults[0]).limits;

/**
 * From when on the usual limits hold for a receiver whose number was given at `since`. Before, it gets little in all,
 * so that a stolen login cannot empty a wallet at once.
 */
export const fullFrom = (since: Date): Date => new Date(since.getTime() + windowMs);
