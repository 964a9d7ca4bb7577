import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { Db, Tx } from '../../database/tenancy.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { badInput, problem, refuse } from '../../refuse.ts';

const longestKey = 255;

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
  { readShown, write, viewer, idempotencyKey: key }: AuthedContext,
  { call, input, answer, before }: OnceOptions<Answer>,
  act: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  if (!key || key.length > longestKey)
    throw badInput({ 'Idempotency-Key': problem('idempotency-header', { limit: longestKey }) });
  const claim = { tenant_id: viewer.tenant, user_id: viewer.user.id, call, key };
  const request_hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  if (before && !(await readShown((db) => claimOf(db, claim)))) await before();
  return write(async (tx) => {
    const claimed = await tx
      .insertInto('idempotency_keys')
      .values({ ...claim, request_hash })
      .onConflict((clash) => clash.doNothing())
      .returning('key')
      .executeTakeFirst();
    const claimedBefore = claimed ? undefined : await claimOf(tx, claim);
    if (claimedBefore) {
      if (claimedBefore.request_hash !== request_hash) throw refuse('idempotency-key-reused');
      if (claimedBefore.response === null) throw refuse('done-long-ago');
      return answer.parse(claimedBefore.response);
    }
    const given = await act(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ response: JSON.stringify(given) })
      .where('tenant_id', '=', claim.tenant_id)
      .where('user_id', '=', claim.user_id)
      .where('call', '=', call)
      .where('key', '=', key)
      .execute();
    return given;
  });
}

interface Claim {
  tenant_id: string;
  user_id: string;
  call: string;
  key: string;
}

const claimOf = (db: Db, { tenant_id, user_id, call, key }: Claim) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();
