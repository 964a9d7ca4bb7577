import { type Cents, minus, noCents } from '@kazi/contract/cents';
import { centsOf } from '../amount.ts';

/** Reads a balance, which is negative where the account is overdrawn. Undefined where there is none. */
export function balanceOf(written: unknown): Cents | undefined {
  const [, sign, size] = /^(-?)(.*)$/.exec(String(written)) ?? [];
  const cents = centsOf(size);
  return cents !== undefined && sign ? minus(noCents, cents) : cents;
}

/** A movement, and the balance after it. */
interface Step {
  moved: Cents;
  after: Cents | undefined;
}

/**
 * Whether movements follow from each other, whatever their order: each begins with the balance that another ends with, but
 * for the first and the last. One that is left out between them leaves another end. Undefined where one tells no balance.
 */
export function areConnected(steps: readonly Step[]): boolean | undefined {
  const ends = new Map<Cents, number>();
  const count = (balance: Cents, by: number) => ends.set(balance, (ends.get(balance) ?? 0) + by);
  for (const { moved, after } of steps) {
    if (after === undefined) return undefined;
    count(after, 1);
    count(minus(after, moved), -1);
  }
  const open = [...ends.values()].filter((times) => times > 0);
  return open.reduce((sum, times) => sum + times, 0) <= 1;
}
