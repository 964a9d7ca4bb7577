import type { ProjectStatus } from '@kazi/contract/organisation';
import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

interface Tenants {
  id: string;
  key: string;
  name: string;
  created_at: Moment;
  /** Of the address that it has to itself. */
  host: string | null;
  /** How many of its calls one server works on at once; null for no limit. */
  calls_at_once: number | null;
}

interface Roles {
  tenant_id: string;
  id: string;
  name: string;
  description: Generated<string>;
  built_in: Generated<boolean>;
  requires_second_factor: Generated<boolean>;
  version: Generated<number>;
  created_at: Moment;
}

interface Permissions {
  tenant_id: string;
  id: string;
  name: string;
  action: string;
  subject: string;
  built_in: Generated<boolean>;
  created_at: Moment;
}

interface RolePermissions {
  tenant_id: string;
  role_id: string;
  permission_id: string;
}

interface Projects {
  tenant_id: string;
  id: string;
  profile_id: string;
  name: string;
  key: string;
  description: Generated<string>;
  status: Generated<ProjectStatus>;
  /** Days are read and written as text: 2026-11-21. */
  starts_on: string | null;
  ends_on: string | null;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

interface Teams {
  tenant_id: string;
  id: string;
  project_id: string;
  name: string;
  version: Generated<number>;
  created_at: Moment;
}

interface TeamMembers {
  tenant_id: string;
  team_id: string;
  user_id: string;
}

interface Apps {
  tenant_id: string;
  id: string;
  project_id: string | null;
  profile_id: string | null;
  name: string;
  key: string;
  kind: Generated<string>;
  description: Generated<string>;
  last_task_number: Generated<number>;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

interface Invitations {
  tenant_id: string;
  id: string;
  email: string;
  role_id: string;
  project_id: string | null;
  token_hash: string;
  invited_by: string;
  created_at: Moment;
  expires_at: Date;
  accepted_at: Date | null;
  withdrawn_at: Date | null;
}

export interface OrganisationTables {
  tenants: Tenants;
  roles: Roles;
  permissions: Permissions;
  role_permissions: RolePermissions;
  projects: Projects;
  teams: Teams;
  team_members: TeamMembers;
  apps: Apps;
  invitations: Invitations;
}
