import { type Flow, flowAboutMaxLength } from '@kazi/contract/work';
import { type AppStanding, appStanding } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Patch } from '../../database/version.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { mayAddFlow, mayAddTask } from '../../organisation/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, found, refuse, staleVersion } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { renderMentions } from '../mentions.ts';
import { storedRichText } from '../rich-text.ts';
import { mayCreate as mayAddStory } from '../stories/stories.ts';
import {
  createFlow,
  deleteFlow,
  type FlowRow,
  findFlow,
  flowsOf,
  mayComment,
  mayDelete,
  mayRead,
  mayUpdate,
  updateFlow,
} from './flows.ts';

/** A flow as the viewer gets it, with what they may do to it. */
function presentFlow(row: FlowRow, app: AppStanding, viewer: Viewer): Flow {
  return {
    _id: row.id,
    app: row.app_id,
    name: row.name,
    description: row.description,
    stages: row.stages,
    currentStage: row.current_stage,
    progress: row.progress,
    stories: row.stories,
    author: row.author_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    may: {
      update: mayUpdate(viewer, app, row),
      delete: mayDelete(viewer, app, row),
      addStory: mayAddStory(viewer, app),
      addTask: mayAddTask(viewer, app),
      comment: mayComment(viewer),
    },
  };
}

const calls = authed.work.flows;

async function findApp(db: Db, { viewer }: AuthedContext, id: string) {
  const app = found(await appStanding(db, viewer, id), 'app');
  return app;
}

async function show(db: Db, { viewer }: AuthedContext, id: string): Promise<Flow> {
  const { flow, app } = await findFlow(db, viewer, id);
  const named = await renderMentions(db, viewer.tenant, [flow.description]);
  return presentFlow({ ...flow, description: named(flow.description) }, app, viewer);
}

const cleaned = (description: string | undefined) =>
  description === undefined ? undefined : storedRichText(description, 'description', flowAboutMaxLength);

/** The stage that the flow will stand in: none, where that is no more among its stages. */
function stageAfter(
  flow: FlowRow,
  { stages = flow.stages, currentStage }: Patch<Pick<Flow, 'stages' | 'currentStage'>>,
): string | null {
  const ids = new Set(stages.map(({ id }) => id));
  if (ids.size < stages.length) throw badInput({ stages: 'repeated-id' });
  if (currentStage && !ids.has(currentStage)) throw badInput({ currentStage: 'stage-of-flow' });
  const after = currentStage === undefined ? flow.current_stage : currentStage;
  return after && ids.has(after) ? after : null;
}

export const flows = {
  create: calls.create.handler(({ input, context }) =>
    context.write(async (tx) => {
      const app = await findApp(tx, context, input.app);
      if (!mayAddFlow(context.viewer, app)) throw refuse('may-not', { what: 'add-flows-to-this-app' });
      const id = await createFlow(tx, { ...input, description: cleaned(input.description) });
      return show(tx, context, id);
    }),
  ),

  list: calls.list.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const { viewer } = context;
      const app = await findApp(db, context, input.app);
      if (!mayRead(viewer)) throw refuse('may-not', { what: 'see-the-flows-of-this-app' });
      const rows = await flowsOf(db, viewer.tenant, app.id);
      const named = await renderMentions(
        db,
        viewer.tenant,
        rows.map(({ description }) => description),
      );
      const items = rows.map((row) => ({ ...row, description: named(row.description) }));
      return { items: items.map((row) => presentFlow(row, app, viewer)) };
    }),
  ),

  get: calls.get.handler(({ input, context }) => context.readShown((db) => show(db, context, input.id))),

  update: calls.update.handler(({ input, context }) =>
    context.write(async (tx) => {
      const { flow, app } = await findFlow(tx, context.viewer, input.id);
      if (!mayUpdate(context.viewer, app, flow)) throw refuse('may-not', { what: 'change-this-flow' });
      const currentStage = stageAfter(flow, input);
      const description = cleaned(input.description);
      const changed = await updateFlow(tx, flow, { ...input, description, currentStage });
      const now = await show(tx, context, input.id);
      if (!changed) throw staleVersion(now);
      return now;
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const { flow, app } = await findFlow(tx, context.viewer, input.id);
      if (!mayDelete(context.viewer, app, flow)) throw refuse('may-not', { what: 'delete-this-flow' });
      await deleteFlow(tx, flow);
      return { message: doneText(context.language, 'flow-deleted', { name: flow.name }) };
    }),
  ),
};
