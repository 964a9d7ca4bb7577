-- Accounts, and the transfers between them. Amounts are minor units (cents). No total passes 2^53 - 1, so that each
-- is exact wherever it is read as a number.

create domain ledger_total as bigint check (value between 0 and 9007199254740991);

-- Checked when an account is opened; as constraints of the table they would be again with every change of a balance.
create domain ledger_currency as text check (value ~ '^[A-Z]{3}$');
create domain ledger_floor as text
  check (value in ('none', 'debits-must-not-exceed-credits', 'credits-must-not-exceed-debits'));

-- `version` counts the transfers that have touched the account. Room is left on each page, and no index has a
-- balance in it, so that an update stays on its page and touches no index.
create table ledger_accounts (
  tenant_id uuid not null,
  id uuid not null,
  currency ledger_currency not null,
  floor ledger_floor not null,
  debits_pending ledger_total not null default 0,
  debits_posted ledger_total not null default 0,
  credits_pending ledger_total not null default 0,
  credits_posted ledger_total not null default 0,
  version ledger_total not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint debits_within_credits
    check (floor <> 'debits-must-not-exceed-credits' or debits_pending + debits_posted <= credits_posted),
  constraint credits_within_debits
    check (floor <> 'credits-must-not-exceed-debits' or credits_pending + credits_posted <= debits_posted)
) with (fillfactor = 90);

-- One row for whatever has moved, or holds, an amount. A row of a pending one's outcome names it in `pending_id`.
-- For each of its two accounts a row has the account's version and balance (posted credits less posted debits) after it:
-- versions are a statement's order, without gaps.
create table ledger_transfers (
  tenant_id uuid not null,
  id uuid not null,
  debit_account uuid not null,
  credit_account uuid not null,
  pending_id uuid,
  reference uuid,
  amount bigint not null check (amount between 1 and 9007199254740991),
  debit_version bigint not null,
  credit_version bigint not null,
  debit_balance bigint not null,
  credit_balance bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  kind text not null check (kind in ('single', 'pending', 'post', 'void', 'expire')),
  code text not null,
  primary key (tenant_id, id),
  check (debit_account <> credit_account),
  check ((kind in ('post', 'void', 'expire')) = (pending_id is not null)),
  check (expires_at is null or kind = 'pending')
);
create unique index ledger_transfers_by_debit on ledger_transfers (tenant_id, debit_account, debit_version);
create unique index ledger_transfers_by_credit on ledger_transfers (tenant_id, credit_account, credit_version);
create unique index ledger_transfers_by_pending on ledger_transfers (tenant_id, pending_id)
  where pending_id is not null;
create index ledger_transfers_by_reference on ledger_transfers (tenant_id, reference, created_at)
  where reference is not null;

-- The pending ones that will expire unless they are resolved before: a list to work off, beside the history.
create table ledger_expiries (
  tenant_id uuid not null,
  pending_id uuid not null,
  expires_at timestamptz not null,
  primary key (tenant_id, pending_id)
);
create index ledger_expiries_by_time on ledger_expiries (tenant_id, expires_at);

-- History is added to, never changed, by nobody: triggers hold the tables' owner as well.
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: the ledger is only ever added to', tg_op, tg_table_name
    using errcode = 'restrict_violation', hint = 'Correct it by a transfer in the other direction.';
end $$;
create trigger append_only before update or delete or truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
create trigger only_balances_change before update of tenant_id, id, currency, floor, created_at on ledger_accounts
  for each statement execute function ledger_refuse_change();
create trigger never_deleted before delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();
