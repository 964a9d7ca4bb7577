import { isLoopback } from '../config/network.ts';
import type { Database } from '../database/tenancy.ts';
import { workspaceLook } from '../database/workspace-look.ts';
import type { Hub } from '../ports/events.ts';
import { type KnownWorkspace, type Workspaces, workspacesChanged } from '../ports/workspaces.ts';

const keptMs = 60_000;
const keptAtMost = 10_000;
/** Of a name in the domain name system, with a port. */
const longestHost = 260;

/** Looks workspaces up and remembers them, and that there is none at a host, for a minute or until they change. */
export function openWorkspaces(
  database: Database,
  publicUrl: () => string,
  hub?: Pick<Hub, 'onSignal'>,
): Workspaces {
  const known = new Map<string, { workspace: KnownWorkspace | undefined; until: number }>();
  hub?.onSignal(workspacesChanged, () => known.clear());

  async function find(
    by: 'id' | 'key' | 'host',
    value: string,
    { evenNone = false } = {},
  ): Promise<KnownWorkspace | undefined> {
    const name = `${by} ${value}`;
    const kept = known.get(name);
    if (kept && kept.until > Date.now()) return kept.workspace;
    const row = await database.shared((db) =>
      db
        .selectFrom('tenants')
        .select(['id', 'key', 'name', 'host', 'calls_at_once'])
        .where(by, '=', value)
        .executeTakeFirst(),
    );
    const workspace = row && {
      id: row.id,
      key: row.key,
      name: row.name,
      publicUrl: row.host ? addressAt(row.host, publicUrl()) : publicUrl(),
      callsAtOnce: row.calls_at_once ?? undefined,
      look: await database.read(row.id, (db) => workspaceLook(db, row.id)),
    };
    if (!workspace && !evenNone) return undefined;
    if (known.size >= keptAtMost) known.clear();
    known.set(name, { workspace, until: Date.now() + keptMs });
    return workspace;
  }

  return {
    withKey: (key) => find('key', key),
    withId: (id) => find('id', id),
    atHost: async (host) =>
      isOfServer(host, publicUrl()) ? undefined : find('host', host.toLowerCase(), { evenNone: true }),
    addressOf: async (id) => (await find('id', id))?.publicUrl ?? publicUrl(),
    forget: () => known.clear(),
  };
}

/** The address of a workspace at this host: reached as the server is, over https or http. */
export const addressAt = (host: string, publicUrl: string): string =>
  `${new URL(publicUrl).protocol}//${host}`;

/** Whether no workspace can have this host for itself: it is the server's, or no name at all. */
export function isOfServer(host: string, publicUrl: string): boolean {
  if (host.length > longestHost || !URL.canParse(`http://${host}`)) return true;
  const { hostname } = new URL(`http://${host}`);
  return (
    host.toLowerCase() === new URL(publicUrl).host || isLoopback(hostname) || /^[\d.]+$|^\[/.test(hostname)
  );
}
