-- What people are told of money: the payment it is about.
alter table notifications add column payment_id uuid;
alter table notifications add foreign key (tenant_id, payment_id) references payments on delete cascade;

-- Since when a rail's own statement shows a payment too: what stays without it for days is listed.
alter table payments add column cleared_at timestamptz;
do $$
declare
  workspace uuid;
begin
  for workspace in select id from tenants loop
    perform set_config('kazi.tenant', workspace::text, true);
    update payments p set cleared_at = t.created_at
    from ledger_transfers t
    where t.tenant_id = workspace and p.tenant_id = workspace and t.code = 'cleared' and t.reference = p.id;
  end loop;
  perform set_config('kazi.tenant', '', true);
end $$;
create index payments_uncleared on payments (tenant_id, id) where status = 'succeeded' and cleared_at is null;
