import * as z from 'zod';
import { amountInCents, id, line, money, month } from '../shared/index.ts';
import { carKinds, deductionKinds, housingTypes } from './words.ts';

const amount = money.shape.amount;
const none = amount.default(() => amountInCents.parse(0));

/** What an employee earns and what is taken from it, a month, from a month on. Amounts are in cents. */
export const terms = z.object({
  from: month,
  salary: amount.meta({ description: 'Basic pay of a full month' }),
  allowances: z
    .array(
      z.object({
        name: line(60),
        amount,
        irregular: z.boolean().default(false).meta({ description: 'Paid now and then: no housing levy' }),
      }),
    )
    .max(20)
    .default([]),
  benefits: z
    .object({
      car: z
        .object({
          kind: z.enum(carKinds).meta({
            description:
              'What the amount is: the price of the car, its hire a month, or what the tax authority said',
          }),
          amount,
        })
        .nullable()
        .default(null),
      housing: z
        .object({
          type: z.enum(housingTypes),
          value: amount.meta({ description: 'Market rent, or the rent that the employer pays' }),
          rentCharged: none,
        })
        .nullable()
        .default(null),
      meals: none,
      other: none,
    })
    .prefault({})
    .meta({ description: 'What the employer gives that is not cash' }),
  pension: z
    .object({
      scheme: line(80),
      employee: none,
      employer: none,
      registered: z
        .boolean()
        .default(true)
        .meta({ description: 'With the authorities: deducted before tax' }),
    })
    .nullable()
    .default(null)
    .meta({ description: 'A scheme beside the NSSF' }),
  tierTwoScheme: line(80)
    .nullable()
    .default(null)
    .meta({ description: 'The private scheme that gets tier II instead of the NSSF' }),
  medicalFund: none.meta({ description: 'Into a fund for medical care after retirement' }),
  mortgageInterest: none.meta({ description: 'On a loan for the home one lives in' }),
  insurance: z
    .object({ premium: amount, throughPayroll: z.boolean().default(false) })
    .nullable()
    .default(null)
    .meta({ description: 'Premiums that give relief' }),
  deductions: z
    .array(
      z.object({
        id: id.optional().meta({ description: 'Kept from month to month; given to a new one' }),
        kind: z.enum(deductionKinds),
        name: line(60),
        amount: amount.meta({ description: 'A month' }),
        balance: amount.nullable().default(null).meta({
          description:
            'What was lent in all, of which all that payslips ever took is repaid; more is a top-up. Null goes on until changed',
        }),
        left: amount
          .nullable()
          .default(null)
          .meta({ description: 'What is left of it now, in the list of terms; nothing that is sent' }),
      }),
    )
    .max(20)
    .default([]),
});
export type Terms = z.infer<typeof terms>;
