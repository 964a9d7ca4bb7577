import pg from 'pg';
import { noTenant } from './pool.ts';

/** The role that owns the tables where the migrations connect as a role above row-level security. */
export const ownerRole = 'kazi_app';

/** The role that the server acts as, unless it was given another: it owns nothing. */
export const serverRole = 'kazi_server';

/** The setting by which Citus tells the nodes of a transaction what was set for it. A distributed database has it set to `local`. */
export const propagateSetCommands = 'citus.propagate_set_commands';

/** Whether the connecting role passes every policy: superusers and roles with BYPASSRLS do. */
export async function isAbovePolicies(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ above: boolean }>(
    'select rolsuper or rolbypassrls as above from pg_roles where rolname = session_user',
  );
  return rows[0]?.above ?? false;
}

/**
 * Makes both roles where they are missing, and lets the owner own what the migrations create in this database. The
 * nodes of a cluster connect to each other as these roles, so they may log in; without a password, password
 * authentication refuses them.
 */
export async function ensureRoles(client: pg.ClientBase): Promise<void> {
  for (const role of [ownerRole, serverRole]) {
    await client.query(`
      do $$ begin
        create role ${role} login noinherit password null;
      exception when duplicate_object or unique_violation then null;
      end $$`);
    await client.query(`grant ${role} to current_user`);
  }
  // Earlier versions made it without LOGIN.
  await client.query(`
    do $$ begin
      if exists (select from pg_roles where rolname = '${ownerRole}' and not rolcanlogin) then
        alter role ${ownerRole} login;
      end if;
    end $$`);
  await client.query(`
    do $$ begin
      execute format('grant create, connect, temporary on database %I to ${ownerRole}', current_database());
    end $$`);
  await client.query(`grant usage, create on schema public to ${ownerRole}`);
}

/** The role that connects to the database at an address, and what that means for the server. */
export interface Connecting {
  /** The role to act as on every connection, from its first statement; undefined for the connecting role itself. */
  role: string | undefined;
  /** The role whose rights the server then has. */
  name: string;
  /** The connecting role owns the tables, or may become the role that does, and so could lift what guards them. */
  ownsTables: boolean;
  /** The tables of workspaces are spread over the nodes of a Citus cluster, see `distribute`. */
  distributed: boolean;
}

/**
 * Finds the role that connects to the database at `url`. For roles above row-level security the server acts as `kazi_server`; others act
 * as themselves. Asks as the pool of `createPool` would, so that what would refuse it refuses this.
 */
export async function findRole(url: string, { pooled = false } = {}): Promise<Connecting> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    options: pooled ? undefined : `-c kazi.tenant=${noTenant}`,
  });
  await client.connect();
  try {
    const above = await isAbovePolicies(client);
    const { rows } = await client.query<{ name: string; owns: boolean; distributed: boolean }>(`
      select session_user as name, coalesce(current_setting('${propagateSetCommands}', true), '') = 'local' as distributed, exists (select from pg_class
        where oid = to_regclass('public.migrations') and pg_has_role(session_user, relowner, 'member')) as owns`);
    const [{ name, owns: ownsTables, distributed } = { name: '', owns: false, distributed: false }] = rows;
    return above
      ? { role: serverRole, name: serverRole, ownsTables, distributed }
      : { role: undefined, name, ownsTables, distributed };
  } finally {
    await client.end();
  }
}
