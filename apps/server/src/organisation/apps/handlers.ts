import { type App, appKind } from '@kazi/contract/organisation';
import type { Db } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { toPage } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, found, refuse, staleVersion } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { profileToActAs } from '../profile.ts';
import { mayAddApp, mayRead as mayReadProjects, projectById } from '../projects/projects.ts';
import {
  type AppHome,
  type AppRow,
  appById,
  appKeys,
  appPage,
  appsOfProfile,
  appsOfProject,
  createApp,
  deleteApp,
  isAppKeyTaken,
  isFormerAppKey,
  mayAddFlow,
  mayAddTask,
  mayCreate,
  mayDelete,
  mayRead,
  mayUpdate,
  updateApp,
} from './apps.ts';

/** An app as the viewer gets it, with what they may do to it. */
function presentApp(row: AppRow, viewer: Viewer): App {
  return {
    id: row.id,
    project: row.project_id === null ? null : { id: row.project_id, name: row.project_name ?? '' },
    profile: { id: row.owner_profile_id, name: row.owner_profile_name },
    name: row.name,
    key: row.key,
    kind: appKind.parse(row.kind),
    description: row.description,
    tasks: row.tasks,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    may: {
      update: mayUpdate(viewer, row),
      delete: mayDelete(viewer, row),
      addTask: mayAddTask(viewer, row),
      addFlow: mayAddFlow(viewer, row),
    },
  };
}

const calls = authed.organisation.apps;

async function find(db: Db, { viewer }: AuthedContext, id: string): Promise<AppRow> {
  return found(mayRead(viewer) ? await appById(db, viewer, id) : undefined, 'app');
}

/** Where a new app will belong: the project or profile asked for, else the viewer's own profile. */
async function homeFor(
  db: Db,
  viewer: Viewer,
  asked: { project?: string | undefined; profile?: string | undefined },
): Promise<AppHome> {
  if (asked.project) {
    const project = mayReadProjects(viewer) ? await projectById(db, viewer, asked.project) : undefined;
    if (!project) throw badInput({ project: 'own-project' });
    if (!mayAddApp(viewer, project)) throw refuse('may-not', { what: 'add-apps-to-this-project' });
    return { project: project.id, profile: null };
  }
  if (!mayCreate(viewer)) throw refuse('may-not', { what: 'make-apps' });
  const profile = await profileToActAs(db, viewer, 'App', asked.profile);
  if (!profile) throw badInput({ profile: 'own-profile' });
  return { project: null, profile };
}

async function refuseTakenKey(
  db: Db,
  tenant: string,
  key: string | undefined,
  except?: string,
): Promise<void> {
  if (!key) return;
  if (await isAppKeyTaken(db, tenant, key, except))
    throw refuse('app-key-taken', { key }, { key: 'other-app-key' });
  if (await isFormerAppKey(db, tenant, key, except))
    throw refuse('app-key-former', { key }, { key: 'other-app-key' });
}

export const apps = {
  list: calls.list.handler(async ({ input, context }) => {
    if (!mayRead(context.viewer)) throw refuse('may-not', { what: 'see-apps' });
    const rows = await context.readShown((db) => appPage(db, context.viewer, input));
    return toPage(rows, input.limit, { keys: appKeys, present: (row) => presentApp(row, context.viewer) });
  }),

  create: calls.create.handler(({ input, context }) =>
    context.write(async (tx) => {
      const home = await homeFor(tx, context.viewer, input);
      await refuseTakenKey(tx, context.tenant, input.key);
      const id = await createApp(tx, { ...input, ...home });
      return presentApp(await find(tx, context, id), context.viewer);
    }),
  ),

  get: calls.get.handler(({ input, context }) =>
    context.readShown(async (db) => presentApp(await find(db, context, input.id), context.viewer)),
  ),

  ofProject: calls.ofProject.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const { viewer } = context;
      const rows = mayRead(viewer) ? await appsOfProject(db, viewer, input.id) : [];
      if (rows.length === 0 && !(mayReadProjects(viewer) && (await projectById(db, viewer, input.id))))
        throw refuse('not-found', { noun: 'project' });
      return { items: rows.map((row) => presentApp(row, viewer)) };
    }),
  ),

  ofProfile: calls.ofProfile.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const { viewer } = context;
      const rows = mayRead(viewer) ? await appsOfProfile(db, viewer, input.id) : [];
      if (rows.length === 0 && !(await profileToActAs(db, viewer, 'App', input.id)))
        throw refuse('not-found', { noun: 'profile' });
      return { items: rows.map((row) => presentApp(row, viewer)) };
    }),
  ),

  update: calls.update.handler(({ input, context }) =>
    context.write(async (tx) => {
      const before = await find(tx, context, input.id);
      if (!mayUpdate(context.viewer, before)) throw refuse('may-not', { what: 'change-this-app' });
      await refuseTakenKey(tx, context.tenant, input.key, input.id);
      const changed = await updateApp(tx, before, input);
      const now = presentApp(await find(tx, context, input.id), context.viewer);
      if (!changed) throw staleVersion(now);
      return now;
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const app = await find(tx, context, input.id);
      if (!mayDelete(context.viewer, app)) throw refuse('may-not', { what: 'delete-this-app' });
      await context.services.beforeRemoval(tx, { app: app.id });
      await deleteApp(tx, app);
      return { message: doneText(context.language, 'deleted', { name: app.name }) };
    }),
  ),
};
