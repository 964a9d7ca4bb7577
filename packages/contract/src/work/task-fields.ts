import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import { day, id, line, oneOrMore, prose, queryMaxLength, version, walletMoney } from '../shared/index.ts';
import { distinctLabels } from './labels.ts';
import {
  estimateMaxHours,
  estimateStepHours,
  labelMaxLength,
  labelsMaxItems,
  titleMaxLength,
} from './limits.ts';
import { firstStatuses } from './moves.ts';
import { priority, taskStatus } from './task.ts';
import { dues } from './words.ts';

/** A label: a short line in lower case. */
export const label = line(labelMaxLength)
  .toLowerCase()
  .regex(/^[^,]*$/, problem('no-commas'));
const labels = z.array(label).max(labelsMaxItems).transform(distinctLabels);
const ids = z
  .array(id)
  .max(50)
  .transform((given) => [...new Set(given)]);

const fields = z.object({
  title: line(titleMaxLength),
  description: prose(50_000).optional(),
  flow: id.nullable().optional(),
  priority: priority.optional(),
  assignees: ids.optional(),
  labels: labels.optional(),
  dueDate: day.nullable().optional(),
  estimate: z
    .number()
    .min(0)
    .max(estimateMaxHours)
    .multipleOf(estimateStepHours, problem('estimate-in-quarters'))
    .nullable()
    .optional(),
  reward: walletMoney.nullable().optional(),
  attachments: ids.optional().meta({ description: 'Ids of uploaded files' }),
});

/** Where in its column a task is put: right after or right before another task of the app. */
const place = z.object({ after: id.optional(), before: id.optional() });

/**
 * The amount that a person saw before they accepted. From the payer's confirmation amount on, a release needs it; where
 * it is given, the reward is released at once, and otherwise after the seconds in which it can be undone.
 */
export const confirmation = {
  confirmedReward: walletMoney
    .optional()
    .meta({ description: 'The sum that this acceptance pays, as it was seen' }),
};

/** A task of an app, first in one of `firstStatuses`. */
export const newTask = fields.extend({
  app: id,
  status: z.enum(firstStatuses).optional(),
});
/** What is given is changed; the version is that which was seen (409 with the current task where it is no longer). */
export const taskChange = fields
  .partial()
  .extend({ id, version, status: taskStatus.optional(), place: place.optional(), ...confirmation });
export type TaskChange = z.infer<typeof taskChange>;

/** Filters of a task list: repeated values mean "any of". `assignee=none` finds the unassigned. */
export const taskFilter = z.object({
  flow: oneOrMore(z.union([id, z.literal('none')])),
  status: oneOrMore(taskStatus),
  priority: oneOrMore(priority),
  assignee: oneOrMore(z.union([id, z.enum(['me', 'none'])])),
  label: oneOrMore(label),
  due: z.enum(dues).optional(),
  q: z.string().max(queryMaxLength).optional(),
});
export type TaskFilter = z.infer<typeof taskFilter>;

/** What can be changed on many tasks at once; labels are added to those that each has, or taken away. */
export const changedFields = fields
  .pick({ flow: true, priority: true, assignees: true, dueDate: true, reward: true })
  .partial()
  .extend({
    status: taskStatus.optional(),
    addLabels: labels.optional(),
    removeLabels: labels.optional(),
  })
  // What an acceptance pays is confirmed as it is held before the call.
  .refine(({ reward, status }) => reward === undefined || status === undefined, {
    ...problem('not-with-status'),
    path: ['reward'],
  });
/** What many tasks are given at once. */
export type TasksChange = z.infer<typeof changedFields>;
