import * as z from 'zod';
import { file } from '../files/index.ts';
import { person } from '../identity/index.ts';
import { problem } from '../refusals/problems.ts';
import { addition, byId, id, line, moment, pageOf, paging, prose, richText } from '../shared/index.ts';
import {
  commentMaxLength,
  deliveryFilesMaxItems,
  deliveryLinksMaxItems,
  linkMaxLength,
  markMaxLength,
  markPlaceMaxLength,
  marksMaxItems,
} from './limits.ts';

/** Why, when and by whom work was sent back. */
export const sentBack = z.object({ by: person.nullable(), at: moment, reason: z.string().nullable() });

/** What sums of shares may be off by. */
const rounding = 1e-6;
const share = z.number().min(0).max(1);

/** A part of a picture, as shares of its width and height from its upper left corner; a point has neither width nor height. */
export const markArea = z
  .object({ x: share, y: share, width: share.default(0), height: share.default(0) })
  .refine(
    ({ x, y, width, height }) => Math.max(x + width, y + height) <= 1 + rounding,
    problem('within-picture'),
  );
export type MarkArea = z.infer<typeof markArea>;

/** What was said about one place of a delivery's file by who decided on the work. */
export const mark = z.object({
  id,
  number: z.int().meta({ description: 'Of its delivery: 1 for the first one' }),
  file: id,
  area: markArea.nullable().meta({ description: 'Where on a picture' }),
  place: z.string().meta({ description: 'Where in another file, in words: "page 3", "0:42"' }),
  body: z.string(),
  by: person,
  at: moment,
  done: z.object({ by: person, at: moment }).nullable().meta({ description: 'An assignee has seen to it' }),
});
export type Mark = z.infer<typeof mark>;

const newMark = z.object({
  file: id.meta({ description: 'Of the newest delivery' }),
  area: markArea.optional().meta({ description: 'For a picture alone' }),
  place: line(markPlaceMaxLength).optional(),
  body: prose(markMaxLength).pipe(z.string().min(1, problem('say-something'))),
});

/** What is said, together with a decision, about files of the newest delivery; numbered in this order. */
export const newMarks = { marks: z.array(newMark).max(marksMaxItems).optional() };

/** What somebody handed in: one for each time that a task was submitted. */
export const delivery = z.object({
  _id: id,
  number: z.int().meta({ description: 'Of its task: 1 for the first one' }),
  author: person,
  body: z.string().meta({ description: 'Rich text: sanitised HTML' }),
  links: z.array(z.string()),
  files: z.array(file),
  at: moment,
  sentBack: sentBack.nullable(),
  marks: z.array(mark).meta({ description: 'By their numbers' }),
});
export type Delivery = z.infer<typeof delivery>;

/** A delivery as cards show it, beside what accepts it. */
export const deliveryLine = z.object({
  number: z.int(),
  line: z.string().meta({ description: 'How it begins, as plain text' }),
  links: z.int(),
  files: z.int(),
});

const link = z
  .string()
  .trim()
  .max(linkMaxLength)
  .refine((typed) => /^https?:\/\/[^\s/]/i.test(typed) && URL.canParse(typed), problem('web-address'));

/** What a submission hands in; each part may be left out. */
export const newDelivery = {
  body: richText(commentMaxLength).optional(),
  links: z
    .array(link)
    .max(deliveryLinksMaxItems)
    .transform((links) => [...new Set(links)])
    .optional(),
  files: z
    .array(id)
    .max(deliveryFilesMaxItems)
    .transform((files) => [...new Set(files)])
    .optional()
    .meta({ description: 'Ids of uploaded files' }),
};

/**
 * What was handed in is read by who sees the task, and never changes: a task that was sent back is handed in again. Its assignees
 * answer the marks on it.
 */
export const deliveries = {
  list: addition('GET', '/tasks/{id}/deliveries', {
    tag: 'Tasks',
    summary: 'What was handed in, newest first',
  })
    .input(byId.extend(paging.shape))
    .output(pageOf(delivery)),
  answer: addition('PUT', '/tasks/{id}/marks/{mark}', {
    tag: 'Tasks',
    weight: 'light',
    summary: 'Say that a mark on what was handed in is done, or is not',
  })
    .input(byId.extend({ mark: id, done: z.boolean() }))
    .output(mark),
};
