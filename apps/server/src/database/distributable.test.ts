import { expect, test } from 'vitest';
import { useClient } from '../../test/own-database.ts';

/**
 * Tables of no workspace. On a cluster `tenants` and `logins` are copied to every node, because tables of workspaces
 * refer to them; the others are never joined with a workspace's rows.
 */
const shared = {
  referredTo: ['logins', 'tenants'],
  apart: [
    'job_workers',
    'login_accounts',
    'login_verifications',
    'mailbox',
    'master_secret',
    'migrations',
    'phone_messages',
    'rate_limits',
    'sandbox_orders',
  ],
};

const client = useClient();

/** The one text column of a query over the catalogue, sorted. */
async function names(query: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query);
  return rows.map(({ name }) => name).sort();
}

const ours = `c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`;
const tenantColumn = (relation: string) =>
  `(select attnum from pg_attribute where attrelid = ${relation} and attname = 'tenant_id')`;
const ofWorkspace = (relation: string) => `exists ${tenantColumn(relation)}`;

test('a table without a tenant is one that is shared on purpose', async () => {
  expect(
    await names(`select relname as name from pg_class c where ${ours} and not ${ofWorkspace('c.oid')}`),
  ).toEqual([...shared.referredTo, ...shared.apart].sort());
});

test('every table of a workspace has a primary key and forced row-level security', async () => {
  const open = await names(`
    select relname as name from pg_class c where ${ours} and ${ofWorkspace('c.oid')}
      and not (c.relrowsecurity and c.relforcerowsecurity
        and exists (select from pg_policy where polrelid = c.oid and polpermissive)
        and exists (select from pg_index where indrelid = c.oid and indisprimary))`);
  expect(open).toEqual([]);
});

test('every unique key of a workspace’s table begins with its tenant', async () => {
  const others = await names(`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
    where ${ours} and ${ofWorkspace('c.oid')} and (i.indisunique or i.indisexclusion)
      and i.indkey[0] <> ${tenantColumn('c.oid')}`);
  expect(others).toEqual([]);
});

test('every foreign key of a workspace’s table begins with its tenant, or refers to a shared table', async () => {
  const others = await names(`
    select k.conrelid::regclass || ' (' || k.conname || ')' as name
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and ${ours} and ${ofWorkspace('c.oid')} and case
      when ${ofWorkspace('k.confrelid')}
        then k.conkey[1] <> ${tenantColumn('k.conrelid')} or k.confkey[1] <> ${tenantColumn('k.confrelid')}
      else k.confrelid::regclass::text <> all ('{${shared.referredTo}}') end`);
  expect(others).toEqual([]);
});

test('a shared table refers to no workspace’s table', async () => {
  const others = await names(`
    select k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and ${ours} and not ${ofWorkspace('k.conrelid')} and ${ofWorkspace('k.confrelid')}`);
  expect(others).toEqual([]);
});

test('no policy restricts another, as on a cluster’s nodes each only adds', async () => {
  const others = await names('select polname as name from pg_policy where not polpermissive');
  expect(others).toEqual([]);
});

test('no trigger looks at all rows of a statement', async () => {
  const others = await names(`
    select t.tgname as name from pg_trigger t
    where not t.tgisinternal and (t.tgoldtable is not null or t.tgnewtable is not null)`);
  expect(others).toEqual([]);
});

test('no function keeps the plan of a statement, in which a cluster’s node would have the workspace of the first', async () => {
  const others = await names(`
    select p.proname as name from pg_proc p join pg_language l on l.oid = p.prolang
    where l.lanname = 'plpgsql' and p.prokind = 'f' and p.pronamespace = 'public'::regnamespace
      and p.prosrc ~* '\\m(insert into|update|delete from|from)\\M'
      and not 'plan_cache_mode=force_custom_plan' = any (coalesce(p.proconfig, '{}'))`);
  expect(others).toEqual([]);
});

test('no number comes from a sequence of one node', async () => {
  expect(
    await names(`select relname as name from pg_class c
      where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace`),
  ).toEqual([]);
});

test('foreign keys run in no circle', async () => {
  const { rows } = await client.query<{ from: string; to: string }>(`
    select distinct k.conrelid::regclass::text as from, k.confrelid::regclass::text as to
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and ${ours}`);
  // Tables that refer to none that is left are taken away until no more can be: what stays is in a circle.
  let left = rows;
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length;
    const referring = new Set(left.map(({ from }) => from));
    left = left.filter(({ to }) => referring.has(to));
  }
  expect(left).toEqual([]);
});
