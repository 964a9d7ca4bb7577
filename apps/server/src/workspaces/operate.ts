import pg from 'pg';
import * as z from 'zod';
import { StartError } from '../config/start-error.ts';
import { sentenceFor } from '../database/connect-error.ts';
import { moveTenant } from '../database/move-tenant.ts';
import type { Database } from '../database/tenancy.ts';
import { isOfServer } from '../http/workspaces.ts';
import { makeWorkspace } from '../organisation/index.ts';

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, {
  error: 'The key must be lower-case letters, digits and hyphens, such as acme',
});
const name = z.string().trim().min(1, { error: 'The name must not be empty' }).max(120, {
  error: 'The name must have at most 120 characters',
});
const callsAtOnce = z.coerce
  .number({ error: 'The limit must be a whole number from 1 on, or none' })
  .int({ error: 'The limit must be a whole number from 1 on, or none' })
  .min(1, { error: 'The limit must be a whole number from 1 on, or none' });

/** What an operator wrote, if the schema takes it. Throws a `StartError` that says what would be right. */
function checked<Value>(schema: z.ZodType<Value>, given: string): Value {
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw new StartError(`${error.issues[0]?.message}: not ${JSON.stringify(given)}.`);
  return data;
}

/** A host that a workspace can have to itself, as browsers send it. Throws a `StartError` for any other. */
function checkedHost(given: string, publicUrl: string): string {
  const host = given.toLowerCase();
  const isName = URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host;
  if (!isName)
    throw new StartError(
      `The host must be a name such as acme.kazi.example, without https:// and path: not ${given}.`,
    );
  if (isOfServer(host, publicUrl))
    throw new StartError(
      `${host} is the address of the server itself, or of this machine: give another name.`,
    );
  return host;
}

interface Within {
  database: Database;
  /** Where people reach the server itself. */
  publicUrl: string;
}

interface NewWorkspace {
  key: string;
  name: string;
  host?: string | undefined;
}

/** Adds a workspace without users. Gives its id. Throws a `StartError` where key or host are taken or not good. */
export async function addWorkspace({ database, publicUrl }: Within, given: NewWorkspace): Promise<string> {
  const wanted = {
    key: checked(key, given.key),
    name: checked(name, given.name),
    host: given.host === undefined ? undefined : checkedHost(given.host, publicUrl),
  };
  if (await known(database, wanted.key)) throw new StartError(`There is a workspace ${wanted.key} already.`);
  await refuseTakenHost(database, wanted.host);
  return (await makeWorkspace(database, wanted)).id;
}

/** Gives a workspace an address of its own, or with `none` takes it away. */
export async function setHost(
  { database, publicUrl }: Within,
  of: string,
  given: string,
): Promise<string | null> {
  const { id } = await existing(database, of);
  const host = given === 'none' ? null : checkedHost(given, publicUrl);
  await refuseTakenHost(database, host, id);
  await database.write(id, null, (tx) =>
    tx.updateTable('tenants').set({ host }).where('id', '=', id).execute(),
  );
  return host;
}

/** Limits how many calls of a workspace one server works on at once; `none` lifts that. */
export async function setLimit({ database }: Within, of: string, given: string): Promise<number | null> {
  const { id } = await existing(database, of);
  const calls_at_once = given === 'none' ? null : checked(callsAtOnce, given);
  await database.write(id, null, (tx) =>
    tx.updateTable('tenants').set({ calls_at_once }).where('id', '=', id).execute(),
  );
  return calls_at_once;
}

/** Moves a workspace to a node of its cluster, as a superuser, who alone may do that. */
export async function moveWorkspace(
  database: Database,
  url: string,
  of: string,
  node: string,
): Promise<void> {
  const { id } = await existing(database, of);
  const client = new pg.Client({ connectionString: url, application_name: 'kazi move' });
  await client.connect().catch((error) => {
    throw sentenceFor(error, url, 'MIGRATION_DATABASE_URL');
  });
  await moveTenant(client, id, node).finally(() => client.end());
}

/** Every workspace, by its key. */
export const listWorkspaces = (database: Database) =>
  database.shared((db) =>
    db.selectFrom('tenants').select(['key', 'name', 'host', 'calls_at_once']).orderBy('key').execute(),
  );

const known = (database: Database, ofKey: string) =>
  database.shared((db) => db.selectFrom('tenants').select('id').where('key', '=', ofKey).executeTakeFirst());

async function existing(database: Database, ofKey: string): Promise<{ id: string }> {
  const found = await known(database, ofKey);
  if (!found) throw new StartError(`There is no workspace ${ofKey}. See npm run workspace -- list`);
  return found;
}

async function refuseTakenHost(
  database: Database,
  host: string | null | undefined,
  but?: string,
): Promise<void> {
  if (!host) return;
  const taken = await database.shared((db) =>
    db.selectFrom('tenants').select(['id', 'key']).where('host', '=', host).executeTakeFirst(),
  );
  if (taken && taken.id !== but)
    throw new StartError(`${host} is the address of the workspace ${taken.key}.`);
}
