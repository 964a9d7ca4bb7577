create table projects (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  profile_id uuid not null,
  name text not null,
  key text not null,
  description text not null default '',
  status text not null default 'active' check (status in ('planned', 'active', 'paused', 'finished')),
  starts_on date,
  ends_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, profile_id) references profiles,
  check (ends_on is null or starts_on is null or ends_on >= starts_on)
);
create unique index projects_key on projects (tenant_id, key);
create index projects_by_name on projects (tenant_id, name, id);
create index projects_by_profile on projects (tenant_id, profile_id);
call guard_by_tenant('projects');

create table teams (
  tenant_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references projects on delete cascade
);
create unique index teams_name on teams (tenant_id, project_id, lower(name));
call guard_by_tenant('teams');

create table team_members (
  tenant_id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, team_id, user_id),
  foreign key (tenant_id, team_id) references teams on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index team_members_by_user on team_members (tenant_id, user_id);
call guard_by_tenant('team_members');

create table apps (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  project_id uuid,
  profile_id uuid,
  name text not null,
  key text not null,
  kind text not null default 'other',
  description text not null default '',
  last_task_number integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references projects on delete cascade,
  foreign key (tenant_id, profile_id) references profiles,
  check ((project_id is null) <> (profile_id is null))
);
create unique index apps_key on apps (tenant_id, key);
create index apps_by_name on apps (tenant_id, name, id);
create index apps_by_project on apps (tenant_id, project_id);
create index apps_by_profile on apps (tenant_id, profile_id);
call guard_by_tenant('apps');

create table invitations (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  email text not null,
  role_id uuid not null,
  project_id uuid,
  token_hash text not null,
  invited_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, role_id) references roles on delete cascade,
  foreign key (tenant_id, project_id) references projects on delete set null (project_id),
  foreign key (tenant_id, invited_by) references users on delete cascade
);
create index invitations_by_time on invitations (tenant_id, created_at desc);
call guard_by_tenant('invitations');
