-- Logins are the identity engine's own tables: one per address over all workspaces, with no data of a workspace.
-- What a workspace knows of a person is a row of `users`.

create table logins (
  id uuid primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table login_accounts (
  id uuid primary key,
  account_id text not null,
  provider_id text not null,
  login_id uuid not null references logins on delete cascade,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on login_accounts (login_id);

-- A session is of one workspace: its token opens no other. Only the token's hash is kept.
create table login_sessions (
  id uuid primary key,
  token text not null unique,
  login_id uuid not null references logins on delete cascade,
  tenant_id uuid not null references tenants on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on login_sessions (login_id, tenant_id);

-- Links sent by mail, each good once and for a while. `identifier` is a hash of what the link holds; `value` is JSON.
create table login_verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on login_verifications (identifier);
create index on login_verifications (expires_at);

create table roles (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  name text not null,
  description text not null default '',
  built_in boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index roles_name on roles (tenant_id, lower(name));
call guard_by_tenant('roles');

create table permissions (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  name text not null,
  action text not null,
  subject text not null,
  built_in boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index permissions_name on permissions (tenant_id, lower(name));
call guard_by_tenant('permissions');

create table role_permissions (
  tenant_id uuid not null,
  role_id uuid not null,
  permission_id uuid not null,
  primary key (tenant_id, role_id, permission_id),
  foreign key (tenant_id, role_id) references roles on delete cascade,
  foreign key (tenant_id, permission_id) references permissions on delete cascade
);
create index on role_permissions (tenant_id, permission_id);
call guard_by_tenant('role_permissions');

create table users (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  login_id uuid not null references logins on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  country text,
  role_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'active', 'suspended')),
  avatar_file uuid,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, role_id) references roles
);
create unique index users_email on users (tenant_id, email);
create unique index users_login on users (tenant_id, login_id);
create index users_by_name on users (tenant_id, last_name, first_name, id);
create index users_by_role on users (tenant_id, role_id);
call guard_by_tenant('users');

create table profiles (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  type text not null check (type in ('personal', 'business')),
  name text not null,
  description text not null default '',
  phone text,
  country text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create unique index profiles_one_personal on profiles (tenant_id, user_id) where type = 'personal';
create index profiles_by_user on profiles (tenant_id, user_id);
call guard_by_tenant('profiles');

create table user_preferences (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  settings jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call guard_by_tenant('user_preferences');
