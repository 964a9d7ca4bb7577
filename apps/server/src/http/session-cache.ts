import type { Database } from '../database/tenancy.ts';
import type { Hub } from '../events/hub.ts';
import type { FindViewer, Viewer } from './viewer.ts';

/** Signalled, within the change's transaction, whenever a session, a user's role or a role's rules change. */
export const sessionsChanged = 'sessions';

export interface SessionCache {
  /** Who the token stands for; at most a few seconds old, and looked up again after `sessionsChanged`. */
  viewer(tenant: string, token: string): Promise<Viewer | undefined>;
  /** Empties the cache of this server at once, where the signal of its own change is still on its way. */
  forget(): void;
}

const keptMs = 5_000;
const keptAtMost = 10_000;

/**
 * Keeps found viewers for a few seconds, so that a usual request asks the database one thing only. Any change
 * of a session anywhere empties it, on every server; while the hub is deaf to such changes nothing is kept.
 */
export function sessionCache(database: Database, hub: Hub, find: FindViewer): SessionCache {
  const kept = new Map<string, { viewer: Viewer; until: number }>();
  let era = 0;
  const forget = () => {
    era++;
    kept.clear();
  };
  hub.onSignal(sessionsChanged, forget);
  hub.onDeaf(forget);

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
