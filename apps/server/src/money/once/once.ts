import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { Tx } from '../../database/tenancy.ts';
import { badInput, unprocessable } from '../../http/errors.ts';
import type { AuthedContext } from '../../http/procedures.ts';

const longestKey = 255;

interface OnceOptions<Answer> {
  /** Name of the call: the same key for another call is another request. */
  call: string;
  input: unknown;
  answer: z.ZodType<Answer>;
}

/**
 * Runs a call that moves money at most once per caller and Idempotency-Key: the key is claimed, the money moved and
 * the answer kept in one transaction. The same key and input get the first answer, another input gets 422, and what
 * was refused claims nothing. A twin that comes while the first still runs waits for it.
 */
export async function once<Answer>(
  { write, viewer, idempotencyKey: key }: AuthedContext,
  { call, input, answer }: OnceOptions<Answer>,
  act: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  if (!key || key.length > longestKey)
    throw badInput({
      'Idempotency-Key': `must be sent as a header: 1 to ${longestKey} characters, new for each new request`,
    });
  const claim = { tenant_id: viewer.tenant, user_id: viewer.user.id, call, key };
  const request_hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  return write(async (tx) => {
    const claimed = await tx
      .insertInto('idempotency_keys')
      .values({ ...claim, request_hash })
      .onConflict((clash) => clash.doNothing())
      .returning('key')
      .executeTakeFirst();
    const claimedBefore = !claimed && (await claimOf(tx, claim));
    if (claimedBefore) {
      if (claimedBefore.request_hash !== request_hash)
        throw unprocessable('This Idempotency-Key was used for another request. Send a new one with it.');
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

const claimOf = (tx: Tx, { tenant_id, user_id, call, key }: Claim) =>
  tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
