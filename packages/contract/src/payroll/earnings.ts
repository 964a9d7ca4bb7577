import * as z from 'zod';
import { addition, amountInCents, byId, currency, id, month } from '../shared/index.ts';
import { year } from './p9.ts';

const tag = 'Payroll';

const sums = {
  gross: amountInCents.meta({ description: 'By payroll, before anything is taken' }),
  paye: amountInCents,
  statutory: amountInCents.meta({ description: 'What the law takes beside PAYE: NSSF, SHIF, housing levy' }),
  deductions: amountInCents.meta({ description: 'What was agreed or is owed: pension, loans, advances' }),
  net: amountInCents,
  rewards: amountInCents.meta({ description: 'Released for accepted tasks; nothing is taken of them' }),
  tasks: z.int().meta({ description: 'Whose rewards they are' }),
  fees: amountInCents.meta({ description: 'Of withdrawals from their wallet' }),
  kept: amountInCents.meta({ description: 'Net pay and rewards, less the fees' }),
};

/** What a person earned in a year, by months of pay and of rewards; every month is there. Taxed is `gross` alone. */
const earningsOfYear = z.object({
  employee: z.object({ id, number: z.string(), name: z.string() }),
  year: z.int(),
  years: z.array(z.int()).meta({ description: 'With pay or rewards, the newest first' }),
  currency,
  months: z.array(z.object({ month, ...sums })),
  totals: z.object(sums),
});
export type Earnings = z.infer<typeof earningsOfYear>;

/** What one earned in a year, in cents: one’s own, and everybody’s for people who run payroll. */
export const earnings = {
  get: addition('GET', '/payroll/earnings/{id}/{year}', {
    tag,
    summary:
      'Salary, rewards and fees of an employee in a year, month by month: one’s own, or anybody’s for people who run payroll',
  })
    .input(byId.extend({ year }))
    .output(earningsOfYear),
};
