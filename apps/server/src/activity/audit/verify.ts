import * as z from 'zod';
import { managersOf } from '../../access/index.ts';
import { enterAudit } from '../../events/audit.ts';
import { defineJob, handle, nightly } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notifications/commands.ts';
import { beginning, hashOf, longestChangeMs, type StoredEntry } from './chain.ts';
import { type ChainKeys, chainKeys } from './keys.ts';
import { entriesWithLinks, unlinkedEntries } from './queries.ts';
import { seal, type Trails } from './seal.ts';

/** What a walk along a workspace's chain has found. */
export interface Verification {
  linked: number;
  /** Entries that are not linked yet. */
  waiting: number;
  /** How many of the links, from the first on, no key at hand signs: who may write to the database could have made them anew. */
  unsigned: number;
  /** The hash of the last link: noted elsewhere, it shows later that no end was cut off. */
  head: string;
  /** The first thing that is wrong, as a sentence. */
  problem: string | null;
}

const readAtOnce = 500;

/**
 * Walks a workspace's chain from its beginning. The first entry that was changed, taken out or put in afterwards is a
 * problem: its hash differs, its place is empty, or it tells of a moment long before the entries that it follows. `passed` is
 * called with the hash and place of each link that holds.
 */
export async function verifyChain(
  { database, secretFor }: Trails,
  tenant: string,
  passed: (hash: string, position: number) => void = () => {},
): Promise<Verification> {
  let [linked, head, latest] = [0, beginning, 0];
  const keys = await database.read(tenant, (db) => chainKeys(db, tenant, secretFor));
  const oldest = keys.opened.at(-1)?.since ?? Number.POSITIVE_INFINITY;
  // Before the links: an entry that is linked meanwhile is then found by its link.
  const waiting = new Map(
    (await database.read(tenant, (db) => unlinkedEntries(db, tenant))).map((entry) => [entry.id, entry.at]),
  );
  const found = (problem: string | null): Verification => ({
    linked,
    waiting: waiting.size,
    unsigned: Math.min(linked, oldest - 1),
    head,
    problem,
  });
  const isLate = (at: Date) => at.getTime() < latest - longestChangeMs;
  for (;;) {
    const after = linked;
    const links = await database.read(tenant, (db) =>
      entriesWithLinks(db, { tenant, after, limit: readAtOnce }),
    );
    if (links.length > 0 && keys.opened.length === 0 && !keys.awaited)
      return found('The key of this trail is missing, or sealed by another master secret.');
    for (const { position, hash, entryId, entry } of links) {
      if (position !== linked + 1) return found(`The link at position ${linked + 1} is missing.`);
      if (!entry) return found(`Entry ${entryId} at position ${position} is missing.`);
      if (!holds({ before: head, entry, hash, position }, keys))
        return found(`Entry ${entryId} at position ${position} was changed, or its link was.`);
      if (isLate(entry.at)) return found(`Entry ${entryId} at position ${position} was inserted later.`);
      [linked, head, latest] = [position, hash, Math.max(latest, entry.at.getTime())];
      passed(hash, position);
      waiting.delete(entryId);
    }
    if (links.length < readAtOnce) break;
  }
  const [inserted] = [...waiting].find(([, at]) => isLate(at)) ?? [];
  return found(inserted ? `Entry ${inserted}, without a link, was inserted later.` : null);
}

interface LinkedEntry {
  before: string;
  entry: StoredEntry;
  hash: string;
  position: number;
}

/** Whether a link is what its key signs. One of a key that is lost, before a new one was started, cannot be told. */
function holds({ before, entry, hash, position }: LinkedEntry, { opened, closed }: ChainKeys): boolean {
  const signer = opened.find(({ since }) => since <= position);
  return hashOf(before, entry, signer?.key) === hash || (!signer && closed > 0);
}

/** The workspaces, each of which has a trail of its own. */
export const workspacesByKey = ({ database }: Pick<Trails, 'database'>) =>
  database.shared((db) => db.selectFrom('tenants').select(['id', 'key']).orderBy('key').execute());

/**
 * Links what is left and verifies every workspace's trail. The outcome is an entry of the trail itself and a line of the
 * log, which is kept elsewhere; a problem also notifies the owners, each night until it is mended.
 */
async function verifyTrails(services: Services): Promise<void> {
  const { database, metrics, log } = services;
  for (const { id: tenant } of await workspacesByKey(services)) {
    await seal(services, tenant, { all: true }).catch((error) =>
      log.error({ err: error, tenant }, 'Entries of the audit trail were not linked'),
    );
    const { waiting: _, ...verification } = await verifyChain(services, tenant);
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
