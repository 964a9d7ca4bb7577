import type { ColumnKey } from '@kazi/payroll-ke';
import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import { addition, amountInCents, byId, call, id, listOf, month } from '../shared/index.ts';
import { fileAs } from '../shared/media.ts';

const tag = 'Payroll';

/** Years that the statutory tables begin with. */
export const year = z.coerce
  .number(problem('year-such-as'))
  .int(problem('year-such-as'))
  .min(2023, problem('year-too-early'))
  .max(2100);

const ofYear = byId.extend({ year }).meta({ description: 'Of an employee, by their id' });

const columnKeys = [
  'cash',
  'nonCash',
  'housing',
  'gross',
  'retirementShare',
  'retirementPaid',
  'retirementLimit',
  'housingLevy',
  'shif',
  'medicalFund',
  'mortgageInterest',
  'deducted',
  'chargeable',
  'charged',
  'personalRelief',
  'insuranceRelief',
  'reliefs',
  'paye',
] as const satisfies readonly ColumnKey[];

/** A column of the form: its letter (A, B … O; E1 to E3), what it stands for, and its amounts in cents. */
const column = z.object({ letter: z.string(), key: z.enum(columnKeys) });

/**
 * The yearly statement of pay and tax (form P9A), in the columns of that year's form. A month without pay is a row of
 * nothing.
 */
export const p9 = z.object({
  employee: z.object({ id, firstName: z.string(), lastName: z.string(), kraPin: z.string().nullable() }),
  employer: z.object({ name: z.string().nullable(), kraPin: z.string().nullable() }),
  year: z.int(),
  columns: z.array(column),
  rows: z.array(z.object({ month, amounts: z.array(amountInCents) })),
  totals: z.array(amountInCents),
  layout: z.enum(['p9a-2023', 'p9a-2024']),
  chargeablePay: amountInCents,
  tax: amountInCents,
  notes: z
    .array(
      z.object({
        note: z.enum(['housing-levy-relief', 'disability-exemption']),
        month,
        amount: amountInCents,
      }),
    )
    .meta({ description: 'What a reader has to know of a month beyond its columns' }),
});
export type P9 = z.infer<typeof p9>;

/** What a server sends while it makes it, and a client gets as a file. */
const streamed = z.union([fileAs('zip'), z.instanceof(ReadableStream<Uint8Array>)]);

/** Yearly statements of pay and tax: one’s own, and everybody’s for people who run payroll. */
export const p9s = {
  get: call('GET', '/payroll/p9/{id}/{year}', {
    tag,
    summary: 'An employee’s yearly statement of pay and tax (P9)',
  })
    .input(ofYear)
    .output(p9),
  pdf: addition('GET', '/payroll/p9/{id}/{year}/pdf', {
    tag,
    summary: 'A P9 as PDF, in the layout of the form',
  })
    .input(ofYear)
    .output(fileAs('pdf')),
  all: addition('GET', '/payroll/p9s/{year}', {
    tag,
    weight: 'proof',
    summary: 'Everyone’s P9 of a year, as one zip of PDF, sent while it is made',
  })
    .input(z.object({ year }))
    .output(streamed),
  years: addition('GET', '/payroll/p9s/{id}/years', {
    tag,
    summary: 'The years in which an employee was paid',
  })
    .input(byId)
    .output(listOf(z.object({ year: z.int(), gross: amountInCents, tax: amountInCents }))),
};
