import * as z from 'zod';
import { addition, id } from '../shared/index.ts';
import { happening } from './happenings.ts';
import { taskElsewhere, taskToDo, today } from './task.ts';
import { firstSteps } from './words.ts';

/** What waits for the caller now, and how the work has gone lately. */
export const dashboard = z.object({
  counts: z.object({ overdue: z.int(), dueThisWeek: z.int(), inProgress: z.int(), toReview: z.int() }),
  fresh: z
    .array(taskElsewhere)
    .meta({ description: 'Given to me by others within a week and not begun, the latest first' }),
  next: z.array(taskToDo).meta({
    description:
      'My other tasks that wait for me: sent back, overdue, due within a week, in progress, then the rest',
  }),
  waiting: z.int().meta({ description: 'My tasks in review that others are to accept' }),
  toReview: z.array(taskElsewhere).meta({ description: 'Handed in, waiting for me to accept' }),
  projects: z.array(z.object({ id, name: z.string(), done: z.int(), total: z.int(), overdue: z.int() })),
  finished: z
    .array(z.object({ week: z.iso.date(), tasks: z.int() }))
    .meta({ description: 'Tasks done a week, twelve weeks, oldest first' }),
  firstSteps: z.partialRecord(z.enum(firstSteps), z.boolean()).nullable().meta({
    description:
      'Of what the caller does first as a newcomer, by their role, whether it is done; null for all others, and once all is done',
  }),
  recent: z.array(happening),
});
export type Dashboard = z.infer<typeof dashboard>;

/** Home of the caller: their own work, and what waits for them to accept. */
export const dashboards = {
  mine: addition('GET', '/dashboard', { tag: 'Tasks', summary: 'What to do now' })
    .input(z.object({ today }))
    .output(dashboard),
};
