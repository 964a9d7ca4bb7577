import * as z from 'zod';
import { addition, amountInCents, currency, id, moment, money, version } from '../shared/index.ts';
import { moneyLimitNames } from './words.ts';

const tag = 'Payments';

/**
 * How much may leave wallets in 24 hours, in cents. From `approval` on, summed up over a person's withdrawals, a second
 * person is needed; `newReceiver` and `receiver` are the most that is withdrawn to a receiver in its first day, and to one at
 * any time. `person` and `workspace` are the most that leaves a person's wallet, and all wallets, for others: by
 * withdrawals, rewards whose work is accepted, and purchases.
 */
const amounts = z.object({
  approval: amountInCents,
  newReceiver: amountInCents,
  receiver: amountInCents,
  person: amountInCents,
  workspace: amountInCents,
} satisfies Record<(typeof moneyLimitNames)[number], typeof amountInCents>);

/** The limits that hold, in cents of `currency`. */
const moneyLimits = amounts.extend({
  id: id.meta({ description: 'Of the workspace' }),
  defaults: amounts.meta({ description: 'What holds where the workspace sets nothing of its own' }),
  waiting: z.array(z.object({ name: z.enum(moneyLimitNames), inForce: amountInCents, until: moment })).meta({
    description: 'Limits that were raised less than 24 hours ago: what holds instead, and until when',
  }),
  currency,
  version,
});
export type MoneyLimits = z.infer<typeof moneyLimits>;

const change = money.shape.amount.nullable().optional().meta({ description: 'Null for the default' });

/** A change of the limits: what is left out stays. What is raised holds after 24 hours, what is lowered at once. */
export const moneyLimitsChange = z.object({
  version,
  approval: change,
  newReceiver: change,
  receiver: change,
  person: change,
  workspace: change,
} satisfies Record<(typeof moneyLimitNames)[number] | 'version', z.ZodType>);

/** Limits of the workspace, for people who keep its books: who manages all payments. */
export const limits = {
  get: addition('GET', '/money-limits', { tag, summary: 'How much may leave wallets in 24 hours' }).output(
    moneyLimits,
  ),
  update: addition('PUT', '/money-limits', {
    tag,
    weight: 'proof',
    summary: 'Set how much may leave wallets in 24 hours',
  })
    .input(moneyLimitsChange)
    .output(moneyLimits),
};
