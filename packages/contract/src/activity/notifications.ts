import * as z from 'zod';
import { noticeKinds, person } from '../identity/index.ts';
import { addition, currency, done, id, moment, money, month, pageOf, paging } from '../shared/index.ts';
import { deliveryLine } from '../work/index.ts';

const tag = 'Notifications';

/** What everybody is always told of, and what one chooses the way of. */
const notificationKinds = [
  ...noticeKinds,
  'tampering',
  'power',
  'payslip',
  'part',
  'bonus',
  'dispute',
  'settlement',
  'unassigned',
] as const;

/**
 * From `approval` to `alert` they are about money: `approval` asks for one, `alert` is for the bookkeepers. `tampering`
 * tells the owners that the audit trail was changed; `newcomer` says that the actor waits to be let in; `power` that `person`,
 * or the people of a role, came into a right over money or rights; `payslip` that one
 * was paid; `part`, `bonus`, `dispute` and `settlement` tell the people of a task of what is paid beside its acceptance; `unassigned` that a task has lost `person`, whose invitation ended unanswered; `return-soon` and `return-due` remind those who run payroll of what it owes within days, and today.
 */
export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  actor: person.nullable(),
  person: person.nullable().meta({ description: 'Who came into a right, or did not come' }),
  task: z.object({ _id: id, number: z.string(), title: z.string(), app: id }).nullable(),
  flow: z.object({ _id: id, name: z.string(), app: id }).nullable(),
  payment: z.object({ id, amount: z.int(), currency, name: z.string() }).nullable(),
  payslip: z.object({ id, month }).nullable(),
  reward: money.nullable().meta({ description: 'What the task pays the reader, or costs them' }),
  reason: z
    .string()
    .nullable()
    .meta({ description: 'Why work was sent back, or a dispute was opened or settled so' }),
  delivery: deliveryLine.nullable().meta({ description: 'What was handed in' }),
  marks: z.int().meta({ description: 'Marks on it that came with the decision' }),
  at: moment,
  readAt: moment.nullable(),
});
export type Notification = z.infer<typeof notification>;

/** What concerns the caller, newest first, until it is marked as read. */
export const notifications = {
  list: addition('GET', '/notifications', { tag, summary: 'What concerns me, newest first' })
    .input(paging.extend({ unread: z.stringbool().optional() }))
    .output(pageOf(notification).extend({ unread: z.int() })),
  read: addition('PUT', '/notifications/read', {
    tag,
    weight: 'light',
    summary: 'Mark as read; all, where neither ids are given nor what they are about',
  })
    .input(
      z.object({
        ids: z.array(id).max(200).optional(),
        about: id.optional().meta({ description: 'Those about this task, flow, payment, payslip or person' }),
      }),
    )
    .output(done),
};
