-- A check value of the master secret (an HMAC of a constant), so that a start notices a lost or confused one.
create table master_secret (
  only_one boolean primary key default true check (only_one),
  check_value text not null,
  noted_at timestamptz not null default now()
);
