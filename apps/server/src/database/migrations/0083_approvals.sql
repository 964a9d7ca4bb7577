-- Who approves the work of a project: a client or a reviewer, who sees all of it and pays nothing.
create table project_approvers (
  tenant_id uuid not null,
  project_id uuid not null,
  user_id uuid not null,
  named_by uuid,
  named_at timestamptz not null default now(),
  primary key (tenant_id, project_id, user_id),
  foreign key (tenant_id, project_id) references projects on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index project_approvers_by_user on project_approvers (tenant_id, user_id);
call guard_by_tenant('project_approvers');
comment on column project_approvers.named_by is 'The payer, or who manages all accounts.';

-- That the work of a task is good, which pays nothing by itself. It ends where the work is sent back or opened again.
create table task_approvals (
  tenant_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  approver_id uuid not null,
  at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, task_id) references tasks on delete cascade,
  foreign key (tenant_id, approver_id) references users
);
create unique index task_approvals_in_force on task_approvals (tenant_id, task_id) where ended_at is null;
create index task_approvals_by_task on task_approvals (tenant_id, task_id);
create index task_approvals_by_approver on task_approvals (tenant_id, approver_id);
call guard_by_tenant('task_approvals');
