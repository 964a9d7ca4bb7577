import * as z from 'zod';
import { problemCodes } from './words.ts';

/** What stands in the way of paying somebody, or should be looked at. The reader's language has its words. */
export const problem = z.object({
  code: z.enum(problemCodes),
  level: z.enum(['error', 'warning']),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .meta({ description: 'What its sentence names: amounts in cents, months, names' }),
});
export type PayProblem = z.infer<typeof problem>;
