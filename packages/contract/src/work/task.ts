import * as z from 'zod';
import { file } from '../files/index.ts';
import { person } from '../identity/index.ts';
import { problem } from '../refusals/problems.ts';
import {
  amountInCents,
  currency,
  day,
  id,
  line,
  moment,
  money,
  oneOrMore,
  queryMaxLength,
  richText,
  version,
  walletMoney,
} from '../shared/index.ts';
import { deliveryLine, sentBack } from './deliveries.ts';
import { distinctLabels } from './labels.ts';
import {
  descriptionMaxLength,
  estimateMaxHours,
  estimateStepHours,
  labelMaxLength,
  labelsMaxItems,
  titleMaxLength,
} from './limits.ts';
import { firstStatuses, taskStatuses } from './moves.ts';
import {
  acceptRefusals,
  activityVerbs,
  dues,
  priorities,
  rewardStates,
  shareKinds,
  shareStates,
} from './words.ts';

/** The column that a task is in, see `taskStatuses`. */
export const taskStatus = z.enum(taskStatuses);
/** How urgent a task is, see `priorities`. */
export const priority = z.enum(priorities);

/** Who approved the work that is handed in, and when; it pays nothing by itself. */
const approval = z.object({ by: person, at: moment });

/** A task as boards and lists show it. */
export const taskCard = z.object({
  _id: id,
  app: id,
  flow: id.nullable(),
  number: z.string().meta({ description: 'SHOP-12' }),
  title: z.string(),
  status: taskStatus,
  priority,
  assignees: z.array(person),
  labels: z.array(z.string()),
  dueDate: day.nullable(),
  estimate: z.number().nullable().meta({ description: 'Hours' }),
  reward: money.nullable(),
  rewardState: z.enum(rewardStates).nullable(),
  held: money.nullable().meta({
    description: 'Held for the assignees now: what the acceptance of the work pays',
  }),
  paid: money.nullable().meta({
    description: 'Paid for it so far, which no reopening takes back',
  }),
  approval: approval.nullable(),
  disputed: z.boolean().meta({ description: 'What is held is frozen until a dispute is settled' }),
  position: z.string().meta({ description: 'Sort key within the app; compare as bytes' }),
  subtasks: z.object({ done: z.int(), total: z.int() }),
  comments: z.int(),
  attachments: z.int(),
  delivery: deliveryLine.nullable().meta({ description: 'What was handed in last, while it is in review' }),
  author: id,
  version,
  createdAt: moment,
  updatedAt: moment,
  may: z.object({
    update: z.boolean().meta({ description: 'Change what it says' }),
    delete: z.boolean(),
    comment: z.boolean(),
    assign: z.boolean(),
    moves: z.array(taskStatus).meta({ description: 'Statuses the caller may move it to now' }),
    approve: z.boolean().meta({ description: 'Approve the work as an approver of its project' }),
    retract: z.boolean().meta({ description: 'Take back what one has handed in' }),
    acceptRefusal: z.enum(acceptRefusals).nullable().meta({
      description: 'Why the caller may not accept the work, once it is handed in; null who may',
    }),
    seeReward: z.boolean().meta({
      description: 'See what it pays; reward, rewardState, held, paid and shares are empty for all others',
    }),
  }),
});
export type TaskCard = z.infer<typeof taskCard>;

/** A task in a list across apps ("my work"), with where it lives. */
export const taskElsewhere = taskCard.extend({
  appInfo: z.object({
    id,
    name: z.string(),
    key: z.string(),
    project: z.object({ id, name: z.string() }).nullable(),
  }),
});
export type TaskElsewhere = z.infer<typeof taskElsewhere>;

const lastSentBack = sentBack
  .extend({ delivery: z.int().nullable().meta({ description: 'Number of the delivery' }) })
  .nullable()
  .meta({ description: 'Why the work was sent back, until it is handed in again' });

/** A task that its assignee goes on with, and why where it came back to them. */
export const taskToDo = taskElsewhere.extend({ sentBack: lastSentBack });
export type TaskToDo = z.infer<typeof taskToDo>;

/** A disagreement over what is held for a task; `settled` once a third person has decided. */
const dispute = z.object({
  by: person,
  at: moment,
  reason: z.string(),
  settled: z
    .object({ by: person, at: moment, sentence: z.string(), paid: money, returned: money })
    .nullable(),
});

/** A task opened. */
export const task = taskElsewhere.extend({
  sentBack: lastSentBack,
  dispute: dispute.nullable().meta({ description: 'The newest' }),
  pay: z.object({
    part: z.boolean().meta({ description: 'The caller may release a part of what is held' }),
    bonus: z.boolean(),
    dispute: z.boolean(),
    settle: z.boolean(),
  }),
  deliveries: z.int().meta({ description: 'How often it was handed in' }),
  description: z.string().meta({ description: 'Rich text: sanitised HTML' }),
  shares: z
    .array(
      z.object({
        agent: person,
        amount: amountInCents,
        currency,
        state: z.enum(shareStates),
        kind: z.enum(shareKinds).meta({ description: 'What releases or released it' }),
        at: moment.meta({ description: 'Since when it is held, or when it is or was released' }),
      }),
    )
    .meta({ description: 'What each person is paid, the payments before a reopening included' }),
  author: person,
  files: z.array(file),
});
export type Task = z.infer<typeof task>;

/** The caller's calendar day, which `due` is seen from. Without it, the day it is in Nairobi. */
export const today = day
  .optional()
  .meta({ description: "The caller's day, for what is due; else Nairobi's" });

/** Something that happened to a task. Changes are by field; of assignees they hold people, else plain values. */
export const taskActivity = z.object({
  id,
  verb: z.enum(activityVerbs),
  actor: person.nullable(),
  at: moment,
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  reason: z.string().optional(),
});
export type TaskActivity = z.infer<typeof taskActivity>;

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
  description: richText(descriptionMaxLength).optional(),
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
  .pick({ flow: true, priority: true, assignees: true, dueDate: true, estimate: true, reward: true })
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
