import * as z from 'zod';
import { approveRefusal } from '../abilities/index.ts';
import { person } from '../identity/index.ts';
import { amountInCents, currency, day, id, moment, month, version } from '../shared/index.ts';
import { problem } from './problems.ts';
import { runInput } from './run-input.ts';
import { authorities, payChanges, payMethods, payoutStatuses, runKinds, runStatuses } from './words.ts';

/** Sums of a run, in cents of its currency; nothing before the first calculation. */
const totals = z.object({
  gross: amountInCents,
  deductions: amountInCents,
  net: amountInCents.meta({ description: 'Take-home of all' }),
  employer: amountInCents.meta({ description: 'What the employer owes beside the gross' }),
  obligations: amountInCents.meta({ description: 'What is owed to authorities, schemes and lenders' }),
  leaving: amountInCents.meta({ description: 'What leaves the account: net, obligations, fees, rounding' }),
  cost: amountInCents.meta({ description: 'Gross and the employer’s share' }),
  fees: amountInCents.meta({ description: 'Of the payouts' }),
  rounding: amountInCents.meta({ description: 'What payouts in whole shillings add' }),
});
export type RunTotals = z.infer<typeof totals>;

/** One payroll of a month. Amounts are in cents of `currency`. */
export const run = z.object({
  id,
  month,
  kind: z.enum(runKinds),
  note: z.string().nullable(),
  status: z.enum(runStatuses),
  payDay: day,
  currency,
  employees: z.int().meta({ description: 'Who are paid in it' }),
  skipped: z.int(),
  progress: z
    .object({ of: z.enum(['calculation', 'payment']), done: z.int(), total: z.int() })
    .nullable()
    .meta({ description: 'Of what goes on now' }),
  totals,
  problems: z.object({ errors: z.int(), warnings: z.int() }),
  changes: z.object({ all: z.int(), reviewed: z.int() }).meta({
    description: 'Employees whose pay differs from the month before; each is to be reviewed',
  }),
  payouts: z.object({
    held: z.int(),
    waiting: z.int(),
    sent: z.int(),
    arrived: z.int(),
    failed: z.int(),
  }),
  payer: person.nullable(),
  available: amountInCents
    .nullable()
    .meta({ description: 'What the payer’s wallet has; null where the caller may not see it' }),
  preparedBy: person.nullable(),
  approvedBy: person.nullable(),
  version,
  createdAt: moment,
  updatedAt: moment,
  may: z.object({
    change: z.boolean(),
    calculate: z.boolean(),
    approve: z.boolean(),
    approveRefusal,
    reject: z.boolean(),
    cancel: z.boolean(),
    pay: z.boolean(),
    close: z.boolean(),
  }),
});
export type Run = z.infer<typeof run>;

/** A run with all that happened to it, and what it owes to whom. */
export const runOpened = run.extend({
  obligations: z.array(
    z.object({ authority: z.enum(authorities), name: z.string().nullable(), amount: amountInCents }),
  ),
  reversals: z
    .array(
      z.object({
        reverses: id,
        month: month.meta({ description: 'Of the payslip that is taken back' }),
        employee: z.object({ id, number: z.string(), name: z.string() }),
        net: amountInCents,
      }),
    )
    .meta({ description: 'Payslips of closed months that it takes back, with negative amounts' }),
  moves: z.array(
    z.object({
      to: z.enum(runStatuses),
      by: person.nullable(),
      at: moment,
      reason: z.string().nullable(),
    }),
  ),
});
export type RunOpened = z.infer<typeof runOpened>;

/** One employee in a run: what they get, why it changed, what is in the way, and where the money is. */
export const runRow = z.object({
  employee: z.object({
    id,
    number: z.string(),
    name: z.string(),
    department: z.string().nullable(),
    jobTitle: z.string().nullable(),
  }),
  payslip: id.nullable().meta({ description: 'Null before the first calculation, and where skipped' }),
  input: runInput,
  gross: amountInCents,
  deductions: amountInCents,
  net: amountInCents,
  cost: amountInCents,
  before: z
    .object({ gross: amountInCents, net: amountInCents })
    .nullable()
    .meta({ description: 'The month before; null where they were not paid then' }),
  change: z.enum(payChanges).nullable(),
  reviewed: z.object({ by: person, at: moment }).nullable(),
  problems: z.array(problem),
  payout: z.object({
    status: z.enum(payoutStatuses),
    method: z.enum(payMethods).nullable(),
    number: z.string().nullable(),
    payment: id.nullable(),
    receipt: z.string().nullable(),
    failure: z.string().nullable(),
  }),
});
export type RunRow = z.infer<typeof runRow>;
