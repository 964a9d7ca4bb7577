/** What each user may see: the one place where it is written, on the database alone and below every area. */
export { type AppStanding, appStanding, appsListed, followsApp, type Standing } from './apps.ts';
export { isInvited, isInvitedBy, seesInvitationBy } from './invited.ts';
export { assignableAmong, colleaguesAmong, peopleSeen, peopleSeenAmong, reachesPeople } from './people.ts';
export { eachUser } from './principal.ts';
export { approvesWork, isInTeam, isOwnProfile, projectsReached, teamsReached } from './projects.ts';
export {
  flowViewersAmong,
  managersOf,
  taskReadersAmong,
  taskTakersAmong,
  taskViewersAmong,
} from './readers.ts';
export { appsReached, ownTasks, tasksReached } from './tasks.ts';
