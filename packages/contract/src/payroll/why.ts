import type { Why } from '@kazi/payroll-ke';
import * as z from 'zod';
import { amountInCents } from '../shared/index.ts';
import { carKinds, housingTypes, prorations } from './words.ts';

const amount = amountInCents;
/** Hundredths of a percent: 275 is 2.75 %. */
const rate = z.int();

/** What an amount was computed from: numbers and codes of a rule, which screens say in the reader's language. */
export const why = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('given') }),
  z.object({
    rule: z.literal('days'),
    method: z.enum(prorations),
    full: amount,
    days: z.number(),
    of: z.number(),
  }),
  z.object({
    rule: z.literal('hours'),
    basic: amount,
    hours: z.number(),
    divisor: z.number(),
    factor: z.int(),
  }),
  z.object({ rule: z.literal('per-diem'), days: z.number(), rate: amount, exemptRate: amount }),
  z.object({
    rule: z.literal('benefit'),
    value: amount,
    exempt: amount,
    together: amount,
    threshold: amount,
    car: z.object({ cost: amount, rate, of: z.enum(carKinds) }).exactOptional(),
  }),
  z.object({
    rule: z.literal('housing'),
    type: z.enum(housingTypes),
    base: amount,
    rate,
    share: amount,
    value: amount,
    rentCharged: amount,
  }),
  z.object({ rule: z.literal('flat') }),
  z.object({
    rule: z.literal('tier'),
    base: amount,
    from: amount,
    upTo: amount,
    rate,
    to: z.enum(['nssf', 'private-scheme']),
  }),
  z.object({ rule: z.literal('step'), base: amount, from: amount }),
  z.object({
    rule: z.literal('rate'),
    base: amount,
    rate,
    least: amount.exactOptional(),
    cap: amount.exactOptional(),
  }),
  z.object({
    rule: z.literal('paye'),
    chargeable: amount,
    bands: z.array(z.object({ rate, amount, tax: amount })),
    charged: amount,
    reliefs: amount,
  }),
  z.object({
    rule: z.literal('owed'),
    due: amount,
    keeps: amount,
    half: amount.nullable(),
    carried: amount,
  }),
]) satisfies z.ZodType<Why>;
