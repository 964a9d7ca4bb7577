-- Addresses that make who opens one the first owner of a workspace. Only the hash of each token is kept.
create table first_owner_links (
  tenant_id uuid not null references tenants on delete cascade,
  token_hash text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash)
);
call guard_by_tenant('first_owner_links');
