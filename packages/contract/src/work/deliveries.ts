import * as z from 'zod';
import { file } from '../files/index.ts';
import { person } from '../identity/index.ts';
import { problem } from '../refusals/problems.ts';
import { addition, byId, id, moment, pageOf, paging, richText } from '../shared/index.ts';
import { commentMaxLength, deliveryFilesMaxItems, deliveryLinksMaxItems, linkMaxLength } from './limits.ts';

/** Why, when and by whom work was sent back. */
export const sentBack = z.object({ by: person.nullable(), at: moment, reason: z.string().nullable() });

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

/** What was handed in is read by who sees the task, and never changes: a task that was sent back is handed in again. */
export const deliveries = {
  list: addition('GET', '/tasks/{id}/deliveries', {
    tag: 'Tasks',
    summary: 'What was handed in, newest first',
  })
    .input(byId.extend(paging.shape))
    .output(pageOf(delivery)),
};
