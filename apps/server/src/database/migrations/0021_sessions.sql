-- When the holder of a session last proved who they are; of sessions from before this, nobody knows.
alter table login_sessions add column confirmed_at timestamptz not null default 'epoch';
alter table login_sessions alter column confirmed_at set default now();

-- The tokens of a session beside its current one: those handed out and not used yet, and those that were replaced. A
-- replaced one that comes again was copied.
create table login_session_tokens (
  tenant_id uuid not null,
  token text not null,
  session_id uuid not null,
  created_at timestamptz not null default now(),
  replaced_at timestamptz,
  primary key (tenant_id, token),
  foreign key (tenant_id, session_id) references login_sessions on delete cascade
);
create index on login_session_tokens (tenant_id, session_id);
call guard_by_tenant('login_session_tokens');

-- The devices that somebody has logged in on, each known by the hash of a token that it keeps.
create table login_devices (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  login_id uuid not null references logins on delete cascade,
  token text not null,
  ip_address text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  -- Until then it is not asked for a second factor.
  trusted_until timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, login_id, token)
);
call guard_by_tenant('login_devices');
