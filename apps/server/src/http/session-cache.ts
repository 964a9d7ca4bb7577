import type { Database } from '../database/tenancy.ts';
import type { Hub } from '../ports/events.ts';
import { type FindViewer, type SessionCache, type SessionKey, sessionsChanged } from '../ports/identity.ts';
import type { Viewer } from '../ports/viewer.ts';

const keptMs = 5_000;
const keptAtMost = 10_000;

/**
 * Caches viewers for a few seconds, so that a usual request asks the database one thing only. Every change of a
 * session empties the cache on all servers; nothing is cached while such signals do not arrive.
 */
export function sessionCache(database: Database, hub: Hub, find: FindViewer): SessionCache {
  const kept = new Map<string, { viewer: Viewer; until: number }>();
  let era = 0;
  const forget = () => {
    era++;
    kept.clear();
  };
  hub.onSignal(sessionsChanged, forget);
  hub.onInterruption(forget);

  async function lookUp(tenant: string, key: SessionKey): Promise<Viewer | undefined> {
    const name = `${tenant} ${Object.entries(key).join()}`;
    const known = kept.get(name);
    if (known && known.until > Date.now() && known.viewer.session.expiresAt > new Date()) return known.viewer;
    const asked = era;
    const viewer = await find(database, tenant, key);
    if (viewer && asked === era && hub.listening()) {
      if (kept.size >= keptAtMost) kept.clear();
      kept.set(name, { viewer, until: Date.now() + keptMs });
    }
    return viewer;
  }

  return {
    forget,
    again: ({ tenant, session }) => find(database, tenant, { session: session.id }),
    viewer: (tenant, token) => lookUp(tenant, { token }),
    viewerOf: (tenant, session) => lookUp(tenant, { session }),
  };
}
