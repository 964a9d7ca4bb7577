-- Who came in, or into rights that weigh, through whom and when: whether somebody counts as the second person is decided by it. Rows
-- are only ever added. Who came by the operator, by registering in an open workspace, or in the sample has no giver.
create table right_grants (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- What they could do from then on and not before, such as `approve Payment`; empty where somebody only came in.
  rights text[] not null,
  given_by uuid,
  how text not null check (how in ('operator', 'invitation', 'registration', 'readmission', 'role', 'rights')),
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users,
  foreign key (tenant_id, given_by) references users
);
create index right_grants_by_user on right_grants (tenant_id, user_id);
call guard_by_tenant('right_grants');

-- What is known of those who are there: when they came in and by whose invitation, who gave them another role or let them in
-- again, and who changed the rights of the role that they have. Each time they are taken to have come into all that they may do now.
do $$
declare
  workspace uuid;
begin
  for workspace in select id from tenants loop
    perform set_config('kazi.tenant', workspace::text, true);
    with weighty as (
      select * from (values
        ('approve', 'Payment'), ('manage', 'Payment'), ('manage', 'Account'), ('approve', 'Payroll'), ('manage', 'Payroll'),
        ('manage', 'User'), ('create', 'Role'), ('update', 'Role'),
        ('create', 'Permission'), ('update', 'Permission')) as w (action, subject)),
    given as (
      select rp.role_id, p.id, w.action || ' ' || w.subject as words
      from role_permissions rp
      join permissions p on p.tenant_id = rp.tenant_id and p.id = rp.permission_id
      join weighty w on p.action in (w.action, 'manage') and p.subject in (w.subject, 'all')
      where rp.tenant_id = workspace
      union all
      select r.id, null, 'owner' from roles r where r.tenant_id = workspace and r.built_in and r.name = 'owner'),
    people as (
      select u.id, u.email, u.role_id, u.created_at,
        array(select distinct g.words from given g where g.role_id = u.role_id order by 1) as rights
      from users u
      where u.tenant_id = workspace and u.status in ('active', 'suspended')),
    known as (
      select p.id as user_id, p.rights, i.invited_by as given_by,
        case when i.invited_by is null then 'registration' else 'invitation' end as how,
        coalesce(i.accepted_at, p.created_at) as at
      from people p
      left join lateral (
        select i.invited_by, i.accepted_at from invitations i
        where i.tenant_id = workspace and i.email = p.email and i.accepted_at is not null
        order by i.accepted_at desc limit 1) i on true
      union all
      select p.id, p.rights, e.actor_id, case when e.changes ? 'role' then 'role' else 'readmission' end, e.at
      from people p
      join events e on e.tenant_id = workspace and e.subject = 'user' and e.subject_id = p.id and e.verb = 'updated'
        and (e.changes ? 'role' or e.changes->'status'->>'after' = 'active')
      union all
      select p.id, p.rights, e.actor_id, 'rights', e.at
      from people p
      join events e on e.tenant_id = workspace and e.subject = 'role' and e.subject_id = p.role_id and e.verb = 'updated'
        and jsonb_typeof(e.changes->'permissions'->'after') = 'array'
      where exists (
        select from given g
        where g.role_id = p.role_id and e.changes->'permissions'->'after' ? g.id::text
          and not coalesce(e.changes->'permissions'->'before' ? g.id::text, false))
      union all
      select p.id, p.rights, e.actor_id, 'rights', e.at
      from people p
      join given g on g.role_id = p.role_id
      join events e on e.tenant_id = workspace and e.subject = 'permission' and e.subject_id = g.id and e.verb = 'updated'
        and (e.changes ? 'action' or e.changes ? 'subject'))
    insert into right_grants (tenant_id, id, user_id, rights, given_by, how, at)
    select workspace, gen_random_uuid(), k.user_id, k.rights, u.id, k.how, k.at
    from (select distinct * from known) k
    left join users u on u.tenant_id = workspace and u.id = k.given_by;
  end loop;
  perform set_config('kazi.tenant', '', true);
end $$;

-- A notice to the owners that somebody came into such a right, and who.
alter table notifications add column person_id uuid;
alter table notifications add foreign key (tenant_id, person_id) references users;
