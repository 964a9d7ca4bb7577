import type * as z from 'zod';
import type { Tx } from '../../database/tenancy.ts';
import { refuse } from '../../refuse.ts';
import type { AuthedContext } from '../procedures.ts';
import { findAnswer, keepAnswer, readClaim, take } from './claims.ts';

interface OnceOptions<Answer> {
  /** Name of the call: the same key for another call is another request. */
  call: string;
  input: unknown;
  answer: z.ZodType<Answer>;
  /** Runs first, outside of the transaction, and not for a request that has its answer. May refuse. */
  before?: () => Promise<void>;
}

/**
 * Runs a call that moves money at most once per caller and Idempotency-Key. One transaction claims the key, moves the
 * money and stores the answer. The same key and input get the first answer, another input gets 422, and a refused call
 * claims nothing. A concurrent repetition waits for the first. An answer is kept for a while (`sweep.ts`), its key for good.
 */
export async function once<Answer>(
  context: AuthedContext,
  { call, input, answer, before }: OnceOptions<Answer>,
  act: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const { readShown, write, services } = context;
  const claim = await readClaim(context, call, input);
  if (before && !(await readShown((db) => findAnswer(db, services, claim)))) await before();
  return write(async (tx) => {
    if (!(await take(tx, claim))) {
      const found = await findAnswer(tx, services, claim);
      if (found?.answer === undefined) throw refuse('done-long-ago');
      return answer.parse(found.answer);
    }
    const given = await act(tx);
    await keepAnswer(tx, services, claim, given);
    return given;
  });
}
