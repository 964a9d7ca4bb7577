import * as z from 'zod';
import { person } from '../identity/index.ts';
import { addition, id, moment } from '../shared/index.ts';
import { taskElsewhere, today } from './tasks.ts';

/** What waits for the caller now, and how the work has gone lately. */
export const dashboard = z.object({
  counts: z.object({ overdue: z.int(), dueThisWeek: z.int(), inProgress: z.int(), toReview: z.int() }),
  next: z.array(taskElsewhere).meta({ description: 'My open tasks, most pressing first' }),
  toReview: z.array(taskElsewhere).meta({ description: 'Handed in, waiting for me to accept' }),
  projects: z.array(z.object({ id, name: z.string(), done: z.int(), total: z.int(), overdue: z.int() })),
  finished: z
    .array(z.object({ week: z.iso.date(), tasks: z.int() }))
    .meta({ description: 'Tasks done a week, twelve weeks, oldest first' }),
  recent: z.array(
    z.object({
      id,
      actor: person.nullable(),
      verb: z.string(),
      task: id,
      number: z.string(),
      title: z.string(),
      app: id,
      at: moment,
    }),
  ),
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboards = {
  mine: addition('GET', '/dashboard', { tag: 'Tasks', summary: 'What to do now' })
    .input(z.object({ today }))
    .output(dashboard),
};
