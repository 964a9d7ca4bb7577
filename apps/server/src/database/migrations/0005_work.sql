create table flows (
  tenant_id uuid not null,
  id uuid not null,
  app_id uuid not null,
  name text not null,
  description text not null default '',
  stages jsonb not null default '[]',
  current_stage uuid,
  author_id uuid not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, app_id, id),
  foreign key (tenant_id, app_id) references apps on delete cascade,
  foreign key (tenant_id, author_id) references users
);
call guard_by_tenant('flows');

create table user_stories (
  tenant_id uuid not null,
  id uuid not null,
  flow_id uuid not null,
  as_a text not null,
  i_want text not null,
  so_that text not null,
  acceptance_criteria jsonb not null default '[]',
  points integer,
  status text not null default 'draft' check (status in ('draft', 'ready', 'in-progress', 'done')),
  stage uuid,
  author_id uuid not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, flow_id) references flows on delete cascade,
  foreign key (tenant_id, author_id) references users
);
create index user_stories_by_flow on user_stories (tenant_id, flow_id, created_at);
call guard_by_tenant('user_stories');

-- `position` orders the tasks of an app by hand: a fractional key, compared as bytes.
-- `priority` is 0 (none) to 4 (urgent), so that it sorts.
create table tasks (
  tenant_id uuid not null,
  id uuid not null,
  app_id uuid not null,
  flow_id uuid,
  number integer not null,
  title text not null,
  description text not null default '',
  status text not null check (status in ('backlog', 'todo', 'in-progress', 'in-review', 'done', 'cancelled')),
  priority smallint not null default 0 check (priority between 0 and 4),
  labels text[] not null default '{}',
  due_date date,
  estimate numeric(8, 2),
  reward_amount bigint check (reward_amount >= 0),
  reward_currency text,
  position text collate "C" not null,
  author_id uuid not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, app_id, number),
  foreign key (tenant_id, app_id) references apps on delete cascade,
  foreign key (tenant_id, app_id, flow_id) references flows (tenant_id, app_id, id) on delete set null (flow_id),
  foreign key (tenant_id, author_id) references users,
  check ((reward_amount is null) = (reward_currency is null))
);
create index tasks_by_position on tasks (tenant_id, app_id, position, id);
create index tasks_by_column on tasks (tenant_id, app_id, status, position, id);
create index tasks_by_due on tasks (tenant_id, app_id, due_date, id);
create index tasks_by_priority on tasks (tenant_id, app_id, priority, id);
create index tasks_by_change on tasks (tenant_id, app_id, updated_at, id);
create index tasks_by_title on tasks (tenant_id, app_id, title, id);
create index tasks_by_flow on tasks (tenant_id, flow_id, position, id) where flow_id is not null;
create index tasks_by_author on tasks (tenant_id, author_id, status);
call guard_by_tenant('tasks');

create table task_assignees (
  tenant_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  assigned_at timestamptz not null default now(),
  primary key (tenant_id, task_id, user_id),
  foreign key (tenant_id, task_id) references tasks on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index task_assignees_by_user on task_assignees (tenant_id, user_id, task_id);
call guard_by_tenant('task_assignees');

create table task_files (
  tenant_id uuid not null,
  task_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, task_id, file_id),
  foreign key (tenant_id, task_id) references tasks on delete cascade,
  foreign key (tenant_id, file_id) references files on delete cascade
);
create index task_files_by_file on task_files (tenant_id, file_id);
call guard_by_tenant('task_files');

-- Every change of status: who, when, why. An acceptance is a row here, not a flag.
create table task_moves (
  tenant_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  from_status text not null,
  to_status text not null,
  action text,
  reason text,
  actor_id uuid not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, task_id) references tasks on delete cascade,
  foreign key (tenant_id, actor_id) references users
);
create index task_moves_by_task on task_moves (tenant_id, task_id, at);
create index task_moves_by_time on task_moves (tenant_id, at);
call guard_by_tenant('task_moves');

create table subtasks (
  tenant_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  title text not null,
  done boolean not null default false,
  assignee_id uuid,
  due_date date,
  position text collate "C" not null,
  author_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, task_id) references tasks on delete cascade,
  foreign key (tenant_id, assignee_id) references users on delete set null (assignee_id),
  foreign key (tenant_id, author_id) references users
);
create index subtasks_by_task on subtasks (tenant_id, task_id, position, id);
create index subtasks_by_assignee on subtasks (tenant_id, assignee_id) where assignee_id is not null;
call guard_by_tenant('subtasks');

create table comments (
  tenant_id uuid not null,
  id uuid not null,
  flow_id uuid,
  task_id uuid,
  author_id uuid not null,
  body text not null,
  mentions uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, flow_id) references flows on delete cascade,
  foreign key (tenant_id, task_id) references tasks on delete cascade,
  foreign key (tenant_id, author_id) references users,
  check ((flow_id is null) <> (task_id is null))
);
create index comments_by_task on comments (tenant_id, task_id, id) where task_id is not null;
create index comments_by_flow on comments (tenant_id, flow_id, id) where flow_id is not null;
call guard_by_tenant('comments');
