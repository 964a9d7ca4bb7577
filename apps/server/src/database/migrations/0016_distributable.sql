-- Every table of a workspace can be spread over nodes by `tenant_id`: each key begins with it, row-level security holds,
-- no foreign keys run in a circle, and no trigger looks at a whole statement's rows. distributable.test.ts keeps it so.

-- A session is found within its workspace. One password opens sessions in several workspaces: a login's session
-- version ends all of them at once, because only sessions of the newest version stand.
alter table logins add column session_version integer not null default 0;
alter table login_sessions
  drop constraint login_sessions_pkey,
  drop constraint login_sessions_token_key,
  add column session_version integer not null default 0,
  add primary key (tenant_id, id),
  add unique (tenant_id, token);
call guard_by_tenant('login_sessions');

-- A callback address names its workspace, so that a notice finds its payment without a table above all workspaces.
create unique index payments_callback on payments (tenant_id, callback_hash);
drop table payment_callbacks;

-- Files refer to the user who uploaded them; which file is a user's picture stands apart.
create table user_avatars (
  tenant_id uuid not null,
  user_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, file_id) references files on delete cascade
);
create index user_avatars_by_file on user_avatars (tenant_id, file_id);
call guard_by_tenant('user_avatars');
do $$
declare
  workspace uuid;
begin
  for workspace in select id from tenants loop
    perform set_config('kazi.tenant', workspace::text, true);
    insert into user_avatars (tenant_id, user_id, file_id)
    select tenant_id, id, avatar_file from users where tenant_id = workspace and avatar_file is not null;
  end loop;
  perform set_config('kazi.tenant', '', true);
end $$;
alter table users drop column avatar_file;

-- The entry of a new task is made row by row.
drop trigger add_to_search on tasks;
create or replace function add_to_task_search() returns trigger language plpgsql as $$
begin
  insert into task_search (tenant_id, task_id, app_id, title, words)
  values (new.tenant_id, new.id, new.app_id, new.title, task_words(new.title, new.description, new.labels));
  return null;
end $$;
create trigger add_to_search after insert on tasks for each row execute function add_to_task_search();
