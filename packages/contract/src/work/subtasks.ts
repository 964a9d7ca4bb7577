import * as z from 'zod';
import { person } from '../identity/index.ts';
import { problem } from '../refusals/problems.ts';
import { byId, call, day, done, id, line, listOf, moment, version } from '../shared/index.ts';
import { titleMaxLength } from './limits.ts';

const tag = 'Subtasks';

/** A step of a task. Subtasks are in the order of `position`. */
export const subtask = z.object({
  _id: id,
  flow: id.nullable(),
  task: id,
  title: z.string(),
  done: z.boolean(),
  assignee: person.nullable(),
  dueDate: day.nullable(),
  position: z.string(),
  version,
  createdAt: moment,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type Subtask = z.infer<typeof subtask>;

const fields = z.object({
  title: line(titleMaxLength),
  done: z.boolean().optional(),
  assignee: id.nullable().optional(),
  dueDate: day.nullable().optional(),
  after: id.nullable().optional().meta({ description: 'Put it after this one; null puts it first' }),
});

/** Subtasks are read by who sees their task, and changed on the version that was seen. */
export const subtasks = {
  /** The specification's path. Give a flow, or a task to narrow it. */
  list: call('GET', '/tasks/sub-tasks', { tag, summary: 'Subtasks of a flow or of a task' })
    .input(
      z.object({ flow: id.optional(), task: id.optional() }).refine((given) => given.flow || given.task, {
        ...problem('flow-or-task'),
        path: ['flow'],
      }),
    )
    .output(listOf(subtask)),
  create: call('POST', '/subtasks', { tag, weight: 'light', summary: 'Add a subtask', status: 201 })
    .input(fields.extend({ task: id }))
    .output(subtask),
  update: call('PUT', '/subtasks/{id}', { tag, weight: 'light', summary: 'Change a subtask' })
    .input(fields.partial().extend({ id, version }))
    .output(subtask),
  delete: call('DELETE', '/subtasks/{id}', { tag, weight: 'light', summary: 'Delete a subtask' })
    .input(byId)
    .output(done),
};
