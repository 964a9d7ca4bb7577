import type { RoleName } from '@kazi/contract/abilities';
import { newId } from '../database/ids.ts';
import type { Database } from '../database/tenancy.ts';
import { insertSettings } from '../identity/index.ts';
import { insertBuiltInRoles } from './roles/built-in.ts';

/** A workspace that was just made. */
export interface Workspace {
  id: string;
  /** What the header X-Project names. */
  key: string;
  /** Ids of its built-in roles. */
  roles: ReadonlyMap<RoleName, string>;
}

interface NewWorkspace {
  key: string;
  name: string;
  /** Of an address that it has to itself. */
  host?: string | undefined;
}

/** Makes a workspace with the built-in roles and no users, which one joins by invitation. */
export async function makeWorkspace(
  database: Database,
  { key, name, host }: NewWorkspace,
): Promise<Workspace> {
  const id = newId();
  const roles = await database.write(id, null, async (tx) => {
    await tx.insertInto('tenants').values({ id, key, name, host }).execute();
    await insertSettings(tx);
    return insertBuiltInRoles(tx);
  });
  return { id, key, roles };
}

const defaultWorkspace = { key: 'kazi', name: 'Kazi' };

/**
 * Makes the workspace that clients are built for by default, in a database that has none. Gives the id of the
 * oldest one there is.
 */
export async function ensureWorkspace(database: Database): Promise<string> {
  const oldest = () =>
    database.shared((db) =>
      db.selectFrom('tenants').select('id').orderBy('created_at').limit(1).executeTakeFirst(),
    );
  const any = await oldest();
  if (any) return any.id;
  try {
    return (await makeWorkspace(database, defaultWorkspace)).id;
  } catch (error) {
    const made = await oldest(); // by another server, starting at the same time
    if (made) return made.id;
    throw error;
  }
}
