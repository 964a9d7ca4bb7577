import * as z from 'zod';
import { addition, byId, done, id, listOf, moment } from '../shared/index.ts';

const tag = 'Authentication';

/** A login of the caller on one device; `current` is that of the request. */
export const session = z.object({
  id,
  current: z.boolean(),
  device: z.string().meta({ description: 'Browser and system, as far as they say' }),
  ip: z.string().nullable(),
  createdAt: moment,
  lastSeenAt: moment,
  expiresAt: moment,
});
export type Session = z.infer<typeof session>;

/** Where the caller is logged in. */
export const sessions = {
  list: addition('GET', '/sessions', { tag, summary: 'Where I am logged in' }).output(listOf(session)),
  revoke: addition('DELETE', '/sessions/{id}', { tag, weight: 'proof', summary: 'End one of my sessions' })
    .input(byId)
    .output(done),
  revokeOthers: addition('DELETE', '/sessions', {
    tag,
    weight: 'proof',
    summary: 'End all my sessions but this one',
  }).output(z.object({ message: z.string(), ended: z.int() })),
};
