create table files (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  name text not null,
  type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  has_thumbnail boolean not null default false,
  uploaded_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, uploaded_by) references users on delete cascade
);
create index files_by_uploader on files (tenant_id, uploaded_by);
call guard_by_tenant('files');

alter table users add foreign key (tenant_id, avatar_file) references files on delete set null (avatar_file);
