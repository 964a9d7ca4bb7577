-- How much may be withdrawn in 24 hours, where a workspace says so itself; null is the default. Every withdrawal locks
-- the workspace's row while it counts.
create table money_limits (
  tenant_id uuid primary key references tenants on delete cascade,
  approval bigint check (approval >= 0),
  new_receiver bigint check (new_receiver >= 0),
  receiver bigint check (receiver >= 0),
  person bigint check (person >= 0),
  workspace bigint check (workspace >= 0),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
call guard_by_tenant('money_limits');

-- What counts against the limits, by when it was sent: what was not sent yet counts always.
create index payments_withdrawn on payments (tenant_id, coalesce(submitted_at, 'infinity'::timestamptz))
  where kind = 'withdrawal' and status not in ('failed', 'refused', 'cancelled');
