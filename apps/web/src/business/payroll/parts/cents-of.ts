import { type Cents, noCents } from '@kazi/contract/cents';
import { readAmount } from '../../money/index.ts';

/** A typed amount that may be nothing, as an empty field says. */
export const centsOf = (typed: string): Cents => readAmount(typed, { min: 0 }).cents ?? noCents;
