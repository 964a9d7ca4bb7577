-- The keys that sign the links of each audit trail, sealed by the master secret, which the database does not hold. One that is
-- sealed anew, after the master secret was exchanged, is another row: rows are only ever added.
create table audit_keys (
  tenant_id uuid not null references tenants,
  id uuid not null,
  sealed text,
  made_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call guard_by_tenant('audit_keys');
create trigger append_only before update or delete or truncate on audit_keys
  for each statement execute function refuse_audit_change();

-- A trail that was linked without a key gets one from its next link on: a row without a key lets the server make it. Elsewhere a
-- trail whose key is missing is never given another.
do $$
declare
  workspace uuid;
begin
  for workspace in select id from tenants loop
    perform set_config('kazi.tenant', workspace::text, true);
    insert into audit_keys (tenant_id, id)
    select workspace, gen_random_uuid() where exists (select from audit_links where tenant_id = workspace);
  end loop;
  perform set_config('kazi.tenant', '', true);
end $$;
