-- A second factor is of a user, not of a login: what one workspace asks for or resets touches no other.

-- An authenticator app. Its secret is encrypted with a key that is not in the database; it counts from its first code.
create table authenticators (
  tenant_id uuid not null,
  user_id uuid not null,
  secret text not null,
  confirmed_at timestamptz,
  -- The 30 seconds that the newest code was of, since 1970: a code is good once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call guard_by_tenant('authenticators');

-- Hashes of the codes for when the device is lost. One that was used is deleted.
create table recovery_codes (
  tenant_id uuid not null,
  user_id uuid not null,
  code text not null,
  primary key (tenant_id, user_id, code),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call guard_by_tenant('recovery_codes');

-- WebAuthn credentials: public keys alone.
create table passkeys (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  credential_id text not null,
  public_key text not null,
  -- How often it was used, as the device counts; one that keeps no count says 0.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index on passkeys (tenant_id, user_id);
call guard_by_tenant('passkeys');

alter table roles add column requires_second_factor boolean not null default false;
