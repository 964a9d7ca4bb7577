/** Who may see what: the one place where it is written, on the database alone and below every area. */
export { type AppStanding, appStanding, appsListed, mayFollowApp, type Standing } from './apps.ts';
export { isInTeam, isOwnProfile, projectsReached, teamsReached } from './projects.ts';
export { flowViewersAmong, taskReadersAmong, taskViewersAmong } from './readers.ts';
export { appsReached, ownTasks, tasksReached } from './tasks.ts';
