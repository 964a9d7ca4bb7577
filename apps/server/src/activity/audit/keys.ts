import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { unsealByAny, seal as withSecret } from '../../config/sealed.ts';
import { everySecret, type SecretFor } from '../../config/secret.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';

const purpose = 'audit trail';
const aboutOf = (tenant: string) => `audit key of ${tenant}`;

const sealedKey = z.object({ key: z.string(), since: z.int().positive() });

/** What signs the links of a trail from the position `since` on. */
export type ChainKey = z.infer<typeof sealedKey>;

/** The keys of a trail that the master secret opens, newest first. */
export interface ChainKeys {
  opened: ChainKey[];
  /** Keys that no master secret at hand opens. */
  closed: number;
  /** Whether the trail may get its first key: it was linked before keys were, and has none yet. */
  awaited: boolean;
  /** The newest key was sealed by a former master secret. */
  former: boolean;
}

/** Reads the keys of a workspace's audit trail. */
export async function chainKeys(db: Db, tenant: string, secretFor: SecretFor): Promise<ChainKeys> {
  const rows = await db
    .selectFrom('audit_keys')
    .select('sealed')
    .where('tenant_id', '=', tenant)
    .orderBy('made_at', 'desc')
    .execute();
  const secrets = everySecret(secretFor, purpose);
  const tried = rows.flatMap(({ sealed }) => (sealed === null ? [] : [open(sealed, secrets, tenant)]));
  const opened = tried.filter((one) => one !== undefined);
  const byPosition = opened.map(({ key }) => key).sort((one, other) => other.since - one.since);
  const [newest] = byPosition;
  return {
    opened: byPosition,
    closed: tried.length - opened.length,
    awaited: tried.length === 0 && rows.length > 0,
    former: !opened.some(({ key, by }) => by === 0 && key.since === newest?.since),
  };
}

function open(sealed: string, secrets: readonly string[], tenant: string) {
  const found = unsealByAny(sealed, secrets, aboutOf(tenant));
  return found && { by: found.by, key: sealedKey.parse(JSON.parse(found.text)) };
}

/** Keeps a key for the trail's links from `since` on; without one, a new key. Its seal opens for this workspace alone. */
export async function keepKey(
  tx: Tx,
  secretFor: SecretFor,
  { since, key = randomBytes(32).toString('base64url') }: { since: number; key?: string },
): Promise<ChainKey> {
  const sealed = withSecret(JSON.stringify({ key, since }), secretFor(purpose), aboutOf(tx.tenant));
  await tx.insertInto('audit_keys').values({ tenant_id: tx.tenant, id: newId(), sealed }).execute();
  return { key, since };
}
