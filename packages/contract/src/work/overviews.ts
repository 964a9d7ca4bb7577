import * as z from 'zod';
import { person } from '../identity/index.ts';
import { addition, amountInCents, byId, currency, id } from '../shared/index.ts';
import { taskStatus, today } from './task.ts';

/** How many tasks there are in each state, and how many of the open ones are late. */
const standing = {
  counts: z.record(taskStatus, z.int()),
  overdue: z.int(),
};

/** Rewards, told to the owner of the wallet they come from, and to those who may see all wallets. */
const projectMoney = z.object({
  currency,
  promised: amountInCents.meta({ description: 'On open tasks, not held for anybody yet' }),
  held: amountInCents,
  paid: amountInCents,
});

/** How a project stands, as far as its tasks are the caller's to see. */
const projectOverview = z.object({
  ...standing,
  apps: z.array(z.object({ id, ...standing })),
  people: z
    .array(z.object({ person, open: z.int(), inReview: z.int(), overdue: z.int() }))
    .meta({ description: 'Who is assigned open tasks, the busiest first; fifty at most' }),
  money: projectMoney.nullable().meta({ description: 'Null for who may not see the wallet that pays' }),
});
export type ProjectOverview = z.infer<typeof projectOverview>;

const sums = z.object({ held: amountInCents, paid: amountInCents });

/** What a person works on, as far as it is the caller's to see. */
const userOverview = z.object({
  ...standing,
  money: z
    .object({
      currency,
      earned: sums.meta({ description: 'Rewards as assignee' }),
      given: sums.meta({ description: 'Rewards as payer' }),
    })
    .nullable()
    .meta({ description: 'Null for who may not see the wallet of this person' }),
});
export type UserOverview = z.infer<typeof userOverview>;

/** Sums of the tasks that the caller sees. Money is in cents, and null for who may not see the wallet it comes from. */
export const overviews = {
  ofProject: addition('GET', '/projects/{id}/overview', {
    tag: 'Projects',
    summary: 'How a project stands: tasks by state, people, and money for who may see it',
  })
    .input(byId.extend({ today }))
    .output(projectOverview),
  ofUser: addition('GET', '/users/{id}/overview', {
    tag: 'Users',
    summary: 'How the work of a person stands, and their rewards for who may see them',
  })
    .input(byId.extend({ today }))
    .output(userOverview),
};
