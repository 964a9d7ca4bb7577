import * as z from 'zod';
import { addition, amountInCents, byId, currency, id, month } from '../shared/index.ts';

/**
 * What a person did in a month, beside what they are paid for it: tasks that were accepted in it, the newest first, two hundred
 * at most; the sums are of all. An estimate or a reward of several people counts by the person's part.
 */
const acceptedWork = z.object({
  month,
  currency,
  count: z.int(),
  hours: z.number().meta({ description: 'Estimated' }),
  withoutEstimate: z.int(),
  rewards: amountInCents.meta({ description: 'Paid for them already' }),
  tasks: z.array(
    z.object({
      id,
      key: z.string(),
      title: z.string(),
      hours: z.number().nullable(),
      reward: amountInCents,
    }),
  ),
});
export type AcceptedWork = z.infer<typeof acceptedWork>;

/** Work of employees to pay by. For people who run payroll; hours are estimates, amounts are in cents. */
export const accepted = {
  ofEmployee: addition('GET', '/employees/{id}/accepted-tasks/{month}', {
    tag: 'Employees',
    summary: 'Tasks of an employee that were accepted in a month, for who runs payroll to pay by',
  })
    .input(byId.extend({ month }))
    .output(acceptedWork),
};
