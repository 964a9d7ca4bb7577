import * as z from 'zod';
import { addition, byId, done, email, id, line, listOf, moment } from '../shared/index.ts';
import { joinLinkMaxDays, joinLinkMaxUses } from './words.ts';

const tag = 'Join links';

/**
 * A link that many people may have: who opens it is invited to its role by mail, at the address that they say. Its uses are the
 * people who came in by it.
 */
export const joinLink = z.object({
  id,
  role: z.string(),
  url: z.string().meta({ description: 'What is passed on' }),
  createdBy: z.string(),
  status: z.enum(['open', 'used-up', 'expired', 'withdrawn']),
  uses: z.int(),
  maxUses: z.int().nullable(),
  createdAt: moment,
  expiresAt: moment,
});
export type JoinLink = z.infer<typeof joinLink>;

const token = z.string().min(20).max(200);

/** Links by which people come in who were not invited by name, and coming in by one. */
export const joinLinks = {
  list: addition('GET', '/join-links', { tag, summary: 'Join links' }).output(listOf(joinLink)),
  create: addition('POST', '/join-links', {
    tag,
    weight: 'proof',
    summary: 'Make a join link of a role',
    status: 201,
  })
    .input(
      z.object({
        role: line(60),
        days: z.int().min(1).max(joinLinkMaxDays),
        maxUses: z.int().min(1).max(joinLinkMaxUses).nullable().optional(),
      }),
    )
    .output(joinLink),
  withdraw: addition('DELETE', '/join-links/{id}', {
    tag,
    weight: 'light',
    summary: 'Revoke a join link, and the invitations asked for by it',
  })
    .input(byId)
    .output(done),
  /** Needs no login: the token of the link is what allows it. */
  open: addition('GET', '/join-links/{token}', { tag, open: true, summary: 'What a join link is for' })
    .input(z.object({ token }))
    .output(z.object({ workspace: z.string(), role: z.string() })),
  /** Answers alike whether or not the address is known: no account can be found out this way. */
  request: addition('POST', '/join-links/{token}/request', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Have an invitation sent to an address of one’s own',
    status: 201,
  })
    .input(z.object({ token, email }))
    .output(done),
};
