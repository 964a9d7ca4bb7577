-- Browsers that a person wants to be told on, each for as long as its session: who logs out is told there no more.
create table push_devices (
  tenant_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  vapid_key text not null,
  shows_amounts boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, session_id),
  unique (tenant_id, endpoint),
  foreign key (tenant_id, session_id) references login_sessions on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
comment on column push_devices.vapid_key is 'Public key that the browser subscribed with: its service takes no notices of another.';
create index push_devices_by_user on push_devices (tenant_id, user_id);
call guard_by_tenant('push_devices');

alter table notifications add column push boolean not null default false;
comment on column notifications.push is 'Waits to be pushed to the devices of its reader.';
create index notifications_to_push on notifications (tenant_id, user_id, id) where push;
