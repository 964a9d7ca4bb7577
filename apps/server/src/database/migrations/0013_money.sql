-- Whose the ledger's accounts are. A person has a primary and an on-hold account in a currency; the workspace has
-- one of each other kind, for a rail where it is a rail's.
create table money_accounts (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  user_id uuid,
  kind text not null check (kind in ('primary', 'on-hold', 'clearing', 'float', 'fees', 'suspense', 'sales', 'opening')),
  rail text,
  currency text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references ledger_accounts,
  foreign key (tenant_id, user_id) references users,
  check ((user_id is not null) = (kind in ('primary', 'on-hold'))),
  check ((rail is not null) = (kind in ('clearing', 'float')))
);
create unique index money_accounts_of_user on money_accounts (tenant_id, user_id, kind, currency) where user_id is not null;
create unique index money_accounts_of_workspace on money_accounts (tenant_id, kind, coalesce(rail, ''), currency)
  where user_id is null;
call guard_by_tenant('money_accounts');

-- What an agent is promised for a task, from when it is held until it is released or returned. Rows stay when the
-- task goes: they tell why money moved.
create table rewards (
  tenant_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  payer_id uuid not null,
  agent_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  held_at timestamptz not null default now(),
  resolution text check (resolution in ('released', 'returned')),
  resolved_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, payer_id) references users,
  foreign key (tenant_id, agent_id) references users,
  check ((resolution is null) = (resolved_at is null))
);
create index rewards_held on rewards (tenant_id, task_id) where resolution is null;
create index rewards_by_agent on rewards (tenant_id, agent_id, id) where resolution is null;
create index rewards_by_payer on rewards (tenant_id, payer_id, id) where resolution is null;
create index rewards_by_task on rewards (tenant_id, task_id);
call guard_by_tenant('rewards');

-- Where a person has money sent to. A removed one stays for the payments that went there.
create table beneficiaries (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  type text not null check (type in ('BANK', 'PESALINK', 'PESALINK_BANK', 'PESALINK_PHONE', 'MOBILE_WALLET')),
  name text not null,
  bank text,
  account text,
  phone text,
  verified_at timestamptz,
  code_hash text,
  code_until timestamptz,
  code_tries smallint not null default 0,
  -- When the numbers were last changed: until some time has passed, less may be sent there.
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  check ((account is null) = (bank is null)),
  check (account is not null or type not in ('BANK', 'PESALINK', 'PESALINK_BANK')),
  check (phone is not null or type not in ('PESALINK', 'PESALINK_PHONE', 'MOBILE_WALLET'))
);
create index beneficiaries_by_user on beneficiaries (tenant_id, user_id, type, id) where removed_at is null;
create unique index beneficiaries_once on beneficiaries
  (tenant_id, user_id, type, coalesce(bank, ''), coalesce(account, ''), coalesce(phone, '')) where removed_at is null;
call guard_by_tenant('beneficiaries');

create table payments (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('topup', 'withdrawal')),
  operation text not null,
  rail text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  currency text not null,
  status text not null check (status in
    ('awaiting-approval', 'created', 'submitted', 'unknown', 'succeeded', 'failed', 'refused', 'cancelled')),
  beneficiary_id uuid,
  -- The receiver as it was, whatever becomes of the beneficiary.
  party jsonb not null,
  narration text not null,
  -- Ours at the rail: made before anything is sent, and never used again.
  reference text not null,
  rail_reference text,
  receipt text,
  failure_reason text,
  failure_detail text,
  callback_hash text not null,
  needs_approval boolean not null default false,
  approver_id uuid,
  approved_at timestamptz,
  approval_reason text,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  asked_at timestamptz,
  settled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users,
  foreign key (tenant_id, beneficiary_id) references beneficiaries,
  check (approver_id is null or approver_id <> user_id)
);
create unique index payments_reference on payments (tenant_id, reference);
-- One receipt tops up once.
create unique index payments_receipt on payments (tenant_id, rail, receipt) where receipt is not null;
create index payments_by_user on payments (tenant_id, user_id, id desc);
create index payments_by_time on payments (tenant_id, id desc);
create index payments_open on payments (tenant_id, asked_at) where status in ('created', 'submitted', 'unknown');
create index payments_waiting on payments (tenant_id, id desc) where status = 'awaiting-approval';
call guard_by_tenant('payments');

create table payment_steps (
  tenant_id uuid not null,
  payment_id uuid not null,
  id uuid not null,
  status text not null,
  note text not null default '',
  actor_id uuid,
  at timestamptz not null default now(),
  primary key (tenant_id, payment_id, id),
  foreign key (tenant_id, payment_id) references payments on delete cascade
);
call guard_by_tenant('payment_steps');

-- The callback addresses of payments, by hash: a notice comes without a workspace, and finds its payment here.
create table payment_callbacks (
  hash text primary key,
  tenant_id uuid not null references tenants on delete cascade,
  payment_id uuid not null
);

-- What rails have told, as it came.
create table rail_notices (
  tenant_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  unique_id text not null,
  genuine boolean not null,
  why text,
  body jsonb not null,
  address text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payments on delete cascade
);
create unique index rail_notices_once on rail_notices (tenant_id, payment_id, unique_id) where genuine;
call guard_by_tenant('rail_notices');

create table money_alerts (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  kind text not null,
  text text not null,
  payment_id uuid,
  at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call guard_by_tenant('money_alerts');

-- The answers of calls that move money, by the caller's key, kept in the transaction that moved it.
create table idempotency_keys (
  tenant_id uuid not null,
  user_id uuid not null,
  call text not null,
  key text not null,
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, call, key),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call guard_by_tenant('idempotency_keys');

create table products (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  category_id uuid not null,
  name text not null,
  description text not null default '',
  price bigint not null check (price > 0),
  currency text not null,
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create table product_categories (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  name text not null,
  primary key (tenant_id, id)
);
alter table products add foreign key (tenant_id, category_id) references product_categories;
create unique index product_categories_name on product_categories (tenant_id, lower(name));
create index products_by_category on products (tenant_id, category_id, name) where removed_at is null;
call guard_by_tenant('products');
call guard_by_tenant('product_categories');

create table product_holdings (
  tenant_id uuid not null,
  product_id uuid not null,
  user_id uuid not null,
  transfer_id uuid not null,
  price bigint not null,
  since timestamptz not null default now(),
  primary key (tenant_id, user_id, product_id),
  foreign key (tenant_id, product_id) references products,
  foreign key (tenant_id, user_id) references users on delete cascade
);
call guard_by_tenant('product_holdings');

-- Lines of the rails' statements, each taken in once, and what they differ in from the ledger.
create table rail_lines (
  tenant_id uuid not null references tenants on delete cascade,
  rail text not null,
  id text not null,
  at timestamptz not null,
  reference text,
  amount bigint not null,
  direction text not null check (direction in ('in', 'out')),
  narration text not null,
  primary key (tenant_id, rail, id)
);
create index rail_lines_by_reference on rail_lines (tenant_id, reference);
call guard_by_tenant('rail_lines');

create table rail_differences (
  tenant_id uuid not null,
  id uuid not null,
  rail text not null,
  kind text not null check (kind in ('missing-in-ledger', 'missing-at-rail', 'amount', 'duplicate')),
  day date not null,
  line_id text,
  payment_id uuid,
  rail_amount bigint,
  ledger_amount bigint,
  found_at timestamptz not null default now(),
  resolved_by uuid,
  resolved_at timestamptz,
  note text,
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payments,
  foreign key (tenant_id, resolved_by) references users
);
create unique index rail_differences_once on rail_differences
  (tenant_id, rail, kind, coalesce(line_id, ''), coalesce(payment_id, '00000000-0000-0000-0000-000000000000'));
call guard_by_tenant('rail_differences');

-- The rail of a server that has no other: what it was asked, and what became of it. It belongs to no workspace.
create table sandbox_orders (
  reference text primary key,
  phone text,
  at timestamptz not null default now(),
  state jsonb not null
);
create index sandbox_orders_by_phone on sandbox_orders (phone, at desc);

-- Text messages that no gateway is set for, outside production; the counterpart of the mailbox.
create table phone_messages (
  id uuid primary key,
  phone text not null,
  text text not null,
  sent_at timestamptz not null default now()
);
create index phone_messages_by_phone on phone_messages (phone, id desc);

-- Workspaces made before this have the new permissions too, and their built-in roles what such roles begin with.
do $$
declare
  workspace uuid;
begin
  for workspace in select id from tenants loop
    perform set_config('kazi.tenant', workspace::text, true);
    insert into permissions (tenant_id, id, name, action, subject, built_in)
    select workspace, gen_random_uuid(), initcap(a) || ' ' || n, a, s, true
    from (values
      ('Account', 'wallets', array['manage', 'read']),
      ('Beneficiary', 'receivers', array['manage', 'create', 'read', 'update', 'delete']),
      ('Payment', 'payments', array['manage', 'create', 'read', 'approve']),
      ('Product', 'products', array['manage', 'create', 'read', 'delete'])
    ) as wanted (s, n, actions), unnest(actions) as a
    on conflict do nothing;
    insert into role_permissions (tenant_id, role_id, permission_id)
    select workspace, r.id, p.id
    from roles r join permissions p on p.tenant_id = r.tenant_id
    where r.tenant_id = workspace and r.built_in and r.name in ('manager', 'client', 'agent', 'employee')
      and (p.subject, p.action) in (
        ('Account', 'read'), ('Beneficiary', 'create'), ('Beneficiary', 'read'), ('Beneficiary', 'update'),
        ('Beneficiary', 'delete'), ('Payment', 'create'), ('Payment', 'read'), ('Product', 'read'));
  end loop;
  perform set_config('kazi.tenant', '', true);
end $$;
