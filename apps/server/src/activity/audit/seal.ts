import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database, Tx } from '../../database/tenancy.ts';
import { auditEntered } from '../../events/audit.ts';
import type { Hub } from '../../ports/events.ts';
import type { Log } from '../../ports/observability.ts';
import { beginning, hashOf } from './chain.ts';
import { lastLink, unlinkedAtOnce, unlinkedEntries } from './queries.ts';

/**
 * Links the entries of a workspace that are not linked yet, in the order of their ids. Servers take turns, so that the
 * changes that make entries do not wait for it. `all` looks for entries of any age, not only for recent ones.
 */
export async function seal(database: Database, tenant: string, { all = false } = {}): Promise<void> {
  for (;;) {
    const linked = await database.write(tenant, null, (tx) => linkSome(tx, all));
    if (linked < unlinkedAtOnce) return;
  }
}

async function linkSome(tx: Tx, all: boolean): Promise<number> {
  await takeAdvisoryLock(tx, `audit ${tx.tenant}`);
  const last = await lastLink(tx, tx.tenant);
  const entries = await unlinkedEntries(tx, tx.tenant, all ? undefined : last);
  let { position, hash } = last ?? { position: 0, hash: beginning };
  const links = entries.map((entry) => {
    hash = hashOf(hash, entry);
    position++;
    return { tenant_id: tx.tenant, position, entry_id: entry.id, hash };
  });
  if (links.length > 0) await tx.insertInto('audit_links').values(links).execute();
  return links.length;
}

/** Links the entries of each workspace soon after they are committed. What a crash leaves waits for the next entry, or the night. */
export function openSealer({ database, hub, log }: { database: Database; hub: Hub; log: Log }) {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (const tenant of waiting) {
      waiting.delete(tenant);
      await seal(database, tenant).catch((error) =>
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
