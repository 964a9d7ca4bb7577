import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { seal, unsealByAny } from '../../config/sealed.ts';
import { everySecret } from '../../config/secret.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, problem, refuse } from '../../refuse.ts';
import type { Services } from '../../services.ts';
import type { RequestContext } from '../context.ts';

const longestKey = 255;
/** Answers may hold what is shown once alone, such as recovery codes. */
const purpose = 'kept answers';

/** A request by what makes another one the same: whose it is, what it calls, and its Idempotency-Key. */
export interface Claim {
  tenant_id: string;
  user_id: string;
  call: string;
  key: string;
}

/** A claim with what was sent, by its hash: the same key is for nothing else. */
export interface Claiming extends Claim {
  request_hash: string;
}

type Caller = Pick<RequestContext, 'idempotencyKey'> & { viewer: Viewer };

/** What a request claims. Throws 400 without a key. */
export async function readClaim(
  { viewer, idempotencyKey: key }: Caller,
  call: string,
  input: unknown,
): Promise<Claiming> {
  if (!key || key.length > longestKey)
    throw badInput({ 'Idempotency-Key': problem('idempotency-header', { limit: longestKey }) });
  const hash = createHash('sha256').update(JSON.stringify(input) ?? '');
  for (const file of Object.values(input ?? {}))
    if (file instanceof Blob) hash.update(new Uint8Array(await file.arrayBuffer()));
  const request_hash = hash.digest('base64url');
  return { tenant_id: viewer.tenant, user_id: viewer.user.id, call, key, request_hash };
}

/** Claims a key for good, with the transaction; whether it was free. One who claims it at the same time waits for the end of that. */
export async function take(tx: Tx, claim: Claiming): Promise<boolean> {
  const taken = await tx
    .insertInto('idempotency_keys')
    .values(claim)
    .onConflict((clash) => clash.doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** What the request that claimed a key was answered; without `answer` where that is not kept yet, or any more. */
interface Claimed {
  answer?: unknown;
  /** It may still be at work. */
  isRecent: boolean;
}

/** Who claimed the key before; undefined where nobody did. Throws 422 where it was for another request. */
export async function findAnswer(
  db: Db,
  { secretFor }: Pick<Services, 'secretFor'>,
  { request_hash, ...claim }: Claiming,
): Promise<Claimed | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select([
      'request_hash',
      'response',
      sql<boolean>`created_at > now() - interval '1 minute'`.as('isRecent'),
    ])
    .where((where) => where.and(claim))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== request_hash) throw refuse('idempotency-key-reused');
  const { response, isRecent } = row;
  if (response === null) return { isRecent };
  // Those of before were not sealed.
  if (typeof response !== 'string') return { answer: response, isRecent };
  const opened = unsealByAny(response, everySecret(secretFor, purpose), aboutOf(claim));
  return { ...(opened && { answer: JSON.parse(opened.text) }), isRecent: false };
}

const aboutOf = ({ tenant_id, user_id, call, key }: Claim) => [tenant_id, user_id, call, key].join(' ');

/** Keeps what a request was answered, for a while (`sweep.ts`). */
export async function keepAnswer(
  tx: Tx,
  { secretFor }: Pick<Services, 'secretFor'>,
  { request_hash: _, ...claim }: Claiming,
  answer: unknown,
): Promise<void> {
  const response = JSON.stringify(seal(JSON.stringify(answer ?? null), secretFor(purpose), aboutOf(claim)));
  await tx
    .updateTable('idempotency_keys')
    .set({ response })
    .where((where) => where.and(claim))
    .execute();
}

/** Gives a key back that something was refused after all. */
export async function release(tx: Tx, { request_hash: _, ...claim }: Claiming): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where((where) => where.and(claim))
    .execute();
}
