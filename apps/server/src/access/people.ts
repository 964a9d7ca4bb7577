import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/tenancy.ts';
import type { Viewer } from '../ports/viewer.ts';
import { isInvitedBy, isInvitedInto } from './invited.ts';
import {
  inTeamOf,
  ownsOrIsInTeamOfApp,
  ownsProfile,
  worksInApp,
  worksInProject,
  wroteInApp,
} from './parties.ts';
import { anyOf, eachUser, never, type Party, partyOf, principalOf } from './principal.ts';
import { activeAmong, activeOrInvitedAmong } from './readers.ts';

/** Two users meet where both are parties to one project, or to one app: owner, team, author or assignee. */
const meet = (one: Party, other: Party): RawBuilder<boolean> => sql<boolean>`(
  exists (select from projects met
    where met.tenant_id = ${one.tenant} and ${inProject(one)} and ${inProject(other)})
  or exists (select from apps met
    where met.tenant_id = ${one.tenant} and ${inApp(one)} and ${inApp(other)}))`;

const project = sql`met.id`;
const inProject = (user: Party) =>
  anyOf(ownsProfile(user, sql`met.profile_id`), inTeamOf(user, project), worksInProject(user, project));

const app = sql`met.id`;
const inApp = (user: Party) =>
  anyOf(ownsOrIsInTeamOfApp(user, app), worksInApp(user, app), wroteInApp(user, app));

/** User `u` is invited into a project that the user is a party to. */
const meetsInvited = (user: Party): RawBuilder<boolean> => sql<boolean>`exists (
  select from projects met where met.tenant_id = ${user.tenant} and ${inProject(user)} and ${isInvitedInto(sql`met.id`)})`;

/** User `u` is an agent, in a workspace that lets clients choose any of them. */
const isOfferedAgent = sql<boolean>`(
  exists (select from workspace_settings offer where offer.tenant_id = u.tenant_id and offer.clients_assign_any_agent)
  and exists (select from roles agent
    where agent.tenant_id = u.tenant_id and agent.id = u.role_id and agent.built_in and agent.name = 'agent'))`;

/** Whether the viewer's role reaches all people: it manages or changes them, or puts them together in teams. */
export const reachesPeople = (viewer: Pick<Viewer, 'ability'>): boolean =>
  viewer.ability.can('update', 'User') || viewer.ability.can('manage', 'Team');

/**
 * Within a query over users `u`: those whom the viewer sees. All people, where their role reaches all people; otherwise
 * themselves, those they meet, the agents whom they may choose for work, and those who are invited by them or into a project of theirs.
 */
export const peopleSeen = (viewer: Viewer): RawBuilder<boolean> => {
  const self = sql<boolean>`u.id = ${viewer.user.id}`;
  if (!viewer.ability.can('read', 'User')) return self;
  if (reachesPeople(viewer)) return sql<boolean>`true`;
  return anyOf(
    self,
    viewer.ability.can('assign', 'Task') ? isOfferedAgent : never,
    meet(principalOf(viewer), eachUser),
    isInvitedBy(viewer),
    meetsInvited(principalOf(viewer)),
  );
};

/**
 * Of these users, the active ones whom the user knows as colleagues: managers of all teams, and people of a project of both,
 * as its owner or in a team of it.
 */
export const colleaguesAmong = (db: Db, tenant: string, userId: string, ids: readonly string[]) =>
  activeAmong(db, tenant, ids, anyOf(eachUser.manages('Team'), shareTeam(partyOf(tenant, userId), eachUser)));

/** Both own a project or are in a team of it. */
const shareTeam = (one: Party, other: Party): RawBuilder<boolean> => sql<boolean>`exists (
  select from projects met where met.tenant_id = ${one.tenant} and ${inTeam(one)} and ${inTeam(other)})`;

const inTeam = (user: Party) => anyOf(ownsProfile(user, sql`met.profile_id`), inTeamOf(user, project));

/** Of these users, the active ones whom the viewer sees. */
export const peopleSeenAmong = (db: Db, viewer: Viewer, ids: readonly string[]) =>
  activeAmong(db, viewer.tenant, ids, peopleSeen(viewer));

/**
 * Of these users, those who may be assigned an app's work by somebody who does not manage all tasks: the app's owner, its project's
 * teams, agents where clients may choose any of them, and who is invited into the project.
 */
export const assignableAmong = (db: Db, tenant: string, appId: string, ids: readonly string[]) => {
  const project = sql`(select app.project_id from apps app where app.tenant_id = u.tenant_id and app.id = ${appId}::uuid)`;
  const isOfApp = ownsOrIsInTeamOfApp(eachUser, sql`${appId}::uuid`);
  return activeOrInvitedAmong(db, tenant, ids, anyOf(isOfferedAgent, isOfApp, isInvitedInto(project)));
};
