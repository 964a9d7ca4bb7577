import * as z from 'zod';
import { person } from '../identity/index.ts';
import { addition, amountInCents, byId, currency, id, month, pageOf, paging } from '../shared/index.ts';

const tag = 'Costs';

const sums = {
  salaries: amountInCents.meta({ description: 'Shares of gross pay and what the employer adds to it' }),
  rewards: amountInCents.meta({ description: 'Released for the tasks' }),
  total: amountInCents,
};

/** A month of a project: what the tasks accepted in it have cost. */
const monthCost = z.object({ month, tasks: z.int(), people: z.int(), ...sums });
export type MonthCost = z.infer<typeof monthCost>;

/** What one person's part in an accepted task has cost, and what all of theirs in the project’s month have. */
const taskCost = z.object({
  person,
  task: z.object({ id, key: z.string(), title: z.string() }),
  estimate: z.number().nullable().meta({ description: 'Hours' }),
  ...sums,
  all: z.object({ tasks: z.int(), ...sums }),
});
export type TaskCost = z.infer<typeof taskCost>;

/**
 * A person's cost of a month is their gross pay and the employer's shares. It is spread over all tasks that were accepted in
 * that month and that the person is assigned or was paid for, by their estimates, each shared by its people. A task without an
 * estimate counts as the average of the person's others, and all count alike where none has one.
 */
export const costs = {
  ofProject: addition('GET', '/projects/{id}/costs', {
    tag,
    summary: 'What a project’s accepted tasks have cost, by month of a year, for who runs payroll',
  })
    .input(byId.extend({ year: z.coerce.number().int().min(2023).max(2100) }))
    .output(z.object({ currency, items: z.array(monthCost) })),
  ofMonth: addition('GET', '/projects/{id}/costs/{month}', {
    tag,
    summary: 'What each person’s accepted tasks in a month of a project have cost, for who runs payroll',
  })
    .input(paging.extend({ id, month }))
    .output(pageOf(taskCost)),
  ofTask: addition('GET', '/tasks/{id}/cost', {
    tag,
    summary: 'What an accepted task has cost, for who runs payroll',
  })
    .input(byId)
    .output(z.object({ currency, month, people: z.int(), ...sums })),
};
