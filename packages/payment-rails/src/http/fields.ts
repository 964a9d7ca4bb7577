import * as z from 'zod';
import { centsOf } from '../amount.ts';

/** A code that rails write as text or as a number, as text. */
export const code = z.union([z.string(), z.number()]).transform(String);

/** An amount of shillings, as cents. */
export const amount = z.unknown().transform((written, context) => {
  const cents = centsOf(written);
  if (cents !== undefined) return cents;
  context.addIssue('must be an amount');
  return z.NEVER;
});
