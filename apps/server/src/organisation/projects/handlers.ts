import type { Project } from '@kazi/contract/organisation';
import type { Db } from '../../database/tenancy.ts';
import type { Patch } from '../../database/version.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import { toPage } from '../../page.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, found, refuse, staleVersion } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { createFirstApp, mayCreate as mayCreateApp } from '../apps/apps.ts';
import { profileToActAs } from '../profile.ts';
import {
  createProject,
  deleteProject,
  isProjectKeyTaken,
  mayAddApp,
  mayAddTeam,
  mayCreate,
  mayDelete,
  mayRead,
  mayUpdate,
  type ProjectRow,
  projectById,
  projectKeys,
  projectPage,
  updateProject,
} from './projects.ts';

/** A project as the viewer gets it, with what they may do to it. */
function presentProject(row: ProjectRow, viewer: Viewer, addresses: FileAddresses): Project {
  return {
    id: row.id,
    profile: row.profile_id,
    owner: presentPerson(row.owner, row.tenant_id, addresses),
    name: row.name,
    key: row.key,
    description: row.description,
    status: row.status,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    apps: row.apps,
    tasks: row.tasks,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    may: {
      update: mayUpdate(viewer, row),
      delete: mayDelete(viewer, row),
      addApp: mayAddApp(viewer, row),
      addTeam: mayAddTeam(viewer, row),
    },
  };
}

const calls = authed.organisation.projects;

const show = ({ viewer, services }: AuthedContext, row: ProjectRow) =>
  presentProject(row, viewer, services.addresses);

async function find(db: Db, { viewer }: AuthedContext, id: string): Promise<ProjectRow> {
  return found(mayRead(viewer) ? await projectById(db, viewer, id) : undefined, 'project');
}

async function refuseTakenKey(
  db: Db,
  tenant: string,
  key: string | undefined,
  except?: string,
): Promise<void> {
  if (key && (await isProjectKeyTaken(db, tenant, key, except)))
    throw refuse('project-key-taken', { key }, { key: 'other-project-key' });
}

/** A change of one of the days alone must fit the other as it is. */
function refuseEndBeforeStart(
  before: ProjectRow,
  given: Patch<{ startsOn: string | null; endsOn: string | null }>,
) {
  const { startsOn = before.starts_on, endsOn = before.ends_on } = given;
  if (startsOn && endsOn && endsOn < startsOn) {
    const field = given.endsOn ? 'endsOn' : 'startsOn';
    throw badInput({ [field]: given.endsOn ? 'not-before-start' : 'not-after-end' });
  }
}

export const projects = {
  list: calls.list.handler(async ({ input, context }) => {
    if (!mayRead(context.viewer)) throw refuse('may-not', { what: 'see-projects' });
    const rows = await context.readShown((db) => projectPage(db, context.viewer, input));
    return toPage(rows, input.limit, { keys: projectKeys, present: (row) => show(context, row) });
  }),

  create: calls.create.handler(({ input, context }) =>
    context.write(async (tx) => {
      if (!mayCreate(context.viewer)) throw refuse('may-not', { what: 'make-projects' });
      const profile = await profileToActAs(tx, context.viewer, 'Project', input.profile);
      if (!profile) throw badInput({ profile: 'own-profile' });
      const { withApp = false, ...given } = input;
      if (withApp && !mayCreateApp(context.viewer)) throw refuse('may-not', { what: 'make-apps' });
      await refuseTakenKey(tx, context.tenant, input.key);
      const id = await createProject(tx, { ...given, profile });
      const firstApp = withApp ? await createFirstApp(tx, { ...given, project: id }) : undefined;
      return { ...show(context, await find(tx, context, id)), ...(firstApp && { firstApp }) };
    }),
  ),

  get: calls.get.handler(({ input, context }) =>
    context.readShown(async (db) => show(context, await find(db, context, input.id))),
  ),

  update: calls.update.handler(({ input, context }) =>
    context.write(async (tx) => {
      const before = await find(tx, context, input.id);
      if (!mayUpdate(context.viewer, before)) throw refuse('may-not', { what: 'change-this-project' });
      refuseEndBeforeStart(before, input);
      await refuseTakenKey(tx, context.tenant, input.key, input.id);
      const changed = await updateProject(tx, before, input);
      const now = show(context, await find(tx, context, input.id));
      if (!changed) throw staleVersion(now);
      return now;
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const project = await find(tx, context, input.id);
      if (!mayDelete(context.viewer, project)) throw refuse('may-not', { what: 'delete-this-project' });
      await context.services.beforeRemoval(tx, { project: project.id });
      await deleteProject(tx, project);
      return { message: doneText(context.language, 'deleted', { name: project.name }) };
    }),
  ),
};
