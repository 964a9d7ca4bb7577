import { type Cents, cents } from '@kazi/contract/cents';

// Rules of this house for withdrawals, beside the limits that the rails set.

const dayInNairobi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi', dateStyle: 'short' });

/** The day in Kenya (2026-11-21): limits and tariffs count by it. */
export const kenyanDay = (at = new Date()): string => dayInNairobi.format(at);

/** From which amount a withdrawal needs a second person, by the day it holds from. */
const approvalThresholds = [{ from: '2026-01-01', amount: cents(100_000_00) }] as const;

/** Whether a withdrawal made on a day (2026-11-21) waits for a second person. */
export function needsApproval(amount: Cents, day: string): boolean {
  const threshold = approvalThresholds.findLast(({ from }) => from <= day) ?? approvalThresholds[0];
  return amount >= threshold.amount;
}

/**
 * A receiver is new for a day after its number was given or changed. Until then a single payment to it is limited,
 * so that a stolen login cannot empty a wallet at once.
 */
const newForMs = 24 * 3_600_000;

/** The most that one payment to a new receiver may carry. */
export const mostToNewReceiver = cents(20_000_00);

/** From when on the usual limits hold for a receiver whose number was given at `since`. */
export const fullFrom = (since: Date): Date => new Date(since.getTime() + newForMs);
