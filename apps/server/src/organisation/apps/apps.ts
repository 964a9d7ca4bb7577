import { type Action, reachesAll, type Subject } from '@kazi/contract/abilities';
import { keyMaxLength } from '@kazi/contract/limits';
import type { App, appChange, newApp } from '@kazi/contract/organisation';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import { appsListed, isInTeam, type Standing as Whole } from '../../access/index.ts';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import { deleteById } from '../../database/by-id.ts';
import { contains } from '../../database/contains.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';
import { isTaken } from '../taken.ts';

/** Being assigned a task of an app gives no rights over the app. */
type Standing = Omit<Whole, 'assigned'>;

const can = (viewer: Viewer, action: Action, { owns }: Standing) =>
  reachesAll(viewer.ability, 'App') || (owns && viewer.ability.can(action, 'App'));

const mayAdd = ({ ability }: Viewer, subject: Subject, { owns, member }: Standing) =>
  reachesAll(ability, subject) || ((owns || member) && ability.can('create', subject));

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'App');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'App');
export const mayUpdate = (viewer: Viewer, app: Standing) => can(viewer, 'update', app);
export const mayDelete = (viewer: Viewer, app: Standing) => can(viewer, 'delete', app);
export const mayAddTask = (viewer: Viewer, app: Standing) => mayAdd(viewer, 'Task', app);
export const mayAddFlow = (viewer: Viewer, app: Standing) => mayAdd(viewer, 'Flow', app);

const tasks = sql<App['tasks']>`(
  select json_build_object('open', count(*) filter (where k.status not in ('done', 'cancelled')),
    'done', count(*) filter (where k.status = 'done'))
  from tasks k where k.tenant_id = a.tenant_id and k.app_id = a.id)`;

/** The apps that the viewer is a party to, with what their rows show. */
function appsFor(db: Db, viewer: Viewer) {
  return db
    .selectFrom('apps as a')
    .leftJoin('projects as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.id', '=', 'a.project_id'),
    )
    .innerJoin('profiles as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'a.tenant_id')
        .on('o.id', '=', sql<string>`coalesce(a.profile_id, p.profile_id)`),
    )
    .selectAll('a')
    .select(['p.name as project_name', 'o.id as owner_profile_id', 'o.name as owner_profile_name'])
    .select([
      sql<boolean>`o.user_id = ${viewer.user.id}`.as('owns'),
      isInTeam(viewer, 'a.project_id').as('member'),
      tasks.as('tasks'),
    ])
    .where('a.tenant_id', '=', viewer.tenant)
    .where(appsListed(viewer, 'a.id'));
}

export type AppRow = InferResult<ReturnType<typeof appsFor>>[number];

/** One app, if there is one and the viewer has a part in it. */
export function appById(db: Db, viewer: Viewer, id: string): Promise<AppRow | undefined> {
  return appsFor(db, viewer).where('a.id', '=', id).executeTakeFirst();
}

type AppQuery = InputOf<Contract['organisation']['apps']['list']>;

/** A page of apps by name, read with one row more than asked. */
export function appPage(db: Db, viewer: Viewer, filter: AppQuery): Promise<AppRow[]> {
  const after = readCursor(filter.cursor, z.tuple([z.string(), z.uuid()]));
  let query = byName(appsFor(db, viewer)).limit(filter.limit + 1);
  if (after) query = query.where(sql<boolean>`(a.name, a.id) > (${after[0]}, ${after[1]}::uuid)`);
  if (filter.q) query = query.where(contains(sql`a.name || ' ' || a.key`, filter.q));
  return query.execute();
}

export const appKeys = (row: AppRow) => [row.name, row.id];

/** The apps of a project, by name. */
export function appsOfProject(db: Db, viewer: Viewer, project: string): Promise<AppRow[]> {
  return byName(appsFor(db, viewer)).where('a.project_id', '=', project).execute();
}

/** The apps that a profile owns outside of any project, by name. */
export function appsOfProfile(db: Db, viewer: Viewer, profile: string): Promise<AppRow[]> {
  return byName(appsFor(db, viewer)).where('a.profile_id', '=', profile).execute();
}

const byName = (query: ReturnType<typeof appsFor>) => query.orderBy('a.name').orderBy('a.id');

/** How many apps the viewer is a party to. */
export async function countApps(db: Db, viewer: Viewer): Promise<number> {
  const { count } = await appsFor(db, viewer)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another app of the workspace has this key. */
export const isAppKeyTaken = (db: Db, tenant: string, key: string, except?: string): Promise<boolean> =>
  isTaken(db.selectFrom('apps').select('id').where('tenant_id', '=', tenant).where('key', '=', key), except);

/** Whether this was the key of another app of the workspace: numbers under it still lead to that app's tasks. */
export const isFormerAppKey = (db: Db, tenant: string, key: string, except?: string): Promise<boolean> =>
  isTaken(
    db
      .selectFrom('former_app_keys')
      .select('app_id as id')
      .where('tenant_id', '=', tenant)
      .where('key', '=', key),
    except,
  );

type NewApp = Omit<z.infer<typeof newApp>, 'project' | 'profile'> & AppHome;
type AppChange = z.infer<typeof appChange>;

/** Where an app belongs: to a project or, outside of any, to a profile. */
export type AppHome = { project: string; profile: null } | { project: null; profile: string };

const fields = defineFields<Omit<AppChange, 'id' | 'version'>, 'apps'>()({
  name: 'name',
  key: 'key',
  kind: 'kind',
  description: 'description',
});

/** Makes an app. Gives its id. */
export async function createApp(tx: Tx, { project, profile, ...given }: NewApp): Promise<string> {
  const id = newId();
  await tx
    .insertInto('apps')
    .values({
      ...fields.toColumns(given),
      tenant_id: tx.tenant,
      id,
      project_id: project,
      profile_id: profile,
    })
    .execute();
  const detail = { name: given.name };
  await record(tx, { subject: 'app', subjectId: id, app: id, verb: 'created', version: 1, detail });
  return id;
}

/** Makes the app that a new project begins with: of its name, and of its key or, where that is taken, of that with a number. */
export async function createFirstApp(
  tx: Tx,
  { project, name, key }: { project: string; name: string; key: string },
): Promise<string> {
  await takeAdvisoryLock(tx, `app key ${tx.tenant} ${key}`);
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : String(number);
    const free = `${key.slice(0, keyMaxLength - suffix.length)}${suffix}`;
    const isTakenNow =
      (await isAppKeyTaken(tx, tx.tenant, free)) || (await isFormerAppKey(tx, tx.tenant, free));
    if (!isTakenNow) return createApp(tx, { project, profile: null, name, key: free });
  }
}

/**
 * Changes what is given; a new key shows in the numbers of all its tasks at once. False, with nothing changed,
 * where the app is no longer at that version.
 */
export async function updateApp(
  tx: Tx,
  before: AppRow,
  { id, version, ...given }: AppChange,
): Promise<boolean> {
  const updated = await tx
    .updateTable('apps')
    .set({ ...fields.toColumns(given), version: sql`version + 1`, updated_at: sql`now()` })
    .where(atVersion(tx, id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  if (given.key && given.key !== before.key) await keepFormerKey(tx, before, given.key);
  const changes = changesOf(fields.fromRow(before, {}), given);
  await record(tx, {
    subject: 'app',
    subjectId: id,
    app: id,
    verb: 'updated',
    version: updated.version,
    changes,
    detail: { name: before.name },
  });
  return true;
}

/** Keeps the key that an app had, and lets it have a former key of its own back. */
async function keepFormerKey(tx: Tx, { id, key }: AppRow, next: string): Promise<void> {
  await tx.deleteFrom('former_app_keys').where('tenant_id', '=', tx.tenant).where('key', '=', next).execute();
  await tx
    .insertInto('former_app_keys')
    .values({ tenant_id: tx.tenant, key, app_id: id })
    .onConflict((clash) => clash.columns(['tenant_id', 'key']).doUpdateSet({ app_id: id }))
    .execute();
}

/** Deletes an app with its flows and tasks. */
export async function deleteApp(tx: Tx, app: AppRow): Promise<void> {
  found(await deleteById(tx, 'apps', app.id), 'app');
  const changes = changesOf({ ...app }, { name: null, key: null });
  await record(tx, { subject: 'app', subjectId: app.id, app: app.id, verb: 'deleted', changes });
}
