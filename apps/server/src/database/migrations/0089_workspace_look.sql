-- How a workspace shows itself, and by which clocks and weeks it works. Its name stays in `tenants`.
alter table workspace_settings
  add column accent text check (accent ~ '^#[0-9a-f]{6}$'),
  add column time_zone text not null default 'Africa/Nairobi',
  add column week_start text not null default 'monday' check (week_start in ('monday', 'saturday', 'sunday'));
comment on column workspace_settings.accent is 'The colour of its pages and mails; null for the product''s';
comment on column workspace_settings.time_zone is 'Whose days and months its work and reports are counted in';
comment on column workspace_settings.week_start is 'The first day of its weeks';

-- Kept beside the settings rather than as a file: pages before the login and mails show it to people who see no files.
create table workspace_logos (
  tenant_id uuid primary key references tenants on delete cascade,
  sha256 text not null,
  picture bytea not null
);
comment on column workspace_logos.sha256 is 'Of the picture, in hex: a part of its address, so that a new logo has a new one';
comment on column workspace_logos.picture is 'PNG, 128 pixels square';
call guard_by_tenant('workspace_logos');
