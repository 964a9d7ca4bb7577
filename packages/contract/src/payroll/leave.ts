import * as z from 'zod';
import { person } from '../identity/index.ts';
import { addition, byId, day, done, id, line, moment } from '../shared/index.ts';
import { leaveKinds } from './words.ts';

const tag = 'Employees';

/** Working days away. Unpaid ones lower the pay of their month. */
const leaveEntry = z.object({
  id,
  kind: z.enum(leaveKinds),
  from: day,
  to: day,
  days: z.number().meta({ description: 'Working days; halves count' }),
  note: z.string().nullable(),
  by: person,
  createdAt: moment,
  may: z.object({ delete: z.boolean() }),
});
export type LeaveEntry = z.infer<typeof leaveEntry>;

export const newLeave = z
  .object({
    id: id.meta({ description: 'The employee' }),
    kind: z.enum(leaveKinds),
    from: day,
    to: day,
    days: z.number().multipleOf(0.5, { error: 'must be days or half days' }).min(0.5).max(366),
    note: line(200).optional(),
  })
  .refine(({ from, to }) => to >= from, { error: 'must not be before the first day', path: ['to'] });

export const leave = {
  list: addition('GET', '/employees/{id}/leave', {
    tag,
    summary: 'An employee’s leave, newest first, and what is left of the year’s annual leave',
  })
    .input(byId)
    .output(
      z.object({
        items: z.array(leaveEntry),
        annual: z.object({ earned: z.number(), taken: z.number(), left: z.number() }),
      }),
    ),
  create: addition('POST', '/employees/{id}/leave', { tag, summary: 'Enter leave', status: 201 })
    .input(newLeave)
    .output(leaveEntry),
  delete: addition('DELETE', '/leave/{id}', {
    tag,
    summary: 'Remove leave of a month whose payroll is not approved',
  })
    .input(byId)
    .output(done),
};
