import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import { line, money } from '../shared/index.ts';
import { earningKinds, inputDeductionKinds } from './words.ts';

const amount = money.shape.amount;
const hours = z.number().min(0).max(400).multipleOf(0.25, problem('hours-in-quarters'));

/** What is particular to one month of one employee. What is left out is nothing, or as the terms say. */
export const runInput = z.object({
  skipped: line(200).nullable().default(null).meta({ description: 'Why they are not paid in this run' }),
  daysWorked: z.number().min(0).max(31).multipleOf(0.5).nullable().default(null).meta({
    description: 'Of a month worked in part; null follows from first day, last day and unpaid leave',
  }),
  overtimeHours: hours.default(0),
  holidayHours: hours.default(0).meta({ description: 'Overtime on Sundays and public holidays' }),
  earnings: z
    .array(
      z.object({
        kind: z.enum(earningKinds).meta({
          description:
            'Net bonus: what is left of it after tax; work: pay by the task or the hour, as regular as a salary; other: paid once, without housing levy',
        }),
        name: line(60),
        amount: amount.meta({ description: 'Of a per diem: for one day' }),
        days: z.int().min(0).max(31).default(0).meta({ description: 'Of a per diem' }),
      }),
    )
    .max(20)
    .default([]),
  deductions: z
    .array(z.object({ kind: z.enum(inputDeductionKinds), name: line(60), amount }))
    .max(20)
    .default([]),
});
export type RunInput = z.infer<typeof runInput>;
