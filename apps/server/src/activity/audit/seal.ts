import type { SecretFor } from '../../config/secret.ts';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database, Tx } from '../../database/tenancy.ts';
import { auditEntered, enterAudit } from '../../events/audit.ts';
import type { Hub } from '../../ports/events.ts';
import type { Log } from '../../ports/observability.ts';
import { beginning, hashOf } from './chain.ts';
import { type ChainKey, chainKeys, keepKey } from './keys.ts';
import { lastLink, unlinkedAtOnce, unlinkedEntries } from './queries.ts';

/** What reads and extends audit trails. */
export interface Trails {
  database: Database;
  secretFor: SecretFor;
}

/**
 * Links the entries of a workspace that are not linked yet, in the order of their ids. Servers take turns, so that the
 * changes that make entries do not wait for it. `all` looks for entries of any age, not only for recent ones.
 */
export async function seal(
  { database, secretFor }: Trails,
  tenant: string,
  { all = false } = {},
): Promise<void> {
  for (;;) {
    const linked = await database.write(tenant, null, (tx) => linkSome(tx, secretFor, all));
    if (linked < unlinkedAtOnce) return;
  }
}

async function linkSome(tx: Tx, secretFor: SecretFor, all: boolean): Promise<number> {
  await takeAdvisoryLock(tx, `audit ${tx.tenant}`);
  const last = await lastLink(tx, tx.tenant);
  const entries = await unlinkedEntries(tx, tx.tenant, all ? undefined : last);
  if (entries.length === 0 && !last) return 0;
  let { position, hash } = last ?? { position: 0, hash: beginning };
  const { key } = await keyToSign(tx, secretFor, position);
  const links = entries.map((entry) => {
    hash = hashOf(hash, entry, key);
    position++;
    return { tenant_id: tx.tenant, position, entry_id: entry.id, hash };
  });
  if (links.length > 0) await tx.insertInto('audit_links').values(links).execute();
  return links.length;
}

/**
 * The key for the links after a position: the newest, sealed anew where the master secret was exchanged. A trail whose key is gone
 * gets no other by itself: to cut a trail would otherwise have the server sign the rest. `startKey` makes one, on request.
 */
async function keyToSign(tx: Tx, secretFor: SecretFor, linked: number): Promise<ChainKey> {
  const { opened, awaited, former } = await chainKeys(tx, tx.tenant, secretFor);
  const [newest] = opened;
  if (newest) return former ? keepKey(tx, secretFor, newest) : newest;
  if (linked > 0 && !awaited)
    throw new Error('The key of this audit trail is missing, or sealed by another master secret');
  return keepKey(tx, secretFor, { since: linked + 1 });
}

/**
 * Starts a new key for a trail whose keys the master secret does not open, and says so in the trail. False where one opens. What was
 * linked before cannot be verified any more.
 */
export function startKey({ database, secretFor }: Trails, tenant: string): Promise<boolean> {
  return database.write(tenant, null, async (tx) => {
    await takeAdvisoryLock(tx, `audit ${tenant}`);
    if ((await chainKeys(tx, tenant, secretFor)).opened.length > 0) return false;
    const since = ((await lastLink(tx, tenant))?.position ?? 0) + 1;
    await keepKey(tx, secretFor, { since });
    await enterAudit(tx, {
      kind: 'check',
      action: 'rekeyed',
      subject: 'audit',
      detail: { linked: since - 1 },
    });
    return true;
  });
}

/** Links the entries of each workspace soon after they are committed. What a crash leaves waits for the next entry, or the night. */
export function openSealer({ hub, log, ...trails }: Trails & { hub: Hub; log: Log }) {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (const tenant of waiting) {
      waiting.delete(tenant);
      await seal(trails, tenant).catch((error) =>
        log.error({ err: error, tenant }, 'Entries of the audit trail were not linked'),
      );
    }
    running = undefined;
  }

  const stop = hub.onSignal(auditEntered, (tenant) => {
    waiting.add(tenant);
    running ??= work();
  });

  return {
    async close(): Promise<void> {
      stop();
      await running;
    },
  };
}
