import { sql } from 'kysely';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { type Changes, changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { Contract, InputOf } from '../../input.ts';
import { found } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import type { StoryRow } from './queries.ts';

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
