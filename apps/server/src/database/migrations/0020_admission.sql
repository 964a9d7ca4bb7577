-- Who may come into a workspace, and whom clients may choose. A workspace that is there already goes on as it was.
create table workspace_settings (
  tenant_id uuid primary key references tenants on delete cascade,
  admission text not null default 'invitation' check (admission in ('open', 'approval', 'invitation')),
  mail_domains text[] not null default '{}',
  clients_assign_any_agent boolean not null default false,
  version integer not null default 1
);
insert into workspace_settings (tenant_id, admission, clients_assign_any_agent) select id, 'open', true from tenants;
call guard_by_tenant('workspace_settings');

-- A user who waits has confirmed their address, and is let in by who manages people.
alter table users
  drop constraint users_status_check,
  add constraint users_status_check check (status in ('pending', 'waiting', 'active', 'suspended'));

-- When a notification went out by mail, for the limits of mails that one person causes.
alter table notifications add column mailed_at timestamptz;
create index notifications_mailed on notifications (tenant_id, actor_id, mailed_at) where mailed_at is not null;
