-- What the task of a use had paid, when it was last added to, that no budget answers for: the payer had promised it. What was paid
-- since is answered for by its uses first.
alter table budget_uses add column paid_freely bigint not null default 0 check (paid_freely >= 0);

-- When each limit was last changed, and what had stood for a day before: a higher one holds only once it has, too.
create table money_limit_changes (
  tenant_id uuid not null references money_limits on delete cascade,
  name text not null check (name in ('approval', 'newReceiver', 'receiver', 'person', 'workspace')),
  settled bigint not null check (settled >= 0),
  changed_at timestamptz not null default now(),
  primary key (tenant_id, name)
);
call guard_by_tenant('money_limit_changes');
