import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { addition, id, moment } from '../shared/index.ts';
import { eventSubjects } from './words.ts';

/** Tells that something changed, never what it says: those who may see it fetch it through its own call. */
export const event = z.object({
  id,
  app: id.nullable(),
  subject: z.enum(eventSubjects),
  subjectId: id,
  task: id.nullable(),
  flow: id.nullable(),
  verb: z.string(),
  actor: id.nullable(),
  version: z.int().nullable(),
  at: moment,
});
export type Event = z.infer<typeof event>;

export const events = {
  /**
   * Server-sent events of one app, or without `app` of what concerns the caller. Resumed with
   * `Last-Event-ID`; an event may come twice, so clients treat it as a hint to fetch again. A client that has
   * no such id yet says in `missed` how many seconds ago it began to fetch what it shows: what happened since
   * then is sent first.
   */
  stream: addition('GET', '/events', { tag: 'Live', summary: 'Changes as they happen (server-sent events)' })
    .input(z.object({ app: id.optional(), missed: z.coerce.number().int().min(0).max(60).optional() }))
    .output(eventIterator(event)),
};
