import * as z from 'zod';
import { byId, call, done, id, line, listOf, moment, version } from '../shared/index.ts';
import {
  criteriaMaxItems,
  criterionMaxLength,
  storyMaxPoints,
  storyUserMaxLength,
  storyWishMaxLength,
} from './limits.ts';
import { storyStatuses } from './words.ts';

const tag = 'User stories';

/** How far a user story is, see `storyStatuses`. */
export const storyStatus = z.enum(storyStatuses);
const criterion = z.object({ text: line(criterionMaxLength), met: z.boolean() });

/** What a user of an app wants of a flow, with what it takes to be accepted. */
export const story = z.object({
  _id: id,
  flow: id,
  asA: z.string(),
  iWant: z.string(),
  soThat: z.string(),
  acceptanceCriteria: z.array(criterion),
  points: z.int().nullable(),
  status: storyStatus,
  stage: id.nullable(),
  version,
  createdAt: moment,
  updatedAt: moment,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type Story = z.infer<typeof story>;

const fields = z.object({
  asA: line(storyUserMaxLength),
  iWant: line(storyWishMaxLength),
  soThat: line(storyWishMaxLength),
  acceptanceCriteria: z.array(criterion).max(criteriaMaxItems).optional(),
  points: z.int().min(0).max(storyMaxPoints).nullable().optional(),
  status: storyStatus.optional(),
  stage: id.nullable().optional(),
});

/** User stories are seen by who has a part in the app of their flow. */
export const stories = {
  list: call('GET', '/user-stories', { tag, summary: 'User stories of a flow' })
    .input(z.object({ flow: id }))
    .output(listOf(story)),
  create: call('POST', '/user-stories', { tag, weight: 'light', summary: 'Add a user story', status: 201 })
    .input(fields.extend({ flow: id }))
    .output(story),
  update: call('PUT', '/user-stories/{id}', { tag, weight: 'light', summary: 'Change a user story' })
    .input(fields.partial().extend({ id, version }))
    .output(story),
  delete: call('DELETE', '/user-stories/{id}', { tag, weight: 'light', summary: 'Delete a user story' })
    .input(byId)
    .output(done),
};
