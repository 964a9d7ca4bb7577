import { daysBetween } from '@kazi/payroll-ke/days';
import * as z from 'zod';
import { person } from '../identity/index.ts';
import { problem } from '../refusals/problems.ts';
import { addition, byId, day, done, id, line, moment } from '../shared/index.ts';
import { longestLeave } from './leave-parts.ts';
import { leaveKinds } from './words.ts';

const tag = 'Employees';

/** Working days away. Unpaid ones lower the pay of their month, so that an entry of them is within one. */
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

/**
 * Leave as it is asked for. Unpaid leave over a month’s end is entered for each of its months, as `leaveParts` cuts it: `days` are
 * then those from Monday to Friday. Half days, holidays and weekends that were worked are entered month by month.
 */
export const newLeave = z
  .object({
    id: id.meta({ description: 'The employee' }),
    kind: z.enum(leaveKinds),
    from: day,
    to: day,
    days: z.number().multipleOf(0.5, problem('half-days')).min(0.5).max(longestLeave),
    note: line(200).optional(),
  })
  .refine(({ from, to }) => to >= from, { ...problem('not-before-first-day'), path: ['to'] })
  .refine(({ from, to, days }) => to < from || days <= daysBetween(from, to), {
    ...problem('days-beyond-span'),
    path: ['days'],
  });

/**
 * Days away, for people who run payroll and for the employee, who reads their own. Balances are in working days of this
 * year.
 */
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
  create: addition('POST', '/employees/{id}/leave', {
    tag,
    weight: { proofWhere: 'it is unpaid' },
    summary:
      'Enter leave. Unpaid leave over a month’s end becomes an entry for each month, with its days from Monday to Friday',
    status: 201,
    refuses: ['leave-exists'],
  })
    .input(newLeave)
    .output(z.object({ items: z.array(leaveEntry).meta({ description: 'The oldest first' }) })),
  delete: addition('DELETE', '/leave/{id}', {
    tag,
    weight: { proofWhere: 'it is unpaid' },
    summary: 'Remove leave of a month whose payroll is not approved',
    refuses: ['leave-days-paid'],
  })
    .input(byId)
    .output(done),
};
