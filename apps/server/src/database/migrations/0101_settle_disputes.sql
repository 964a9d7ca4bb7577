-- Settling disputes is a right of its own. Roles that manage all wallets settled them before, and go on to.
call give_permissions('Dispute', 'disputes', array['manage'], '{}');

do $$
declare
  workspace uuid;
begin
  for workspace in select id from tenants loop
    perform set_config('kazi.tenant', workspace::text, true);
    insert into role_permissions (tenant_id, role_id, permission_id)
    select g.tenant_id, g.role_id, p.id
    from role_permissions g
      join permissions a on a.tenant_id = g.tenant_id and a.id = g.permission_id
        and a.action = 'manage' and a.subject = 'Account'
      join permissions p on p.tenant_id = g.tenant_id and p.action = 'manage' and p.subject = 'Dispute' and p.built_in
    where g.tenant_id = workspace
    on conflict do nothing;
  end loop;
  perform set_config('kazi.tenant', '', true);
end $$;
