import * as z from 'zod';
import { person } from '../identity/index.ts';
import {
  addition,
  amountInCents,
  byId,
  currency,
  done,
  id,
  moment,
  pageOf,
  paging,
  paidCents,
  version,
  walletCurrency,
} from '../shared/index.ts';
import { payRules } from './words.ts';

const tag = 'Budgets';

/**
 * What a payer lets another person promise as rewards in apps that the payer pays for. Amounts are in cents. A month is
 * a calendar month of Kenya; what is returned of a reward counts back to the month it was promised in.
 */
export const budget = z.object({
  id,
  payer: person,
  holder: person,
  app: z.object({ id, name: z.string(), key: z.string() }).nullable().meta({
    description: 'Where it holds; null is every app that the payer pays for',
  }),
  perMonth: amountInCents,
  perTask: amountInCents,
  currency,
  used: amountInCents.meta({ description: 'Promised under it this month' }),
  version,
  createdAt: moment,
  updatedAt: moment,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type Budget = z.infer<typeof budget>;

/** How the rewards of an app are paid, see `payRules`. */
const payRule = z.enum(payRules);

/** The person whose money the rewards of an app are, and what the caller may promise of it. */
export const spending = z.object({
  payer: person,
  by: z.enum(['payer', 'keeper', 'budget']).nullable().meta({
    description: 'As what the caller may promise rewards; a keeper manages all accounts; null may not',
  }),
  available: amountInCents.nullable().meta({ description: 'What the wallet has; told to the payer alone' }),
  budget: budget.nullable(),
  payRule: payRule.meta({ description: 'Whether an approval pays, within the limits of the payer' }),
  currency,
});
export type Spending = z.infer<typeof spending>;

const amount = paidCents.brand<'Cents', 'inout'>();
const amounts = z.object({ perMonth: amount, perTask: amount });

/** What `holder` may promise of the caller’s money, in cents; for one app, or for all of the caller’s without `app`. */
export const newBudget = amounts.extend({
  holder: id,
  app: id.nullable().optional(),
  currency: walletCurrency.default('KES'),
});
/** What is given is changed; the version is that which was seen. */
export const budgetChange = amounts.partial().extend({ id, version });

/** What payers let others promise from their wallet, in cents. Payer and holder see a budget, the payer alone changes it. */
export const budgets = {
  list: addition('GET', '/budgets', { tag, summary: 'Budgets that the caller gave or holds' })
    .input(
      paging.extend({
        part: z.enum(['given', 'held']).optional(),
        app: id.optional().meta({ description: 'Only those that hold in this app' }),
      }),
    )
    .output(pageOf(budget)),
  create: addition('POST', '/budgets', {
    tag,
    weight: 'proof',
    summary: 'Let someone promise rewards from my wallet',
    status: 201,
    refuses: ['budget-exists'],
  })
    .input(newBudget)
    .output(budget),
  update: addition('PUT', '/budgets/{id}', {
    tag,
    weight: { proofWhere: 'it is raised' },
    summary: 'Change a budget',
  })
    .input(budgetChange)
    .output(budget),
  delete: addition('DELETE', '/budgets/{id}', { tag, weight: 'light', summary: 'Withdraw a budget' })
    .input(byId)
    .output(done),
  ofApp: addition('GET', '/budgets/app/{id}', {
    tag,
    summary: 'Who pays in an app, and what the caller may promise there',
  })
    .input(byId)
    .output(spending),
  setPayRule: addition('PUT', '/budgets/app/{id}/pay-rule', {
    tag,
    weight: { proofWhere: 'it lets approvals pay' },
    summary: 'Choose whether approvals pay in an app that the caller pays for',
  })
    .input(byId.extend({ payRule }))
    .output(spending),
};
