import { type Action, reachesAll } from '@kazi/contract/abilities';
import type { Story } from '@kazi/contract/work';
import { type Selectable, sql } from 'kysely';
import type { Standing } from '../../access/index.ts';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tables } from '../../database/tables.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { type Changes, changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { Contract, InputOf } from '../../input.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';
import { actorOf } from '../actor.ts';

interface AuthoredStory {
  author_id: string;
}

const can = (viewer: Viewer, action: Action, { owns }: Standing, story: AuthoredStory) =>
  reachesAll(viewer.ability, 'Story') ||
  ((owns || story.author_id === viewer.user.id) && viewer.ability.can(action, 'Story'));

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Story');
export const mayCreate = ({ ability }: Viewer, { owns, member }: Standing) =>
  reachesAll(ability, 'Story') || ((owns || member) && ability.can('create', 'Story'));
export const mayUpdate = (viewer: Viewer, app: Standing, story: AuthoredStory) =>
  can(viewer, 'update', app, story);
export const mayDelete = (viewer: Viewer, app: Standing, story: AuthoredStory) =>
  can(viewer, 'delete', app, story);

type StoryRow = Selectable<Tables['user_stories']>;

/** One story, for any viewer: the caller checks by its flow who may see it. */
export function storyById(db: Db, tenant: string, id: string): Promise<StoryRow | undefined> {
  const stories = db.selectFrom('user_stories').selectAll().where('tenant_id', '=', tenant);
  return stories.where('id', '=', id).executeTakeFirst();
}

/** The stories of a flow, in the order in which they were written. */
export function storiesOf(db: Db, tenant: string, flow: string): Promise<StoryRow[]> {
  const stories = db.selectFrom('user_stories').selectAll().where('tenant_id', '=', tenant);
  return stories.where('flow_id', '=', flow).orderBy('created_at').orderBy('id').execute();
}

/** Whether the flow has this stage, and keeps it until the transaction ends. */
export async function keepsStage(tx: Tx, flow: string, stage: string): Promise<boolean> {
  const held = tx
    .selectFrom('flows')
    .select('stages')
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', flow);
  const row = await held.forShare().executeTakeFirst();
  return row?.stages.some(({ id }) => id === stage) ?? false;
}

type Calls = Contract['work']['stories'];
type NewStory = Omit<InputOf<Calls['create']>, 'flow'>;
type StoryChange = Omit<InputOf<Calls['update']>, 'id' | 'version'>;

/** The app and the flow of a story, for its events. */
interface Place {
  app: string;
  flow: string;
}

const fields = defineFields<StoryChange, 'user_stories'>()({
  asA: 'as_a',
  iWant: 'i_want',
  soThat: 'so_that',
  acceptanceCriteria: (criteria) => ({ acceptance_criteria: JSON.stringify(criteria) }),
  points: 'points',
  status: 'status',
  stage: 'stage',
});

/** Adds a story to a flow. Gives its id. */
export async function createStory(tx: Tx, place: Place, given: NewStory): Promise<string> {
  const id = newId();
  await tx
    .insertInto('user_stories')
    .values({
      ...fields.toColumns(given),
      tenant_id: tx.tenant,
      id,
      flow_id: place.flow,
      author_id: actorOf(tx),
    })
    .execute();
  await recordOf(tx, place, id, 'created', 1);
  return id;
}

/** Changes what is given. False, with nothing changed, where the story is no longer at that version. */
export async function updateStory(
  tx: Tx,
  place: Place,
  before: StoryRow,
  version: number,
  given: StoryChange,
): Promise<boolean> {
  const updated = await tx
    .updateTable('user_stories')
    .set({ ...fields.toColumns(given), version: sql`version + 1`, updated_at: sql`now()` })
    .where(atVersion(tx, before.id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  const was = fields.fromRow(before, { acceptanceCriteria: before.acceptance_criteria });
  const changes = changesOf(was, { ...given });
  await recordOf(tx, place, before.id, 'updated', updated.version, changes);
  return true;
}

/** Deletes a story. */
export async function deleteStory(tx: Tx, place: Place, { id, i_want }: StoryRow): Promise<void> {
  found(await deleteById(tx, 'user_stories', id), 'user-story');
  await recordOf(tx, place, id, 'deleted', null, changesOf({ iWant: i_want }, { iWant: null }));
}

async function recordOf(
  tx: Tx,
  { app, flow }: Place,
  id: string,
  verb: string,
  version: number | null,
  changes: Changes = {},
): Promise<void> {
  await record(tx, { subject: 'story', subjectId: id, app, flow, verb, version, changes });
}

/** A story as the viewer gets it, with what they may do to it. */
export function presentStory(row: StoryRow, app: Standing, viewer: Viewer): Story {
  return {
    _id: row.id,
    flow: row.flow_id,
    asA: row.as_a,
    iWant: row.i_want,
    soThat: row.so_that,
    acceptanceCriteria: row.acceptance_criteria,
    points: row.points,
    status: row.status,
    stage: row.stage,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    may: { update: mayUpdate(viewer, app, row), delete: mayDelete(viewer, app, row) },
  };
}
