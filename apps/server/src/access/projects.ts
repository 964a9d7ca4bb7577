import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../ports/viewer.ts';
import { inTeamOf, ownsProfile, worksInProject } from './parties.ts';
import { anyOf, never, type Principal, principalOf } from './principal.ts';

/** Within a query over projects called `alias`: those that the viewer sees. */
export const projectsReached = (viewer: Viewer, alias: string): RawBuilder<boolean> => {
  const user = principalOf(viewer);
  if (!viewer.ability.can('read', 'Project')) return never;
  return anyOf(user.manages('Project'), ...parties(user, alias));
};

/** Within a query over projects called `alias`: those whose teams the viewer sees. */
export const teamsReached = (viewer: Viewer, alias: string): RawBuilder<boolean> => {
  const user = principalOf(viewer);
  return anyOf(user.manages('Team'), ...parties(user, alias));
};

/** Within a query: the column names a profile of the viewer. */
export const isOwnProfile = (viewer: Viewer, profileColumn: string): RawBuilder<boolean> =>
  ownsProfile(principalOf(viewer), sql.ref(profileColumn));

/** Within a query over apps `a`: the viewer is an approver of the app's project. */
export const approvesWork = ({ user }: Viewer): RawBuilder<boolean> => sql<boolean>`exists (
  select from project_approvers y
  where y.tenant_id = a.tenant_id and y.project_id = a.project_id and y.user_id = ${user.id})`;

/** Within a query: the viewer is in a team of the project that the column names, or approves its work. */
export const isInTeam = (viewer: Viewer, projectColumn: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${inTeamOf(principalOf(viewer), sql.ref(projectColumn))}, false)`;

const parties = (user: Principal, alias: string) => [
  ownsProfile(user, sql.ref(`${alias}.profile_id`)),
  inTeamOf(user, sql.ref(`${alias}.id`)),
  worksInProject(user, sql.ref(`${alias}.id`)),
];
