import * as z from 'zod';
import { moving, promising } from '../refusals/groups.ts';
import { problem } from '../refusals/problems.ts';
import {
  addition,
  byId,
  call,
  done,
  errorData,
  fromConfirmation,
  id,
  listOf,
  money,
  oneOrMore,
  pageOf,
  paging,
  prose,
  version,
} from '../shared/index.ts';
import { newDelivery, newMarks } from './deliveries.ts';
import { bulkMaxItems, reasonMaxLength } from './limits.ts';
import { newBonus } from './pay.ts';
import {
  changedFields,
  confirmation,
  newTask,
  task,
  taskActivity,
  taskCard,
  taskChange,
  taskElsewhere,
  taskFilter,
  taskStatus,
  today,
} from './task.ts';
import { acrossOrders, taskParts, taskSorts } from './words.ts';

const tag = 'Tasks';

/** Why an acceptance may be refused beyond what refuses any call: the person has to confirm what it pays. */
const notConfirmed = errorData.extend({ reward: money, people: z.int() });
const acceptanceErrors = { REWARD_NOT_CONFIRMED: { status: 409, data: notConfirmed } };

/** What became of one task of a call over many: the others are changed or refused by themselves. */
export const bulkResult = z.object({
  _id: id,
  ok: z.boolean(),
  error: z.string().optional(),
  task: taskCard.optional(),
});
export type BulkResult = z.infer<typeof bulkResult>;

const reason = z.object({ reason: prose(reasonMaxLength).optional() });

/**
 * Tasks of apps. Who does not see a task gets 404; who sees it and may not do this gets 403, and `may` of the task says so
 * before. A change of an older `version` is a 409 with the current task. What pays asks for the sum that was seen
 * (`confirmedReward`).
 */
export const tasks = {
  create: call('POST', '/tasks', {
    tag,
    weight: { proofWhere: fromConfirmation },
    summary: 'Add a task',
    status: 201,
    refuses: promising,
  })
    .input(newTask)
    .output(task),
  list: call('GET', '/tasks', { tag, summary: 'Tasks of an app' })
    .input(
      paging.extend(taskFilter.shape).extend({ app: id, today, sort: z.enum(taskSorts).default('position') }),
    )
    .output(pageOf(taskCard)),
  get: call('GET', '/tasks/{id}', { tag, summary: 'A task' }).input(byId).output(task),
  update: call('PUT', '/tasks/{id}', {
    tag,
    weight: { proofWhere: fromConfirmation },
    summary: 'Change or move a task',
    refuses: [...promising, ...moving, 'assignees-of-done-task', 'reward-of-done-task'],
  })
    .errors(acceptanceErrors)
    .input(taskChange)
    .output(task),
  delete: call('DELETE', '/tasks/{id}', {
    tag,
    weight: 'light',
    summary: 'Delete a task',
    refuses: promising,
  })
    .input(byId)
    .output(done),
  counts: addition('GET', '/tasks/counts', { tag, summary: "How many of an app's tasks each status has" })
    .input(taskFilter.omit({ status: true }).extend({ app: id, today }))
    .output(z.object({ counts: z.record(taskStatus, z.int()) })),
  mine: addition('GET', '/tasks/mine', { tag, summary: 'My work over all projects' })
    .input(
      paging.extend({
        part: z.enum(taskParts).default('assigned'),
        status: oneOrMore(taskStatus),
        due: taskFilter.shape.due,
        today,
        q: taskFilter.shape.q,
      }),
    )
    .output(pageOf(taskElsewhere)),
  across: addition('GET', '/tasks/across-apps', {
    tag,
    summary: 'Tasks of a project or of people, over all apps that the caller sees',
  })
    .input(
      paging
        .extend(taskFilter.pick({ status: true, assignee: true, due: true, q: true }).shape)
        .extend({
          project: id.optional(),
          attention: z.stringbool().optional().meta({ description: 'Only what is in review or overdue' }),
          today,
          order: z.enum(acrossOrders).default('pressing'),
        })
        .refine(({ project, assignee }) => project !== undefined || assignee !== undefined, {
          ...problem('required-without-assignee'),
          path: ['project'],
        }),
    )
    .output(pageOf(taskElsewhere)),
  labels: addition('GET', '/tasks/labels', { tag, summary: 'Labels an app uses' })
    .input(z.object({ app: id }))
    .output(listOf(z.object({ label: z.string(), tasks: z.int() }))),
  bulk: addition('POST', '/tasks/bulk-change', {
    tag,
    weight: { proofWhere: fromConfirmation },
    summary: 'Change many tasks; each answers for itself',
    refuses: ['reward-not-confirmed'],
  })
    .errors(acceptanceErrors)
    .input(
      z.object({
        tasks: z
          .array(z.object({ _id: id, version }))
          .min(1)
          .max(bulkMaxItems),
        change: changedFields,
        ...confirmation,
      }),
    )
    .output(listOf(bulkResult)),
  bulkDelete: addition('POST', '/tasks/bulk-deletion', {
    tag,
    weight: 'light',
    summary: 'Delete many tasks; each answers for itself',
  })
    .input(z.object({ tasks: z.array(id).min(1).max(bulkMaxItems) }))
    .output(listOf(bulkResult.omit({ task: true }))),
  submit: addition('POST', '/tasks/{id}/submission', {
    tag,
    weight: 'light',
    summary: 'Hand in for review',
    status: 201,
    refuses: [...promising, ...moving],
  })
    .input(byId.extend({ version, ...newDelivery }))
    .output(task),
  retract: addition('POST', '/tasks/{id}/retraction', {
    tag,
    weight: 'light',
    summary: 'Take back what was handed in',
    status: 201,
    refuses: [...promising, ...moving],
  })
    .input(byId.extend({ version }))
    .output(task),
  approve: addition('POST', '/tasks/{id}/approval', {
    tag,
    weight: 'light',
    summary: 'Approve the work as an approver of its project; pays where the payer chose so',
    status: 201,
    refuses: [...promising, ...moving, 'nothing-to-approve', 'task-approved'],
  })
    .input(byId.extend({ version, ...newMarks }))
    .output(task),
  accept: addition('POST', '/tasks/{id}/acceptance', {
    tag,
    weight: { proofWhere: fromConfirmation },
    summary: 'Accept the work',
    status: 201,
    refuses: [...promising, ...moving, 'nobody-to-pay', 'reward-not-held'],
  })
    .errors(acceptanceErrors)
    .input(
      byId.extend({
        version,
        ...confirmation,
        ...newMarks,
        bonus: newBonus.optional().meta({ description: 'Paid with the held reward, beyond it' }),
      }),
    )
    .output(task),
  undo: addition('POST', '/tasks/{id}/undo', {
    tag,
    weight: 'light',
    summary: 'Take an acceptance back before its reward is released',
    status: 201,
    refuses: [...promising, ...moving],
  })
    .input(byId.extend({ version }))
    .output(task),
  reject: addition('POST', '/tasks/{id}/rejection', {
    tag,
    weight: 'light',
    summary: 'Send the work back',
    status: 201,
    refuses: [...promising, ...moving],
  })
    .input(byId.extend({ version, ...newMarks }).extend(reason.shape))
    .output(task),
  reopen: addition('POST', '/tasks/{id}/reopening', {
    tag,
    weight: { proofWhere: fromConfirmation },
    summary: 'Open a finished task again',
    status: 201,
    refuses: [...promising, ...moving],
  })
    .input(byId.extend({ version }).extend(reason.shape))
    .output(task),
  cancel: addition('POST', '/tasks/{id}/cancellation', {
    tag,
    weight: 'light',
    summary: 'Cancel a task',
    status: 201,
    refuses: [...promising, ...moving],
  })
    .input(byId.extend({ version }).extend(reason.shape))
    .output(task),
  activity: addition('GET', '/tasks/{id}/activity', { tag, summary: 'What happened to a task, newest first' })
    .input(byId.extend(paging.shape))
    .output(pageOf(taskActivity)),
};
