import type { Story } from '@kazi/contract/work';
import { sql } from 'kysely';
import { deleteById } from '../../database/by-id.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion, type Patch } from '../../database/version.ts';
import { type Changes, changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { found } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import type { StoryRow } from './queries.ts';

type Sentence = Pick<Story, 'asA' | 'iWant' | 'soThat'>;
type StoryFields = Sentence & Patch<Pick<Story, 'acceptanceCriteria' | 'points' | 'status' | 'stage'>>;

/** The app and the flow of a story, for its events. */
interface Place {
  app: string;
  flow: string;
}

const columnsOf = (given: Patch<StoryFields>) => ({
  as_a: given.asA,
  i_want: given.iWant,
  so_that: given.soThat,
  acceptance_criteria: given.acceptanceCriteria && JSON.stringify(given.acceptanceCriteria),
  points: given.points,
  status: given.status,
  stage: given.stage,
});

/** Adds a story to a flow. Gives its id. */
export async function createStory(tx: Tx, place: Place, given: StoryFields): Promise<string> {
  const id = newId();
  await tx
    .insertInto('user_stories')
    .values({
      ...columnsOf(given),
      as_a: given.asA,
      i_want: given.iWant,
      so_that: given.soThat,
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
  given: Patch<StoryFields>,
): Promise<boolean> {
  const updated = await tx
    .updateTable('user_stories')
    .set({ ...columnsOf(given), version: sql`version + 1`, updated_at: sql`now()` })
    .where(atVersion(tx, before.id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  const { as_a: asA, i_want: iWant, so_that: soThat, acceptance_criteria: acceptanceCriteria } = before;
  const changes = changesOf({ ...before, asA, iWant, soThat, acceptanceCriteria }, { ...given });
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
