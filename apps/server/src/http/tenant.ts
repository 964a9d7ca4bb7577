import type { Database } from '../database/tenancy.ts';
import type { FindTenant } from '../ports/identity.ts';

const keptMs = 60_000;
const keptAtMost = 10_000;

/** Looks workspaces up by their key and remembers them: a key keeps its id for good. */
export function tenantFinder(database: Database): FindTenant {
  const known = new Map<string, { id: string; until: number }>();
  return async (key) => {
    const kept = known.get(key);
    if (kept && kept.until > Date.now()) return kept.id;
    const found = await database.shared((db) =>
      db.selectFrom('tenants').select('id').where('key', '=', key).executeTakeFirst(),
    );
    if (!found) return undefined;
    if (known.size >= keptAtMost) known.clear();
    known.set(key, { id: found.id, until: Date.now() + keptMs });
    return found.id;
  };
}
