-- What counts against the limits beside withdrawals, by when it was paid: an accepted reward that is still to be paid counts always.
create index rewards_counted on rewards (tenant_id, coalesce(resolved_at, 'infinity'::timestamptz))
  where resolution = 'released' or resolution is null and release_at is not null;
create index product_holdings_since on product_holdings (tenant_id, since);

-- When the owner of a wallet was last told that much more has left it than usual.
alter table money_accounts add column unusual_told_at timestamptz;
