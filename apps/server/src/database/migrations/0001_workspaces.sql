-- A workspace is a tenant. Every other table of the product carries its id, in its primary key and in every
-- foreign key, so that rows of two workspaces cannot be tied together and the tables can be distributed by it.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table tenants (
  id uuid primary key,
  key text not null unique,
  name text not null,
  created_at timestamptz not null default now()
);

-- The tenant that this connection speaks for. Unset, or set to nothing, it is nobody: every policy then hides all.
create function current_tenant() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('kazi.tenant', true), '')::uuid;

-- Puts a table under its tenant's rule: only rows of the connection's tenant can be seen, made or changed.
create procedure guard_by_tenant(guarded regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format(
    'create policy by_tenant on %s using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())',
    guarded
  );
end $$;
