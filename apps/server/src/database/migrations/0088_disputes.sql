-- A disagreement over what is held for a task, and how a third person settled it.
create table disputes (
  tenant_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  opened_by uuid not null,
  reason text not null,
  opened_at timestamptz not null default now(),
  settled_by uuid,
  settled_at timestamptz,
  sentence text,
  paid bigint,
  returned bigint,
  currency text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, task_id) references tasks on delete cascade,
  foreign key (tenant_id, opened_by) references users,
  foreign key (tenant_id, settled_by) references users,
  check ((settled_at is null) = (sentence is null) and (settled_at is null) = (paid is null))
);
comment on column disputes.paid is 'What of the held amount went to the assignees; the rest was returned.';
create index disputes_by_task on disputes (tenant_id, task_id, opened_at);
create unique index disputes_open on disputes (tenant_id, task_id) where settled_at is null;
call guard_by_tenant('disputes');
