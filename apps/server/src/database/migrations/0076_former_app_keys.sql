-- Numbers of tasks stand in mails, commits and on paper: those under a key that an app no longer has still lead to its tasks.
create table former_app_keys (
  tenant_id uuid not null,
  key text not null,
  app_id uuid not null,
  primary key (tenant_id, key),
  foreign key (tenant_id, app_id) references apps on delete cascade
);
create index former_app_keys_by_app on former_app_keys (tenant_id, app_id);
call guard_by_tenant('former_app_keys');
