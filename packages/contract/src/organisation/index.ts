import { apps } from './apps.ts';
import { invitations } from './invitations.ts';
import { joinLinks } from './join-links.ts';
import { projects } from './projects.ts';
import { permissions, roles } from './roles.ts';
import { teams } from './teams.ts';

export { type App, app, appChange, appKind, newApp } from './apps.ts';
export { type Invitation, type InvitationResult, invitation } from './invitations.ts';
export { type JoinLink, joinLink } from './join-links.ts';
export { newProject, type Project, project, projectChange, projectStatus } from './projects.ts';
export { type Permission, permission, type Role, type RolePreview, role, rolePreview } from './roles.ts';
export { newTeam, type Team, team, teamChange } from './teams.ts';
export { appKinds, invitationDays, type ProjectStatus, projectStatuses } from './words.ts';

/** Projects and apps that work belongs to, the teams that do it, and what people may do by their role. */
export const organisation = { apps, invitations, joinLinks, permissions, projects, roles, teams };
