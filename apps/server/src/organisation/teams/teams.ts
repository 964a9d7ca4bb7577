import { type Action, reachesAll } from '@kazi/contract/abilities';
import type { newTeam, teamChange } from '@kazi/contract/organisation';
import { type InferResult, sql } from 'kysely';
import type * as z from 'zod';
import { isOwnProfile, teamsReached } from '../../access/index.ts';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';
import { isTaken } from '../taken.ts';

/** Whether the viewer owns the project of a team. */
interface Ownership {
  owns: boolean;
}

const can = (viewer: Pick<Viewer, 'ability'>, action: Action, { owns }: Ownership) =>
  reachesAll(viewer.ability, 'Team') || (owns && viewer.ability.can(action, 'Team'));

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Team');
export const mayUpdate = (viewer: Pick<Viewer, 'ability'>, team: Ownership) => can(viewer, 'update', team);
export const mayDelete = (viewer: Viewer, team: Ownership) => can(viewer, 'delete', team);

const members = sql<PersonRow[]>`coalesce((
  select json_agg(${personAt('m.tenant_id', 'm.user_id')} order by u.last_name, u.first_name, u.id)
  from team_members m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where m.tenant_id = t.tenant_id and m.team_id = t.id), '[]')`;

/** The teams of the projects that the viewer is a party to, with what their rows show. */
function teamsFor(db: Db, viewer: Viewer) {
  return db
    .selectFrom('teams as t')
    .innerJoin('projects as p', (join) =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.project_id'),
    )
    .selectAll('t')
    .select([
      'p.name as project_name',
      isOwnProfile(viewer, 'p.profile_id').as('owns'),
      members.as('members'),
    ])
    .where('t.tenant_id', '=', viewer.tenant)
    .where(teamsReached(viewer, 'p'));
}

export type TeamRow = InferResult<ReturnType<typeof teamsFor>>[number];

/** One team, if there is one and the viewer has a part in its project. */
export function teamById(db: Db, viewer: Viewer, id: string): Promise<TeamRow | undefined> {
  return teamsFor(db, viewer).where('t.id', '=', id).executeTakeFirst();
}

/** Teams by the names of project and team, of one project if asked. */
export function teamList(db: Db, viewer: Viewer, project?: string): Promise<TeamRow[]> {
  const query = teamsFor(db, viewer).orderBy('p.name').orderBy('p.id').orderBy('t.name').orderBy('t.id');
  return (project ? query.where('t.project_id', '=', project) : query).execute();
}

/** Whether another team of the project has this name, in whatever case. */
export const isTeamNameTaken = (
  db: Db,
  tenant: string,
  { project, name, except }: { project: string; name: string; except?: string },
): Promise<boolean> =>
  isTaken(
    db
      .selectFrom('teams')
      .select('id')
      .where('tenant_id', '=', tenant)
      .where('project_id', '=', project)
      .where(sql<boolean>`lower(name) = lower(${name})`),
    except,
  );

type NewTeam = z.infer<typeof newTeam>;
type TeamChange = z.infer<typeof teamChange>;

const fields = defineFields<Omit<TeamChange, 'id' | 'version'>, 'teams'>()({
  name: 'name',
  // In a table of their own.
  members: null,
});

/** Makes a team of a project. Gives its id. */
export async function createTeam(tx: Tx, { project, ...given }: NewTeam): Promise<string> {
  const id = newId();
  const { name, members = [] } = given;
  await tx
    .insertInto('teams')
    .values({ ...fields.toColumns(given), tenant_id: tx.tenant, id, project_id: project })
    .execute();
  await addMembers(tx, id, members);
  const detail = { name, project };
  await record(tx, { subject: 'team', subjectId: id, verb: 'created', version: 1, parties: members, detail });
  return id;
}

/** Changes what is given. False, with nothing changed, where the team is no longer at that version. */
export async function updateTeam(
  tx: Tx,
  before: TeamRow,
  { id, version, ...given }: TeamChange,
): Promise<boolean> {
  const updated = await tx
    .updateTable('teams')
    .set({ ...fields.toColumns(given), version: sql`version + 1` })
    .where(atVersion(tx, id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  const was = before.members.map((member) => member.id).sort();
  const members = given.members?.toSorted();
  if (members) {
    await keepMembers(tx, id, members);
    await addMembers(tx, id, members);
  }
  await record(tx, {
    subject: 'team',
    subjectId: id,
    verb: 'updated',
    version: updated.version,
    changes: changesOf(fields.fromRow(before, { members: was }), { ...given, members }),
    parties: [...new Set([...was, ...(members ?? [])])],
    detail: { name: before.name },
  });
  return true;
}

/** Deletes a team; its project and people stay. */
export async function deleteTeam(tx: Tx, team: TeamRow): Promise<void> {
  found(await deleteById(tx, 'teams', team.id), 'team');
  const changes = changesOf({ ...team }, { name: null });
  const parties = team.members.map((member) => member.id);
  await record(tx, { subject: 'team', subjectId: team.id, verb: 'deleted', changes, parties });
}

/** Puts somebody in the oldest team of a project, made if there is none. */
export async function joinFirstTeam(tx: Tx, project: string, user: string): Promise<void> {
  const first = await tx
    .selectFrom('teams')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('project_id', '=', project)
    .orderBy('id')
    .executeTakeFirst();
  if (!first) return void (await createTeam(tx, { project, name: 'Team', members: [user] }));
  // It was deleted since it was read.
  if (!(await joinTeam(tx, first.id, user))) return joinFirstTeam(tx, project, user);
}

/** Puts somebody in a team. False where there is none. */
export async function joinTeam(tx: Tx, team: string, user: string): Promise<boolean> {
  const joined = await tx
    .updateTable('teams')
    .set({ version: sql`version + 1` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', team)
    .returning(['name', 'version'])
    .executeTakeFirst();
  if (!joined) return false;
  await addMembers(tx, team, [user]);
  const { name, version } = joined;
  const detail = { name, members: [user] };
  await record(tx, { subject: 'team', subjectId: team, verb: 'joined', version, parties: [user], detail });
  return true;
}

/** The teams that somebody is in. */
export async function teamsJoined(
  db: Db,
  { tenant, user }: { tenant: string; user: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('team_members')
    .select('team_id')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .orderBy('team_id')
    .execute();
  return rows.map(({ team_id }) => team_id);
}

/** Puts somebody in teams in place of another. */
export async function passMemberships(
  tx: Tx,
  { ids, from, to }: { ids: readonly string[]; from: string; to: string },
): Promise<void> {
  for (const team of ids) {
    if (!(await joinTeam(tx, team, to))) continue;
    await tx
      .deleteFrom('team_members')
      .where('tenant_id', '=', tx.tenant)
      .where('team_id', '=', team)
      .where('user_id', '=', from)
      .execute();
  }
}

async function keepMembers(tx: Tx, team: string, members: readonly string[]): Promise<void> {
  const query = tx.deleteFrom('team_members').where('tenant_id', '=', tx.tenant).where('team_id', '=', team);
  await (members.length > 0 ? query.where('user_id', 'not in', members) : query).execute();
}

async function addMembers(tx: Tx, team: string, members: readonly string[]): Promise<void> {
  if (members.length === 0) return;
  await tx
    .insertInto('team_members')
    .values(members.map((user_id) => ({ tenant_id: tx.tenant, team_id: team, user_id })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}
