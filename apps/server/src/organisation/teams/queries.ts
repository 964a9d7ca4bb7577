import { type InferResult, sql } from 'kysely';
import { isOwnProfile, teamsReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { isTaken } from '../taken.ts';

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
