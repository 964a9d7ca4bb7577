import * as z from 'zod';
import { person } from '../identity/index.ts';
import {
  addition,
  amountInCents,
  currency,
  day,
  id,
  line,
  listOf,
  moment,
  month,
  paidCents,
} from '../shared/index.ts';
import { fileAs } from '../shared/media.ts';
import { authorities, monthBookAccounts, problemFields } from './words.ts';

const tag = 'Payroll';

/** Files that authorities take in: PAYE and housing levy (P10), NSSF, SHIF, training levy, student loans. */
export const returnFiles = ['p10', 'nssf', 'sha', 'nita', 'helb'] as const;
export type ReturnFile = (typeof returnFiles)[number];

/** What a month's payroll owes an authority, a scheme or a lender, and what was remitted of it. */
export const obligation = z.object({
  id,
  month,
  authority: z.enum(authorities),
  name: z.string().nullable().meta({ description: 'Of the scheme or lender, where there are several' }),
  amount: amountInCents,
  remitted: amountInCents,
  currency,
  dueOn: day,
  overdue: z.boolean(),
  penalty: amountInCents.nullable().meta({
    description:
      'Foretold for paying the rest today, by the published rates; null where none is due or known. A fine for a late return comes on top',
  }),
  remittances: z.array(
    z.object({
      id,
      amount: amountInCents,
      paidOn: day,
      number: z
        .string()
        .meta({ description: 'Payment registration number (PRN), or what the authority calls it' }),
      receipt: z.string().nullable(),
      by: person,
      at: moment,
    }),
  ),
  may: z.object({ remit: z.boolean() }),
});
export type Obligation = z.infer<typeof obligation>;

/** Whether a month’s file can be made, and what must be put right before. */
const fileCheck = z.object({
  file: z.enum(returnFiles),
  rows: z.int(),
  dueOn: day,
  problems: z.array(
    z.object({
      employee: z.object({ id, number: z.string(), name: z.string() }),
      code: z.enum(['missing', 'form', 'repeated', 'characters', 'negative']).meta({
        description: 'Negative: more was taken back in the month than was paid, which no return can say',
      }),
      column: z.enum([...problemFields, 'amount']),
      blocks: z.boolean().meta({ description: 'False where only written otherwise than it was given' }),
    }),
  ),
});
export type FileCheck = z.infer<typeof fileCheck>;

/** What a month’s payroll owes to others, in cents, and the files that authorities take. For people who run payroll. */
export const returns = {
  list: addition('GET', '/payroll/returns', {
    tag,
    summary: 'What is owed to the authorities, the next due first',
  })
    .input(z.object({ month: month.optional(), part: z.enum(['open', 'all']).default('open') }))
    .output(listOf(obligation)),
  files: addition('GET', '/payroll/returns/{month}', {
    tag,
    summary: 'The files of a month’s returns and their checks',
  })
    .input(z.object({ month }))
    .output(listOf(fileCheck)),
  file: addition('GET', '/payroll/returns/{month}/{file}', {
    tag,
    weight: 'proof',
    summary: 'A file as its authority takes it (CSV for the P10 and NITA, XLSX for the others)',
    refuses: ['return-file-empty', 'return-file-refused', 'return-file-refused-more'],
  })
    .input(z.object({ month, file: z.enum(returnFiles) }))
    .output(fileAs('csv', 'xlsx')),
  remit: addition('POST', '/payroll/returns/{id}/remittances', {
    tag,
    weight: 'proof',
    summary: 'Write down that an authority was paid: the books follow',
    needsKey: true,
    status: 201,
    refuses: ['books-hold-less'],
  })
    .input(
      z.object({
        id,
        amount: paidCents.brand<'Cents', 'inout'>(),
        paidOn: day,
        number: line(40),
        receipt: line(40).optional(),
      }),
    )
    .output(obligation),
};

/** The books of one month: what payroll debited and credited, by account. Both sides have the same sum. */
const monthBooks = z.object({
  month,
  currency,
  accounts: z.array(
    z.object({ account: z.enum(monthBookAccounts), debit: amountInCents, credit: amountInCents }),
  ),
  debit: amountInCents,
  credit: amountInCents,
});
export type Books = z.infer<typeof monthBooks>;

/** What payroll posted to the ledger, for people who run it. */
export const books = {
  get: addition('GET', '/payroll/books/{month}', { tag, summary: 'Trial balance of a month’s payroll' })
    .input(z.object({ month }))
    .output(monthBooks),
};
