import * as z from 'zod';
import { person } from '../identity/index.ts';
import { problem } from '../refusals/problems.ts';
import {
  addition,
  byId,
  call,
  done,
  id,
  moment,
  pageOf,
  paging,
  richText,
  version,
} from '../shared/index.ts';
import { commentMaxLength } from './limits.ts';
import { reactions } from './words.ts';

const tag = 'Comments';

const reaction = z.enum(reactions);

/** A comment on a flow or on a task. */
export const comment = z.object({
  _id: id,
  flow: id.nullable(),
  task: id.nullable(),
  author: person,
  body: z.string().meta({ description: 'Rich text: sanitised HTML' }),
  mentions: z.array(id),
  version,
  reactions: z.array(z.object({ reaction, people: z.array(z.object({ id, name: z.string() })) })).meta({
    description: 'Those that somebody has, each with the people in the order in which they reacted',
  }),
  createdAt: moment,
  editedAt: moment.nullable(),
  may: z.object({ update: z.boolean(), delete: z.boolean(), react: z.boolean() }),
});
export type Comment = z.infer<typeof comment>;

const body = richText(commentMaxLength).min(1, problem('not-empty'));
/** People named in the body; each is told. */
const mentions = z.array(id).max(50).optional();
/** What is commented on. */
const place = z.object({ flow: id.optional(), task: id.optional() });
const oneOf = ({ flow, task }: z.infer<typeof place>) => Boolean(flow) || Boolean(task);
const needsOne = { ...problem('flow-or-task'), path: ['flow'] };

/** Comments are read by who sees what they are on, and their words changed by their author alone, on the version that was seen. */
export const comments = {
  list: call('GET', '/comments', { tag, summary: 'Comments on a flow or on a task, oldest first' })
    .input(paging.extend(place.shape).refine(oneOf, needsOne))
    .output(pageOf(comment)),
  create: call('POST', '/comments', {
    tag,
    weight: 'light',
    summary: 'Comment on a flow or on a task',
    status: 201,
  })
    .input(place.extend({ body, mentions }).refine(oneOf, needsOne))
    .output(comment),
  update: addition('PUT', '/comments/{id}', { tag, weight: 'light', summary: 'Change my comment' })
    .input(z.object({ id, version, body, mentions }))
    .output(comment),
  react: addition('PUT', '/comments/{id}/reactions/{reaction}', {
    tag,
    weight: 'light',
    summary: 'React to a comment; once more changes nothing',
  })
    .input(z.object({ id, reaction }))
    .output(comment),
  unreact: addition('DELETE', '/comments/{id}/reactions/{reaction}', {
    tag,
    weight: 'light',
    summary: 'Take my reaction to a comment back; once more changes nothing',
  })
    .input(z.object({ id, reaction }))
    .output(comment),
  delete: addition('DELETE', '/comments/{id}', { tag, weight: 'light', summary: 'Delete a comment' })
    .input(byId)
    .output(done),
};
