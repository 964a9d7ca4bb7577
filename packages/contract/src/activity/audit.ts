import * as z from 'zod';
import { addition, day, id, moment, pageOf, paging, queryMaxLength } from '../shared/index.ts';
import { fileAs } from '../shared/media.ts';
import { auditKinds } from './audit-kinds.ts';

const tag = 'Audit';

/** One entry of the audit trail. It names people as they were called at the time. */
export const auditEntry = z.object({
  id,
  at: moment,
  kind: z.enum(auditKinds),
  action: z.string().meta({ description: 'Past tense: logged-in, updated, forbidden …' }),
  subject: z.string().meta({ description: 'What it was done to: user, role, payment, call …' }),
  subjectId: id.nullable(),
  about: z.string().nullable().meta({ description: 'The record it was done to, as it is called today' }),
  actor: id.nullable(),
  actorName: z.string().nullable(),
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  names: z.record(id, z.string()).meta({ description: 'What the ids within its details are called today' }),
  position: z.int().nullable().meta({ description: 'Its place in the chain; null until it is linked' }),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilter = z.object({
  kind: z.enum(auditKinds).optional(),
  actor: id.optional().meta({ description: 'Only what this user did' }),
  from: day.optional(),
  to: day.optional(),
  q: z
    .string()
    .trim()
    .max(queryMaxLength)
    .optional()
    .meta({ description: 'Words of names, addresses and details' }),
});

/** How far the trail is linked, and what the last verification found. */
const auditStanding = z.object({
  linked: z.int(),
  waiting: z.int().meta({ description: 'Entries of the last seconds, which are not linked yet' }),
  checked: z.object({ at: moment, linked: z.int(), problem: z.string().nullable() }).nullable(),
});

/** The audit trail, newest first, as CSV too, and how far its chain is verified. */
export const audit = {
  list: addition('GET', '/audit', { tag, summary: 'The audit trail, newest first' })
    .input(paging.extend(auditFilter.shape))
    .output(pageOf(auditEntry)),
  export: addition('GET', '/audit/export', {
    tag,
    weight: 'proof',
    summary: 'The audit trail as CSV, newest first',
  })
    .input(auditFilter)
    .output(fileAs('csv')),
  standing: addition('GET', '/audit/standing', {
    tag,
    summary: 'How far the audit trail is verified',
  }).output(auditStanding),
};
