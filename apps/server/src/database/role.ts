import pg from 'pg';

/** The role that owns the tables where the connecting role is above row-level security. */
export const appRole = 'kazi_app';

/**
 * The role to act as. Superusers and roles with BYPASSRLS pass every policy, so for them the server acts as
 * `kazi_app` instead, on every connection from its first statement; others act as themselves.
 */
export async function roleToActAs(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ above: boolean }>(
    'select rolsuper or rolbypassrls as above from pg_roles where rolname = session_user',
  );
  return rows[0]?.above ? appRole : undefined;
}

/**
 * Makes `kazi_app` where it is missing, and lets it own what the migrations create in this database. The nodes of a
 * cluster connect to each other as this role, so it may log in; without a password, password authentication refuses it.
 */
export async function ensureAppRole(client: pg.ClientBase): Promise<void> {
  await client.query(`
    do $$ begin
      create role ${appRole} login noinherit password null;
    exception when duplicate_object or unique_violation then null;
    end $$`);
  // Earlier versions made it without LOGIN.
  await client.query(`
    do $$ begin
      if exists (select from pg_roles where rolname = '${appRole}' and not rolcanlogin) then
        alter role ${appRole} login;
      end if;
    end $$`);
  await client.query(`grant ${appRole} to current_user`);
  await client.query(`
    do $$ begin
      execute format('grant create, connect, temporary on database %I to ${appRole}', current_database());
    end $$`);
  await client.query(`grant usage, create on schema public to ${appRole}`);
}

/** `roleToActAs` for the database at `url`. */
export async function findRole(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  return roleToActAs(client).finally(() => client.end());
}
