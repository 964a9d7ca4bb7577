import type pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { propagateSetCommands } from './role.ts';
import { retried } from './tenancy.ts';

/** Tables of no workspace that tables of workspaces refer to: every node has a copy. */
const copied = ['tenants', 'logins'];

/** The table of workspaces that is spread first; all others are colocated with it. */
export const leading = 'users';

/** Into how many parts the tables of workspaces go by default: the most nodes that they can be spread over. */
const usualParts = 32;

/** What is set ahead of the statements that take tables apart and put them together. */
const asOne = [
  // Parts of one table are changed one after the other, as parts of tables that were referred to are locked by then.
  `set local citus.multi_shard_modify_mode = 'sequential'`,
  // The triggers keep to rows of their own part.
  'set local citus.enable_unsafe_triggers = on',
  'set local statement_timeout = 0',
  'set local lock_timeout = 0',
];

type Say = (sentence: string) => void;

interface Parts {
  tables: string[];
  /** SQL that takes off what keeps tables from being moved, and that puts it back. */
  off: string[];
  on: string[];
}

async function column(client: pg.ClientBase, query: string): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(query);
  return rows.map(({ text }) => text);
}

const all = `relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
/** Those that are on the coordinator alone: all at first, later those that an upgrade has added. */
const here = `${all} and not exists (select from pg_dist_partition where logicalrelid = pg_class.oid)`;

const functions = `select oid::regprocedure::text as text from pg_proc p
  where pronamespace = 'public'::regnamespace and proowner = current_user::regrole
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
  order by oid`;

/** The tables of workspaces, all or those `here`, and what is taken off and put back. */
async function partsOf(client: pg.ClientBase, which: string): Promise<Parts> {
  const within = (table: string) => `${table} in (select oid from pg_class where ${which}) order by oid`;
  const foreignKeys = `from pg_constraint where contype = 'f' and conparentid = 0 and ${within('conrelid')}`;
  const triggers = `from pg_trigger where not tgisinternal and ${within('tgrelid')}`;
  const tables = await column(
    client,
    `select relname::text as text from pg_class where ${which} and relrowsecurity
       and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id')
     order by relname <> '${leading}', oid`,
  );
  const forced = (verb: string) => tables.map((table) => `alter table ${table} ${verb} row level security`);
  return {
    tables,
    off: [
      ...(await column(
        client,
        `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as text ${foreignKeys}`,
      )),
      ...(await column(
        client,
        `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as text ${triggers}`,
      )),
      ...forced('no force'), // rows are moved by COPY, which refuses what policies hold
    ],
    on: [
      ...forced('force'),
      ...(await column(client, `select pg_get_triggerdef(oid) as text ${triggers}`)),
      ...(await column(
        client,
        `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as text ${foreignKeys}`,
      )),
    ],
  };
}

/** What a foreign key does of itself to a column that refers to a deleted row; a cluster has no such thing. */
const clears = / ON DELETE SET NULL( \([^)]*\))?/;

/** Those that do on one machine, by their names, and what they do. Commands clear the columns themselves. */
const clearing = new Map([
  ['invitations_tenant_id_project_id_fkey', 'project_id'],
  ['tasks_tenant_id_app_id_flow_id_fkey', 'flow_id'],
  ['subtasks_tenant_id_assignee_id_fkey', 'assignee_id'],
]);

/** Lets the owner of the tables own what they need on the nodes too. */
async function prepareNodes(client: pg.ClientBase, owner: string): Promise<void> {
  const as = client.escapeIdentifier(owner);
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const [{ name } = { name: '' }] = rows;
  const statements = [
    `grant create, connect, temporary on database ${client.escapeIdentifier(name)} to ${as}`,
    `grant usage, create on schema public to ${as}`,
    ...['pg_trgm', 'btree_gin'].map(
      (extension) => `set role ${as}; create extension if not exists ${extension}`,
    ),
  ];
  for (const statement of statements) {
    const { rows: answers } = await client.query<{ success: boolean; result: string }>(
      'select success, result from run_command_on_workers($1)',
      [`set citus.enable_ddl_propagation = off; ${statement}`],
    );
    const failed = answers.find(({ success }) => !success);
    if (failed) throw new StartError(`A node refused "${statement}": ${failed.result}`);
  }
}

/**
 * The planner must know a statement's tenant to ask one node: the function of the policies is immutable, so that its result is a
 * constant of the plan. Plans are therefore not kept, see `openDatabase`.
 */
const known = 'alter function current_tenant() immutable';
const read = 'alter function current_tenant() stable';

/** Spreads the tables of workspaces over the nodes, all of them or none. As their owner. */
async function distribute(client: pg.ClientBase, say: Say, parts: number): Promise<void> {
  const { tables, off, on } = await partsOf(client, here);
  for (const statement of off) await client.query(statement);
  // Citus sees what a table needs, not what a trigger's function calls.
  for (const name of await column(client, functions))
    await client.query('select create_distributed_function($1::regprocedure)', [name]);
  const spread = await column(client, `select logicalrelid::text as text from pg_dist_partition`);
  for (const table of copied.filter((name) => !spread.includes(name))) {
    await client.query('select create_reference_table($1)', [table]);
    say(`${table} is on every node.`);
  }
  for (const [at, table] of tables.entries()) {
    await (table === leading
      ? client.query(
          `select create_distributed_table($1, 'tenant_id', shard_count => ${parts}, colocate_with => 'none')`,
          [table],
        )
      : client.query(`select create_distributed_table($1, 'tenant_id', colocate_with => $2)`, [
          table,
          leading,
        ]));
    say(`${table} is spread over the nodes (${at + 1} of ${tables.length}).`);
  }
  for (const statement of on) await client.query(statement.replace(clears, ''));
  await client.query(known);
}

/** Brings the tables back to one machine, all of them or none. As their owner. */
async function gather(client: pg.ClientBase, say: Say): Promise<void> {
  const { tables, off, on } = await partsOf(client, all);
  for (const statement of off) await client.query(statement);
  const back = [...tables, ...copied];
  for (const [at, table] of back.entries()) {
    await client.query('select undistribute_table($1)', [table]);
    say(`${table} is on one machine (${at + 1} of ${back.length}).`);
  }
  for (const statement of on) await client.query(clearingAgain(statement));
  await client.query(read);
}

function clearingAgain(statement: string): string {
  const [, name = ''] = /add constraint (\S+) /.exec(statement) ?? [];
  const cleared = clearing.get(name);
  return cleared ? `${statement} on delete set null (${cleared})` : statement;
}

/** The owner of the tables, and whether they are spread over nodes. Throws a `StartError` where that cannot be changed now. */
async function clusterState(client: pg.ClientBase) {
  const { rows } = await client.query<{
    database: string;
    owner: string | null;
    citus: boolean;
    serving: number;
  }>(`
    select current_database() as database,
      (select relowner::regrole::text from pg_class where oid = to_regclass('public.tenants')) as owner,
      exists (select from pg_extension where extname = 'citus') as citus,
      (select count(*)::int from pg_stat_activity where datname = current_database()
        and backend_type = 'client backend' and application_name like 'kazi%' and pid <> pg_backend_pid()) as serving`);
  const [row] = rows;
  if (!row?.owner)
    throw new StartError('There are no tables of Kazi in this database: start a server on it first.');
  if (!row.citus)
    throw new StartError(
      'Citus is not in this database: install it on every machine, then say "create extension citus" and name the nodes by citus_add_node, see docs/scale.md.',
    );
  await requireSuperuser(client);
  if (row.serving > 0)
    throw new StartError(
      `Servers are connected (${row.serving} connections): stop them first, and start them afterwards.`,
    );
  const [counted] = (
    await client.query<{ spread: number; nodes: number }>(`
      select (select count(*)::int from pg_dist_partition where partmethod = 'h') as spread,
        (select count(*)::int from pg_dist_node where isactive and shouldhaveshards) as nodes`)
  ).rows;
  return { ...row, owner: row.owner, spread: (counted?.spread ?? 0) > 0, nodes: counted?.nodes ?? 0 };
}

/** Throws a `StartError` where the connected role is none. */
export async function requireSuperuser(client: pg.ClientBase): Promise<void> {
  const [superuser] = await column(client, `select current_setting('is_superuser') as text`);
  if (superuser !== 'on')
    throw new StartError(
      'Only a superuser can do this: give one as MIGRATION_DATABASE_URL, for this command alone.',
    );
}

/** What each session begins with where the tables are spread: see `enter_tenant` and `asOne`. */
const settings = [`${propagateSetCommands} = 'local'`, `citus.multi_shard_modify_mode = 'sequential'`];

/**
 * Spreads the workspaces of a database over the nodes that its coordinator knows, or what an upgrade has added to those that are spread.
 * As a superuser.
 */
export async function distributeDatabase(client: pg.ClientBase, say: Say, parts = usualParts): Promise<void> {
  const { database, owner, spread, nodes } = await clusterState(client);
  if (spread && (await partsOf(client, here)).tables.length === 0)
    throw new StartError('The workspaces are spread over nodes already.');
  if (nodes === 0)
    throw new StartError(
      'The coordinator knows no nodes: name each by "select citus_add_node(\'host\', 5432)".',
    );
  await prepareNodes(client, owner);
  await asOwner(client, owner, () => distribute(client, say, parts));
  for (const setting of settings)
    await client.query(`alter database ${client.escapeIdentifier(database)} set ${setting}`);
}

/** The way back. */
export async function gatherDatabase(client: pg.ClientBase, say: Say): Promise<void> {
  const { database, owner, spread } = await clusterState(client);
  if (!spread) throw new StartError('The workspaces are on one machine already.');
  await asOwner(client, owner, () => gather(client, say));
  for (const setting of settings)
    await client.query(`alter database ${client.escapeIdentifier(database)} reset ${setting.split(' ')[0]}`);
}

/**
 * Works in one transaction as the role that owns the tables, again where something else held them meanwhile: a vacuum, or Citus, which
 * clears away what parts that were moved have left.
 */
function asOwner(client: pg.ClientBase, owner: string, work: () => Promise<void>): Promise<void> {
  return retried(async () => {
    await client.query('begin');
    try {
      await client.query(`set local role ${owner}`);
      for (const statement of asOne) await client.query(statement);
      await work();
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}
