import * as z from 'zod';
import { addition, byId, call, done, id, line, listOf, moment, richText, version } from '../shared/index.ts';
import { flowAboutMaxLength, flowNameMaxLength, stageNameMaxLength, stagesMaxItems } from './limits.ts';

const tag = 'Flows';

/** A step of a flow, in order. A story or a task can stand in one; the flow's page shows them as a track. */
export const stage = z.object({ id, name: line(stageNameMaxLength) });

/** A way to a goal within an app: its stages in order, with how many tasks and stories are done. */
export const flow = z.object({
  _id: id,
  app: id,
  name: z.string(),
  description: z.string(),
  stages: z.array(stage),
  currentStage: id.nullable(),
  progress: z
    .object({ done: z.int(), total: z.int() })
    .meta({ description: 'Tasks done, of those not cancelled' }),
  stories: z.object({ done: z.int(), total: z.int() }),
  author: id,
  version,
  createdAt: moment,
  updatedAt: moment,
  may: z.object({
    update: z.boolean(),
    delete: z.boolean(),
    addStory: z.boolean(),
    addTask: z.boolean(),
    comment: z.boolean(),
  }),
});
export type Flow = z.infer<typeof flow>;

const stages = z.array(stage).max(stagesMaxItems);
const fields = z.object({
  name: line(flowNameMaxLength),
  description: richText(flowAboutMaxLength).optional(),
});

/** A flow of an app; `stages` are their names in order. */
export const newFlow = fields.extend({
  app: id,
  stages: z.array(line(stageNameMaxLength)).max(stagesMaxItems).optional(),
});
/** What is given is changed; `stages` replaces all of them, those that stay under their ids. */
export const flowChange = fields
  .partial()
  .extend({ id, version, stages: stages.optional(), currentStage: id.nullable().optional() });

/** Flows are seen by who has a part in their app. */
export const flows = {
  create: call('POST', '/flows', { tag, weight: 'light', summary: 'Add a flow', status: 201 })
    .input(newFlow)
    .output(flow),
  list: call('GET', '/flows', { tag, summary: 'Flows of an app' })
    .input(z.object({ app: id }))
    .output(listOf(flow)),
  get: call('GET', '/flows/{id}', { tag, summary: 'A flow' }).input(byId).output(flow),
  update: addition('PUT', '/flows/{id}', { tag, weight: 'light', summary: 'Change a flow' })
    .input(flowChange)
    .output(flow),
  delete: call('DELETE', '/flows/{id}', {
    tag,
    weight: 'light',
    summary: 'Delete a flow; its tasks stay, without a flow',
  })
    .input(byId)
    .output(done),
};
