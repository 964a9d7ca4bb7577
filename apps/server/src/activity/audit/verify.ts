import * as z from 'zod';
import { managersOf } from '../../access/index.ts';
import type { Database } from '../../database/tenancy.ts';
import { enterAudit } from '../../events/audit.ts';
import { defineJob, handle, nightly } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notifications/commands.ts';
import { beginning, hashOf, longestChangeMs } from './chain.ts';
import { entriesWithLinks, unlinkedEntries } from './queries.ts';
import { seal } from './seal.ts';

/** What a walk along a workspace's chain has found. */
export interface Verification {
  linked: number;
  /** Entries that are not linked yet. */
  waiting: number;
  /** The hash of the last link: noted elsewhere, it shows later that no end was cut off. */
  head: string;
  /** The first thing that is wrong, as a sentence. */
  problem: string | null;
}

const readAtOnce = 500;

/**
 * Walks a workspace's chain from its beginning. The first entry that was changed, taken out or put in afterwards is a
 * problem: its hash differs, its place is empty, or it tells of a moment long before the entries that it follows.
 */
export async function verifyChain(database: Database, tenant: string): Promise<Verification> {
  let [linked, head, latest] = [0, beginning, 0];
  // Before the links: an entry that is linked meanwhile is then found by its link.
  const waiting = new Map(
    (await database.read(tenant, (db) => unlinkedEntries(db, tenant))).map((entry) => [entry.id, entry.at]),
  );
  const found = (problem: string | null): Verification => ({ linked, waiting: waiting.size, head, problem });
  const isLate = (at: Date) => at.getTime() < latest - longestChangeMs;
  for (;;) {
    const after = linked;
    const links = await database.read(tenant, (db) =>
      entriesWithLinks(db, { tenant, after, limit: readAtOnce }),
    );
    for (const { position, hash, entryId, entry } of links) {
      if (position !== linked + 1) return found(`The link at position ${linked + 1} is missing.`);
      if (!entry) return found(`Entry ${entryId} at position ${position} is missing.`);
      if (hashOf(head, entry) !== hash)
        return found(`Entry ${entryId} at position ${position} was changed, or its link was.`);
      if (isLate(entry.at)) return found(`Entry ${entryId} at position ${position} was inserted later.`);
      [linked, head, latest] = [position, hash, Math.max(latest, entry.at.getTime())];
      waiting.delete(entryId);
    }
    if (links.length < readAtOnce) break;
  }
  const [inserted] = [...waiting].find(([, at]) => isLate(at)) ?? [];
  return found(inserted ? `Entry ${inserted}, without a link, was inserted later.` : null);
}

/** Verifies the audit trail of one workspace after the other. */
export async function* verifyChains(
  database: Database,
): AsyncGenerator<Verification & { tenant: string; key: string }, void, undefined> {
  const tenants = await database.shared((db) =>
    db.selectFrom('tenants').select(['id', 'key']).orderBy('key').execute(),
  );
  for (const { id: tenant, key } of tenants) yield { tenant, key, ...(await verifyChain(database, tenant)) };
}

/**
 * Links what is left and verifies every workspace's trail. The outcome is an entry of the trail itself and a line of the
 * log, which is kept elsewhere; a problem also notifies the owners, each night until it is mended.
 */
async function verifyTrails({ database, metrics, log }: Services): Promise<void> {
  const tenants = await database.shared((db) => db.selectFrom('tenants').select('id').execute());
  for (const { id: tenant } of tenants) {
    await seal(database, tenant, { all: true });
    const { waiting: _, ...verification } = await verifyChain(database, tenant);
    const { problem } = verification;
    await database.write(tenant, null, async (tx) => {
      const action = problem ? 'broken' : 'verified';
      await enterAudit(tx, { kind: 'check', action, subject: 'audit', detail: verification });
      if (problem) await notify(tx, { kind: 'tampering', people: await managersOf(tx, tenant, 'all') });
    });
    metrics.auditVerified(problem ? 'unsound' : 'sound');
    log[problem ? 'error' : 'info']({ tenant, ...verification }, 'The audit trail was verified');
  }
}

/** Runs `verifyTrails` every night. */
export const verifyTrailHandler = nightly(
  handle(defineJob('verify-audit', z.object({})), (_none, services) => verifyTrails(services)),
);
