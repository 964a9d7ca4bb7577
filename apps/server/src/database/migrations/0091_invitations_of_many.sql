-- Who is invited, as the inviter wrote them, and every project and team that they come into. The release before reads
-- `project_id` alone, which stays the first of the projects.
alter table invitations
  add column name text,
  add column join_link_id uuid;
create index invitations_by_email on invitations (tenant_id, email);

create table invitation_projects (
  tenant_id uuid not null,
  invitation_id uuid not null,
  project_id uuid not null,
  primary key (tenant_id, invitation_id, project_id),
  foreign key (tenant_id, invitation_id) references invitations on delete cascade,
  foreign key (tenant_id, project_id) references projects on delete cascade
);
create index invitation_projects_by_project on invitation_projects (tenant_id, project_id);
call guard_by_tenant('invitation_projects');

create table invitation_teams (
  tenant_id uuid not null,
  invitation_id uuid not null,
  team_id uuid not null,
  primary key (tenant_id, invitation_id, team_id),
  foreign key (tenant_id, invitation_id) references invitations on delete cascade,
  foreign key (tenant_id, team_id) references teams on delete cascade
);
create index invitation_teams_by_team on invitation_teams (tenant_id, team_id);
call guard_by_tenant('invitation_teams');

-- Links by which whoever has one asks to be invited to a role, until it expires, is used up or is revoked.
create table join_links (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  role_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  max_uses integer check (max_uses > 0),
  withdrawn_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, role_id) references roles on delete cascade,
  foreign key (tenant_id, created_by) references users on delete cascade
);
create index join_links_by_role on join_links (tenant_id, role_id);
create index join_links_by_creator on join_links (tenant_id, created_by);
call guard_by_tenant('join_links');

alter table invitations
  add foreign key (tenant_id, join_link_id) references join_links on delete cascade;
create index invitations_by_join_link on invitations (tenant_id, join_link_id);
