-- How a workspace runs its payroll; without a row, by the defaults.
create table payroll_settings (
  tenant_id uuid primary key references tenants on delete cascade,
  name text,
  kra_pin text,
  nssf_number text,
  sha_number text,
  proration text not null default 'calendar' check (proration in ('calendar', 'working', '30', '26', '22')),
  one_third_of text not null default 'basic' check (one_third_of in ('basic', 'wages')),
  pay_day smallint not null default 28 check (pay_day between 1 and 31),
  lock_payslips boolean not null default false,
  -- Whose wallet pays; set by themselves alone.
  payer_id uuid,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  foreign key (tenant_id, payer_id) references users
);
call guard_by_tenant('payroll_settings');

create table employees (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  number text not null,
  user_id uuid,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  job_title text,
  department text,
  joined_on date not null,
  left_on date,
  residence text not null default 'resident' check (residence in ('resident', 'non-resident')),
  employment text not null default 'primary' check (employment in ('primary', 'secondary')),
  kra_pin text,
  identity_kind text check (identity_kind in ('national-id', 'alien-id', 'passport', 'refugee-id')),
  identity_number text,
  nssf_number text,
  sha_number text,
  disability_certificate text,
  disability_until date,
  pay_method text check (pay_method in ('mpesa', 'bank', 'pesalink', 'wallet')),
  -- As rails write it: 254712345678.
  pay_phone text,
  pay_bank text,
  pay_account text,
  -- Since when pay goes there: a new receiver gets little at first.
  pay_changed_at timestamptz not null default now(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users,
  check (left_on is null or left_on >= joined_on),
  check ((identity_kind is null) = (identity_number is null)),
  check ((disability_certificate is null) = (disability_until is null)),
  check ((pay_phone is not null) = (pay_method is not distinct from 'mpesa')),
  check ((pay_bank is not null) = (pay_method is not null and pay_method in ('bank', 'pesalink'))),
  check ((pay_account is null) = (pay_bank is null)),
  check (pay_method is distinct from 'wallet' or user_id is not null)
);
create unique index employees_by_number on employees (tenant_id, number);
create unique index employees_by_user on employees (tenant_id, user_id) where user_id is not null;
create index employees_by_department on employees (tenant_id, department, number);
call guard_by_tenant('employees');

-- What an employee earns from a month (its first day) on, until the next terms.
create table employee_terms (
  tenant_id uuid not null,
  employee_id uuid not null,
  from_month date not null check (extract(day from from_month) = 1),
  -- As the contract's `terms` writes them, without their month.
  terms jsonb not null,
  actor_id uuid,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, employee_id, from_month),
  foreign key (tenant_id, employee_id) references employees on delete cascade,
  foreign key (tenant_id, actor_id) references users
);
call guard_by_tenant('employee_terms');

create table employee_leave (
  tenant_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  kind text not null,
  from_day date not null,
  to_day date not null,
  days numeric(5, 1) not null check (days > 0),
  note text,
  actor_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees on delete cascade,
  foreign key (tenant_id, actor_id) references users,
  check (to_day >= from_day)
);
create index employee_leave_by_employee on employee_leave (tenant_id, employee_id, from_day desc, id desc);
call guard_by_tenant('employee_leave');

-- A payroll run. Its sums are those of its payslips, kept by each calculation. Amounts are in cents.
create table payroll_runs (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  month date not null check (extract(day from month) = 1),
  kind text not null check (kind in ('monthly', 'off-cycle')),
  note text,
  status text not null default 'draft' check (status in
    ('draft', 'calculated', 'rejected', 'approved', 'paying', 'paid', 'closed', 'cancelled')),
  pay_day date not null,
  currency text not null default 'KES',
  -- While it is being calculated: how many employees of how many. Null otherwise.
  calculated integer,
  to_calculate integer,
  gross bigint not null default 0,
  deductions bigint not null default 0,
  net bigint not null default 0,
  employer bigint not null default 0,
  -- What is owed to others than the employees.
  obligations bigint not null default 0,
  fees bigint not null default 0,
  -- What payouts in whole shillings add to net pay.
  rounding bigint not null default 0,
  payer_id uuid,
  prepared_by uuid,
  approved_by uuid,
  approved_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, payer_id) references users,
  foreign key (tenant_id, prepared_by) references users,
  foreign key (tenant_id, approved_by) references users,
  check (approved_by is null or approved_by <> prepared_by),
  check ((calculated is null) = (to_calculate is null))
);
create unique index payroll_runs_of_month on payroll_runs (tenant_id, month)
  where kind = 'monthly' and status <> 'cancelled';
create index payroll_runs_by_month on payroll_runs (tenant_id, month desc, id desc);
create index payroll_runs_paying on payroll_runs (tenant_id, id) where status = 'paying';
call guard_by_tenant('payroll_runs');

create table payroll_run_moves (
  tenant_id uuid not null,
  run_id uuid not null,
  id uuid not null,
  to_status text not null,
  reason text,
  actor_id uuid,
  at timestamptz not null default now(),
  primary key (tenant_id, run_id, id),
  foreign key (tenant_id, run_id) references payroll_runs on delete cascade,
  foreign key (tenant_id, actor_id) references users
);
call guard_by_tenant('payroll_run_moves');

-- What an employee gets by a run: from its beginning on with what is particular to the month (`input`), from the
-- calculation on with its lines. A reversal has the lines of the payslip that it takes back, negated.
create table payslips (
  tenant_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  employee_id uuid not null,
  month date not null,
  kind text not null default 'pay' check (kind in ('pay', 'reversal')),
  reverses uuid,
  -- The employee and the terms as they were, as forms and the payslip say them; null before the calculation.
  employee jsonb,
  terms jsonb,
  input jsonb not null default '{}',
  skipped boolean not null default false,
  lines jsonb,
  gross bigint not null default 0,
  deductions bigint not null default 0,
  net bigint not null default 0 check (net >= 0 or kind = 'reversal'),
  employer bigint not null default 0,
  -- How the tax came about: what the month's row of the P9 is made of.
  tax jsonb,
  -- What is owed to whom: [{authority, name, amount}], and its sum.
  owed jsonb,
  obligations bigint not null default 0,
  -- What was taken of each deduction, and what was left for the next month: [{id, kind, name, amount}].
  taken jsonb not null default '[]',
  carried jsonb not null default '[]',
  problems jsonb not null default '[]',
  errors boolean not null default false,
  warnings boolean not null default false,
  change text check (change in ('joined', 'left', 'pay', 'input', 'terms', 'payout')),
  reviewed_by uuid,
  reviewed_at timestamptz,
  -- Where the net goes, as it was when it was computed; the run is only approved while that is so.
  pay_to jsonb,
  -- What is sent: net pay less what a reversal in the same run takes back, and the rounding.
  pays bigint not null default 0 check (pays >= 0),
  fee bigint not null default 0,
  rounding bigint not null default 0,
  payout text not null default 'none' check (payout in ('none', 'held', 'waiting', 'failed', 'arrived')),
  payment_id uuid,
  mailed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, run_id) references payroll_runs on delete cascade,
  foreign key (tenant_id, employee_id) references employees,
  foreign key (tenant_id, reviewed_by) references users,
  foreign key (tenant_id, payment_id) references payments,
  check ((kind = 'reversal') = (reverses is not null))
);
create unique index payslips_of_run on payslips (tenant_id, run_id, employee_id, kind);
create index payslips_by_employee on payslips (tenant_id, employee_id, month desc, id desc);
create index payslips_by_payment on payslips (tenant_id, payment_id) where payment_id is not null;
create index payslips_to_pay on payslips (tenant_id, run_id, id) where payout = 'held';
create unique index payslips_reversed_once on payslips (tenant_id, reverses) where reverses is not null;
call guard_by_tenant('payslips');

-- What a month's runs owe an authority, a scheme or a lender (`name`; empty for authorities).
create table payroll_obligations (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  month date not null,
  authority text not null,
  name text not null default '',
  amount bigint not null,
  remitted bigint not null default 0,
  due_on date not null,
  primary key (tenant_id, id),
  check (remitted between 0 and amount)
);
create unique index payroll_obligations_once on payroll_obligations (tenant_id, month, authority, name);
create index payroll_obligations_open on payroll_obligations (tenant_id, due_on, id) where remitted < amount;
call guard_by_tenant('payroll_obligations');

create table payroll_remittances (
  tenant_id uuid not null,
  id uuid not null,
  obligation_id uuid not null,
  amount bigint not null check (amount > 0),
  paid_on date not null,
  number text not null,
  receipt text,
  actor_id uuid not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, obligation_id) references payroll_obligations on delete cascade,
  foreign key (tenant_id, actor_id) references users
);
create index payroll_remittances_of on payroll_remittances (tenant_id, obligation_id, id);
call guard_by_tenant('payroll_remittances');

-- The bell tells employees of a payslip.
alter table notifications add column payslip_id uuid;
alter table notifications add foreign key (tenant_id, payslip_id) references payslips on delete cascade;

-- Accounts of payroll: wages on their way to employees, what is owed to each authority, and what was remitted.
alter table money_accounts add column authority text;
alter table money_accounts drop constraint money_accounts_kind_check;
alter table money_accounts add check (kind in ('primary', 'on-hold', 'clearing', 'float', 'fees', 'suspense', 'sales',
  'opening', 'wages', 'payable', 'remitted'));
alter table money_accounts add check ((authority is not null) = (kind = 'payable'));
drop index money_accounts_of_workspace;
create unique index money_accounts_of_workspace on money_accounts
  (tenant_id, kind, coalesce(rail, authority, ''), currency) where user_id is null;

-- A salary is a payment out of the wages account; it is seen by who runs payroll, and is no withdrawal of the payer.
alter table payments drop constraint payments_kind_check;
alter table payments add check (kind in ('topup', 'withdrawal', 'salary'));
