import { apps } from './apps/handlers.ts';
import { invitations } from './invitations/handlers.ts';
import { sweepInvitationsHandler } from './invitations/sweep.ts';
import { joinLinks } from './join-links/handlers.ts';
import { permissions } from './permissions/handlers.ts';
import { projects } from './projects/handlers.ts';
import { roles } from './roles/handlers.ts';
import { teams } from './teams/handlers.ts';

export { mayAddFlow, mayAddTask } from './apps/apps.ts';
export { appsOwned, lockOwned, passOwned, projectsOwned } from './hand-over.ts';
export { withdrawOfSuspended } from './join-links/commands.ts';
export { reachesProject } from './projects/projects.ts';
export { passMemberships, teamsJoined } from './teams/teams.ts';
export { ensureWorkspace, makeWorkspace, type Workspace } from './workspace.ts';

/** The calls of organisation. */
export const organisation = { apps, invitations, joinLinks, permissions, projects, roles, teams };

/** The handlers of its jobs. */
export const organisationJobs = [sweepInvitationsHandler];
