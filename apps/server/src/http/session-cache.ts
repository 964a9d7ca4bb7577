import type { Database } from '../database/tenancy.ts';
import type { Hub } from '../ports/events.ts';
import type { FindViewer, SessionCache } from '../ports/identity.ts';
import type { Viewer } from '../ports/viewer.ts';

/** Signalled, within the change's transaction, whenever a session, a user's role or a role's rules change. */
export const sessionsChanged = 'sessions';

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

  return {
    forget,
    async viewer(tenant, token) {
      const key = `${tenant} ${token}`;
      const known = kept.get(key);
      if (known && known.until > Date.now() && known.viewer.session.expiresAt > new Date())
        return known.viewer;
      const asked = era;
      const viewer = await find(database, tenant, token);
      if (viewer && asked === era && hub.listening()) {
        if (kept.size >= keptAtMost) kept.clear();
        kept.set(key, { viewer, until: Date.now() + keptMs });
      }
      return viewer;
    },
  };
}
