-- Logins at an OpenID provider that have begun and not come back yet. `state_hash` tells them apart; `challenge` is the hash
-- of what the browser that began keeps. What else the provider is told follows from the state and the server's secret.
create table sso_starts (
  tenant_id uuid not null references tenants on delete cascade,
  state_hash text not null,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, state_hash)
);
create index sso_starts_by_time on sso_starts (tenant_id, expires_at);
call guard_by_tenant('sso_starts');

-- One login for each account at a provider, which is never another person's.
create unique index login_accounts_of_provider on login_accounts (provider_id, account_id);
