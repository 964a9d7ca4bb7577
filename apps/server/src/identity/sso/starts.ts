import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { hashOfToken, newToken } from '../token.ts';

const goodForMinutes = 10;

/** Begins a login of the browser that keeps the verifier with this challenge. Gives its state, good once and for minutes. */
export async function addStart(tx: Tx, challenge: string): Promise<string> {
  const state = newToken();
  await tx
    .deleteFrom('sso_starts')
    .where('tenant_id', '=', tx.tenant)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await tx
    .insertInto('sso_starts')
    .values({
      tenant_id: tx.tenant,
      state_hash: hashOfToken(state),
      challenge,
      expires_at: sql<Date>`now() + make_interval(mins => ${goodForMinutes})`,
    })
    .execute();
  return state;
}

/** Spends a state. Gives whether it was good, and of the browser that keeps this verifier. */
export async function takeStart(tx: Tx, state: string, verifier: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('sso_starts')
    .where('tenant_id', '=', tx.tenant)
    .where('state_hash', '=', hashOfToken(state))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge === createHash('sha256').update(verifier).digest('base64url');
}
