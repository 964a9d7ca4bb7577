-- Who logged in, was refused, granted, changed and paid what, from where and when. An entry is made in the transaction of what
-- it tells of. `actor` is the person's name and address as they were; rows outlive what they speak of, so they have no foreign
-- key but the tenant's. Moments are of whole milliseconds, so that a reader of any language can compute an entry's hash.
create table audit_entries (
  tenant_id uuid not null references tenants,
  id uuid not null,
  at timestamptz(3) not null default clock_timestamp(),
  kind text not null check (kind in ('login', 'refusal', 'grant', 'change', 'payment', 'check')),
  action text not null,
  subject text not null,
  subject_id uuid,
  actor_id uuid,
  actor text,
  ip text,
  request_id text,
  detail jsonb not null default '{}',
  primary key (tenant_id, id)
);
create index audit_entries_by_kind on audit_entries (tenant_id, kind, id);
create index audit_entries_by_actor on audit_entries (tenant_id, actor_id, id) where actor_id is not null;
call guard_by_tenant('audit_entries');

-- The chain: each link's hash is taken over the hash before it and its entry. Positions run from 1 without gaps.
create table audit_links (
  tenant_id uuid not null,
  position bigint not null check (position > 0),
  entry_id uuid not null,
  hash text not null,
  primary key (tenant_id, position),
  unique (tenant_id, entry_id),
  foreign key (tenant_id, entry_id) references audit_entries
);
call guard_by_tenant('audit_links');

-- The trail is added to, never changed, by nobody: triggers hold the tables' owner as well.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: the audit trail is only ever added to', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();
create trigger append_only before update or delete or truncate on audit_links
  for each statement execute function refuse_audit_change();
