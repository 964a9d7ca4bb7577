import type { Team } from '@kazi/contract/organisation';
import { peopleSeenAmong } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, found, refuse, staleVersion } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { mayAddTeam, mayRead as mayReadProjects, projectById } from '../projects/projects.ts';
import {
  createTeam,
  deleteTeam,
  isTeamNameTaken,
  mayDelete,
  mayRead,
  mayUpdate,
  type TeamRow,
  teamById,
  teamList,
  updateTeam,
} from './teams.ts';

/** A team as the viewer gets it, with what they may do to it. */
function presentTeam(row: TeamRow, viewer: Viewer, addresses: FileAddresses): Team {
  return {
    id: row.id,
    project: { id: row.project_id, name: row.project_name },
    name: row.name,
    members: row.members.map((member) => presentPerson(member, row.tenant_id, addresses)),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    may: { update: mayUpdate(viewer, row), delete: mayDelete(viewer, row) },
  };
}

const calls = authed.organisation.teams;

const show = ({ viewer, services }: AuthedContext, row: TeamRow) =>
  presentTeam(row, viewer, services.addresses);

async function find(db: Db, { viewer }: AuthedContext, id: string): Promise<TeamRow> {
  return found(mayRead(viewer) ? await teamById(db, viewer, id) : undefined, 'team');
}

const projectOf = async (db: Db, { viewer }: AuthedContext, id: string) =>
  mayReadProjects(viewer) ? projectById(db, viewer, id) : undefined;

async function refuseTakenName(
  db: Db,
  tenant: string,
  asked: Parameters<typeof isTeamNameTaken>[2],
): Promise<void> {
  if (await isTeamNameTaken(db, tenant, asked))
    throw refuse('team-name-taken', { name: asked.name }, { name: 'other-team-name' });
}

/** Throws where a person whom the viewer does not see is put in a team; people who are in it stay. */
async function refuseStrangers(
  db: Db,
  { viewer }: AuthedContext,
  members: readonly string[] = [],
  before: TeamRow['members'] = [],
): Promise<void> {
  const added = members.filter((id) => before.every((member) => member.id !== id));
  const seen = await peopleSeenAmong(db, viewer, added);
  const bad = members.flatMap((id, at) =>
    added.includes(id) && !seen.has(id) ? [[`members.${at}`, 'visible-active-person'] as const] : [],
  );
  if (bad.length > 0) throw badInput(Object.fromEntries(bad));
}

export const teams = {
  list: calls.list.handler(({ input, context }) =>
    context.readShown(async (db) => {
      if (!mayRead(context.viewer)) throw refuse('may-not', { what: 'see-teams' });
      const rows = await teamList(db, context.viewer, input.project);
      if (input.project && rows.length === 0 && !(await projectOf(db, context, input.project)))
        throw refuse('not-found', { noun: 'project' });
      return { items: rows.map((row) => show(context, row)) };
    }),
  ),

  create: calls.create.handler(({ input, context }) =>
    context.write(async (tx) => {
      const project = await projectOf(tx, context, input.project);
      if (!project) throw badInput({ project: 'own-project' });
      if (!mayAddTeam(context.viewer, project))
        throw refuse('may-not', { what: 'add-teams-to-this-project' });
      await refuseTakenName(tx, context.tenant, { project: project.id, name: input.name });
      await refuseStrangers(tx, context, input.members);
      const id = await createTeam(tx, input);
      return show(context, await find(tx, context, id));
    }),
  ),

  update: calls.update.handler(({ input, context }) =>
    context.write(async (tx) => {
      const before = await find(tx, context, input.id);
      if (!mayUpdate(context.viewer, before)) throw refuse('may-not', { what: 'change-this-team' });
      if (input.name)
        await refuseTakenName(tx, context.tenant, {
          project: before.project_id,
          name: input.name,
          except: before.id,
        });
      await refuseStrangers(tx, context, input.members, before.members);
      const changed = await updateTeam(tx, before, input);
      const now = show(context, await find(tx, context, input.id));
      if (!changed) throw staleVersion(now);
      return now;
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const team = await find(tx, context, input.id);
      if (!mayDelete(context.viewer, team)) throw refuse('may-not', { what: 'delete-this-team' });
      await deleteTeam(tx, team);
      return { message: doneText(context.language, 'deleted', { name: team.name }) };
    }),
  ),
};
