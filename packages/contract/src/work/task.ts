import * as z from 'zod';
import { file } from '../files/index.ts';
import { person } from '../identity/index.ts';
import { amountInCents, currency, day, id, moment, money, version } from '../shared/index.ts';
import { taskStatuses } from './moves.ts';
import { acceptRefusals, activityVerbs, priorities, rewardStates, shareStates } from './words.ts';

/** The column that a task is in, see `taskStatuses`. */
export const taskStatus = z.enum(taskStatuses);
/** How urgent a task is, see `priorities`. */
export const priority = z.enum(priorities);

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
  position: z.string().meta({ description: 'Sort key within the app; compare as bytes' }),
  subtasks: z.object({ done: z.int(), total: z.int() }),
  comments: z.int(),
  attachments: z.int(),
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
    acceptRefusal: z.enum(acceptRefusals).nullable().meta({
      description: 'Why the caller may not accept the work, once it is handed in; null who may',
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

/** A task opened. */
export const task = taskElsewhere.extend({
  sentBack: z
    .object({ by: person.nullable(), at: moment, reason: z.string().nullable() })
    .nullable()
    .meta({ description: 'Why the work was sent back, until it is handed in again' }),
  description: z.string().meta({ description: 'Rich text: sanitised HTML' }),
  shares: z
    .array(
      z.object({
        agent: person,
        amount: amountInCents,
        currency,
        state: z.enum(shareStates),
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
