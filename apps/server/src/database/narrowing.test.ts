import { readdirSync, readFileSync } from 'node:fs';
import { migrations as ledger } from '@kazi/ledger';
import { expect, test } from 'vitest';
import { narrowingsOf } from '../../test/narrowing.ts';

/** The newest migration from before the rule: what came until then was not meant for two releases at a time. */
const before = '0038_rewards_paid.sql';

const changelog = readFileSync(new URL('../../../../CHANGELOG.md', import.meta.url), 'utf8');
const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+), \d+ /gm)].map(([, version = '']) => version);

/** What `-- Safe since 0.3.0: users.phone, users.fax` names, where that release is out. */
const namedSafe = (text: string, releases: readonly string[]) =>
  [...text.matchAll(/^-- Safe since (\S+): (.+)$/gm)].flatMap(([, release = '', list = '']) =>
    releases.includes(release) ? list.split(', ') : [],
  );

/** What a server of the release before may not live with, as sentences. */
async function complaintsOf(sql: string, releases = released): Promise<string[]> {
  const safe = namedSafe(sql, releases);
  const narrowings = await narrowingsOf(sql);
  return narrowings.filter(({ what }) => !safe.includes(what)).map(({ what, how }) => `${what} ${how}`);
}

const filesOf = (folder: URL) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }));
const files = [
  ...filesOf(new URL('./migrations/', import.meta.url)).filter(({ name }) => name > before),
  ...filesOf(ledger).filter(({ name }) => name > '0001_ledger.sql'),
];

test.each(files)('$name leaves the servers of the release before all that they use', async ({ sql }) => {
  expect(await complaintsOf(sql)).toEqual([]);
});

test.each([
  ['alter table users drop column fax', 'users.fax is taken away'],
  ['alter table users rename column fax to phone', 'users.fax is renamed'],
  ['alter table users rename to people', 'users is renamed'],
  ['drop table users', 'users is taken away'],
  ['drop index users_by_name', 'users_by_name is taken away'],
  ['drop function fold(text)', 'fold is taken away'],
  ['alter policy own on users using (true)', 'users.own shows or refuses other rows'],
  ['alter function fold(text) strict', 'fold is changed'],
  ['drop trigger keep on users', 'users.keep is taken away'],
  ['alter table users add column fax text not null', 'users.fax has to be given'],
  ['alter table users alter column fax set not null', 'users.fax may no longer be empty'],
  ['alter table users alter column fax drop default', 'users.fax is no longer filled in'],
  ['alter table users alter column fax type varchar(9)', 'users.fax gets another type'],
  ['alter table users drop constraint users_pkey', 'users.users_pkey is taken away'],
  ["alter table users add constraint given check (fax <> '')", 'users.given refuses more rows'],
  ['alter table users add foreign key (fax) references faxes', 'users refuses more rows'],
  ['alter table users add column fax text, add check (fax <> name)', 'users refuses more rows'],
  ['create unique index one_fax on users (tenant_id, fax)', 'one_fax refuses rows that are alike'],
  ["do $$ begin execute 'alter table users drop column fax'; end $$", 'do may take away'],
  ['truncate users', 'TruncateStmt is not known to add only'],
])('%s is told of', async (sql, complaint) => {
  expect(await complaintsOf(sql)).toEqual([complaint]);
});

test.each([
  'create table faxes (tenant_id uuid, id uuid, primary key (tenant_id, id)); alter table faxes alter column id set not null',
  "create table faxes (number text); create unique index on faxes (number); call guard_by_tenant('faxes')",
  'alter table users add column fax text, add column pages integer not null default 0',
  "alter table users add column fax text unique check (fax <> ''), add column long boolean generated always as (true) stored",
  'alter table users add column fax uuid, add foreign key (tenant_id, fax) references faxes, add check (fax is null)',
  'alter table users add column fax text; create unique index one_fax on users (tenant_id, fax)',
  'alter function fold(text) set plan_cache_mode = force_custom_plan',
  'alter table users alter column fax drop not null, alter column fax set default 0',
  "create index on users (fax); update users set fax = ''; create or replace function f() returns int language sql as 'select 1'",
])('%s is not', async (sql) => {
  expect(await complaintsOf(sql)).toEqual([]);
});

test('what a comment names as unused since a release may go, once that release is out', async () => {
  const sql = '-- Safe since 0.3.0: users.fax, faxes\nalter table users drop column fax; drop table faxes';
  expect(await complaintsOf(sql, ['0.3.0', '0.2.0'])).toEqual([]);
  expect(await complaintsOf(sql, ['0.2.0'])).toEqual(['users.fax is taken away', 'faxes is taken away']);
  expect(await complaintsOf(`${sql}; drop table users`, ['0.3.0'])).toEqual(['users is taken away']);
});
