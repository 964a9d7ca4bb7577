import type { Story } from '@kazi/contract/work';
import type { Db, Tx } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { badInput, found, refuse, staleVersion } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { findFlow } from '../flows/flows.ts';
import {
  createStory,
  deleteStory,
  keepsStage,
  mayCreate,
  mayDelete,
  mayRead,
  mayUpdate,
  presentStory,
  storiesOf,
  storyById,
  updateStory,
} from './stories.ts';

const calls = authed.work.stories;

async function find(db: Db, { viewer, tenant }: AuthedContext, id: string) {
  const story = found(mayRead(viewer) ? await storyById(db, tenant, id) : undefined, 'user-story');
  const { flow, app } = await findFlow(db, viewer, story.flow_id);
  return { story, app, place: { app: app.id, flow: flow.id } };
}

async function show(db: Db, context: AuthedContext, id: string): Promise<Story> {
  const { story, app } = await find(db, context, id);
  return presentStory(story, app, context.viewer);
}

async function refuseStrangeStage(tx: Tx, flow: string, stage: string | null | undefined): Promise<void> {
  if (stage && !(await keepsStage(tx, flow, stage))) throw badInput({ stage: 'stage-of-flow' });
}

export const stories = {
  list: calls.list.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const { viewer, tenant } = context;
      const { flow, app } = await findFlow(db, viewer, input.flow);
      if (!mayRead(viewer)) throw refuse('may-not', { what: 'see-user-stories' });
      const rows = await storiesOf(db, tenant, flow.id);
      return { items: rows.map((row) => presentStory(row, app, viewer)) };
    }),
  ),

  create: calls.create.handler(({ input: { flow: flowId, ...given }, context }) =>
    context.write(async (tx) => {
      const { flow, app } = await findFlow(tx, context.viewer, flowId);
      if (!mayCreate(context.viewer, app)) throw refuse('may-not', { what: 'add-user-stories-to-this-flow' });
      await refuseStrangeStage(tx, flow.id, given.stage);
      const id = await createStory(tx, { app: app.id, flow: flow.id }, given);
      return show(tx, context, id);
    }),
  ),

  update: calls.update.handler(({ input: { id, version, ...given }, context }) =>
    context.write(async (tx) => {
      const { story, app, place } = await find(tx, context, id);
      if (!mayUpdate(context.viewer, app, story)) throw refuse('may-not', { what: 'change-this-user-story' });
      await refuseStrangeStage(tx, place.flow, given.stage);
      const changed = await updateStory(tx, place, story, version, given);
      const now = await show(tx, context, id);
      if (!changed) throw staleVersion(now);
      return now;
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const { story, app, place } = await find(tx, context, input.id);
      if (!mayDelete(context.viewer, app, story)) throw refuse('may-not', { what: 'delete-this-user-story' });
      await deleteStory(tx, place, story);
      return { message: doneText(context.language, 'story-deleted') };
    }),
  ),
};
