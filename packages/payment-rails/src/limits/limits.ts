import { type Cents, cents, noCents } from '@kazi/contract/cents';
import type { Operation } from '../rail.ts';
import { onDay } from './dated.ts';
import { type Band, feeTables } from './fees.data.ts';
import { type Limits, limitTables } from './limits.data.ts';

/** Limits of an operation on a day (`2026-11-21`), with where they are written. */
export function limitsOf(operation: Operation, day: string): Limits & { source: string } {
  const { value, source } = onDay<Limits>(limitTables[operation], day);
  return { ...value, source };
}

/** Fee of an operation for an amount on a day (`2026-11-21`). */
export function feeOf(operation: Operation, amount: Cents, day: string): Cents {
  const { value } = onDay<readonly Band[]>(feeTables[operation], day);
  return value.find((band) => amount <= band.upTo)?.fee ?? noCents;
}

/** The greatest amount, in whole steps of so many cents, that `covered` pays together with its fee on a day. */
export function mostWithin(operation: Operation, covered: Cents, day: string, step = 1): Cents {
  const { value } = onDay<readonly Band[]>(feeTables[operation], day);
  const amounts = value.map(({ upTo, fee }) => Math.floor(Math.min(upTo, covered - fee) / step) * step);
  // What is left of a band's fee may lie below the band, where another fee is taken.
  return cents(
    Math.max(0, ...amounts.filter((amount) => amount + feeOf(operation, cents(amount), day) <= covered)),
  );
}
