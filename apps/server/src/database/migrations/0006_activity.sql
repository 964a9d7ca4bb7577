-- Every write leaves an event in the same transaction: the source of live updates, notifications, the activity
-- list and the audit trail. `changes` holds what changed, `{field: {before, after}}`; `parties` who may be told
-- beyond those who see the app. Rows outlive what they speak of, so they have no foreign key but the tenant's.
create table events (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  app_id uuid,
  subject text not null,
  subject_id uuid not null,
  task_id uuid,
  flow_id uuid,
  verb text not null,
  actor_id uuid,
  version integer,
  changes jsonb not null default '{}',
  reason text,
  parties uuid[] not null default '{}',
  at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index events_by_app on events (tenant_id, app_id, id);
create index events_by_task on events (tenant_id, task_id, id) where task_id is not null;
create index events_by_time on events (tenant_id, at);
call guard_by_tenant('events');

create table notifications (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  actor_id uuid,
  task_id uuid,
  flow_id uuid,
  at timestamptz not null default now(),
  read_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, task_id) references tasks on delete cascade,
  foreign key (tenant_id, flow_id) references flows on delete cascade
);
create index notifications_by_user on notifications (tenant_id, user_id, id);
create index notifications_unread on notifications (tenant_id, user_id) where read_at is null;
call guard_by_tenant('notifications');
