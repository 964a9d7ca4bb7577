-- What a payer lets another person promise as rewards in a calendar month of Kenya. A withdrawn one stays for what was
-- promised under it.
create table budgets (
  tenant_id uuid not null,
  id uuid not null,
  payer_id uuid not null,
  holder_id uuid not null,
  -- Where it holds; all of the payer's apps where there is none.
  app_id uuid,
  per_month bigint not null,
  per_task bigint not null,
  currency text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, payer_id) references users on delete cascade,
  foreign key (tenant_id, holder_id) references users on delete cascade,
  foreign key (tenant_id, app_id) references apps on delete cascade,
  check (payer_id <> holder_id),
  check (per_task between 1 and per_month)
);
create unique index budgets_once on budgets
  (tenant_id, payer_id, holder_id, coalesce(app_id, '00000000-0000-0000-0000-000000000000')) where withdrawn_at is null;
create index budgets_by_holder on budgets (tenant_id, holder_id, payer_id, id) where withdrawn_at is null;
create index budgets_by_app on budgets (tenant_id, app_id);
call guard_by_tenant('budgets');

-- How much of a task's reward was promised under a budget in a month, given by its first day.
create table budget_uses (
  tenant_id uuid not null,
  budget_id uuid not null,
  month date not null,
  task_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (tenant_id, budget_id, month, task_id),
  foreign key (tenant_id, budget_id) references budgets on delete cascade
);
create index budget_uses_by_task on budget_uses (tenant_id, task_id);
call guard_by_tenant('budget_uses');
