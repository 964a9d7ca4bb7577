import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { addition, id, moment } from '../shared/index.ts';
import { missedMaxSeconds } from './limits.ts';
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

/** What a stream says of itself. */
const streamMark = z.object({
  stream: z.enum(['reached', 'gap']).meta({
    description:
      'reached: the id that comes with it serves as Last-Event-ID; gap: more was missed than is sent again, so fetch anew what is shown',
  }),
});
export type StreamMark = z.infer<typeof streamMark>;

/** Changes as they happen. */
export const events = {
  /**
   * Server-sent events of one app, or without `app` of what concerns the caller. Resumed with
   * `Last-Event-ID`; an event may come twice, so clients treat it as a hint to fetch again. A client that has
   * no such id yet says in `missed` how many seconds ago it began to fetch what it shows: what happened since
   * then is sent first. Events of the last ten minutes are sent again, a thousand at most: where a client missed more, a mark
   * says so. A mark once a minute has an id to resume with, for clients that few events concern.
   */
  stream: addition('GET', '/events', { tag: 'Live', summary: 'Changes as they happen (server-sent events)' })
    .input(
      z.object({
        app: id.optional(),
        missed: z.coerce.number().int().min(0).max(missedMaxSeconds).optional(),
      }),
    )
    .output(eventIterator(z.union([event, streamMark]))),
};
