-- Gives every workspace that exists the permissions of a noun that is new, and its built-in roles what such roles begin with, as
-- `nouns.ts` of the contract has them: call give_permissions('Supplier', 'suppliers', array['manage', 'read'], '{"agent": ["read"]}').
create procedure give_permissions(new_subject text, title text, actions text[], given jsonb)
  language plpgsql as $$
declare
  workspace uuid;
begin
  for workspace in select id from tenants loop
    perform set_config('kazi.tenant', workspace::text, true);
    -- A workspace may have given the name to a permission of its own.
    insert into permissions (tenant_id, id, name, action, subject, built_in)
    select workspace, gen_random_uuid(), case when taken then usual || ' (' || new_subject || ')' else usual end, a, new_subject, true
    from unnest(actions) as a,
      lateral (select initcap(a) || ' ' || title) as n (usual),
      lateral (select exists (
        select from permissions p where p.tenant_id = workspace and lower(p.name) = lower(usual))) as t (taken)
    where not exists (
      select from permissions p
      where p.tenant_id = workspace and p.built_in and p.action = a and p.subject = new_subject);
    insert into role_permissions (tenant_id, role_id, permission_id)
    select workspace, r.id, p.id
    from roles r
      join permissions p on p.tenant_id = r.tenant_id and p.subject = new_subject and p.built_in
    where r.tenant_id = workspace and r.built_in and given->r.name ? p.action
    on conflict do nothing;
  end loop;
  perform set_config('kazi.tenant', '', true);
end $$;
