import * as z from 'zod';
import { person } from '../identity/index.ts';
import { accountNumber, bankCode } from '../money/index.ts';
import { problem } from '../refusals/problems.ts';
import {
  addition,
  amountInCents,
  byId,
  call,
  day,
  done,
  email,
  id,
  line,
  moment,
  month,
  name,
  pageOf,
  paging,
  phone,
  queryMaxLength,
  version,
} from '../shared/index.ts';
import { kraPin, nssfNumber, shaNumber } from './identifiers.ts';
import { terms } from './terms.ts';
import {
  employeeParts,
  employments,
  identityKinds,
  type ProblemCode,
  payMethods,
  problemCodes,
  residences,
} from './words.ts';

const tag = 'Employees';

const identity = z.object({
  kind: z.enum(identityKinds),
  number: line(20).regex(/^[A-Z0-9-]+$/i, problem('letters-and-digits')),
});

const toPhone = z.object({ method: z.literal('mpesa'), phone });
const toAccount = { bank: bankCode, account: accountNumber };

/** Where an employee's net pay goes. A wallet needs an employee with a login. */
const payTo = z.discriminatedUnion('method', [
  toPhone,
  z.object({ method: z.literal('bank'), ...toAccount }),
  z.object({ method: z.literal('pesalink'), ...toAccount }),
  z.object({ method: z.literal('wallet') }),
]) satisfies z.ZodType<{ method: (typeof payMethods)[number] }>;

const fields = z.object({
  number: line(20).meta({ description: 'Unique in the workspace, as the firm numbers its people' }),
  firstName: name(60),
  lastName: name(60),
  email: email.nullable().optional().meta({ description: 'Where payslips go; one without a login needs it' }),
  phone: phone.nullable().optional(),
  user: id.nullable().optional().meta({ description: 'Their login, where they have one' }),
  jobTitle: line(80).nullable().optional(),
  department: line(80).nullable().optional(),
  joinedOn: day,
  leftOn: day.nullable().optional().meta({ description: 'Their last day' }),
  residence: z.enum(residences).optional(),
  employment: z
    .enum(employments)
    .optional()
    .meta({ description: 'Secondary: another employer gives the relief' }),
  kraPin: kraPin.nullable().optional(),
  identity: identity.nullable().optional(),
  nssfNumber: nssfNumber.nullable().optional(),
  shaNumber: shaNumber.nullable().optional(),
  disability: z
    .object({ certificate: line(40), until: day })
    .nullable()
    .optional()
    .meta({ description: 'Certificate of exemption by the tax authority' }),
  payTo: payTo.nullable().optional(),
});

const leavesAfterJoining = (given: { joinedOn?: string | undefined; leftOn?: string | null | undefined }) =>
  !given.joinedOn || !given.leftOn || given.leftOn >= given.joinedOn;
const leavesTooEarly = { ...problem('not-before-first-day'), path: ['leftOn'] };

/** `terms` are those of the first month; they can be set later too, see `PUT /employees/{id}/terms/{from}`. */
export const newEmployee = fields
  .extend({ terms: terms.omit({ from: true }).optional() })
  .refine(leavesAfterJoining, leavesTooEarly);
/** What is given is changed; the version is that which was seen (409 where it is no longer). */
export const employeeChange = fields
  .partial()
  .extend({ id, version })
  .refine(leavesAfterJoining, leavesTooEarly);

/** What an employee is missing before they can be paid, or before a return can name them. */
const missing = z.enum(problemCodes) satisfies z.ZodType<ProblemCode>;

/** An employee, for people who run payroll and for the employee. */
export const employee = z.object({
  id,
  number: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  user: person.nullable(),
  jobTitle: z.string().nullable(),
  department: z.string().nullable(),
  joinedOn: day,
  leftOn: day.nullable(),
  residence: z.enum(residences),
  employment: z.enum(employments),
  kraPin: z.string().nullable(),
  identity: z.object({ kind: z.enum(identityKinds), number: z.string() }).nullable(),
  nssfNumber: z.string().nullable(),
  shaNumber: z.string().nullable(),
  disability: z.object({ certificate: z.string(), until: day }).nullable(),
  payTo: z
    .object({
      method: z.enum(payMethods),
      number: z.string().nullable().meta({ description: 'Masked: •••• 4321' }),
      bank: z.object({ code: z.string(), name: z.string() }).nullable(),
      fullFrom: moment.meta({ description: 'Until then the limit of a new recipient applies' }),
    })
    .nullable(),
  terms: terms.nullable().meta({ description: 'Those that hold this month' }),
  missing: z.array(missing),
  version,
  createdAt: moment,
  updatedAt: moment,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type Employee = z.infer<typeof employee>;

/** One thing wrong in a file: rows count from 1, the row of headings included. */
const rowProblem = z.object({ row: z.int(), column: z.string().nullable(), message: z.string() });

/** What a file changes of one employee, before it is saved; a run's pay is net, an employee's what a month pays by their terms. */
export const fileChange = z.object({
  employee: z.object({ id, number: z.string(), name: z.string() }),
  isNew: z.boolean(),
  changes: z.array(
    z.object({ column: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  pay: z.object({ before: amountInCents.nullable(), after: amountInCents.nullable() }),
});
export type FileChange = z.infer<typeof fileChange>;

/**
 * Employees and their dated terms, for people who run payroll; who does not reads their own record. Amounts are in cents
 * of a month.
 */
export const employees = {
  list: call('GET', '/employees', {
    tag,
    summary: 'Employees, by number; one’s own alone without the permission for payroll',
  })
    .input(
      paging.extend({
        q: z.string().max(queryMaxLength).optional(),
        part: z.enum(['current', ...employeeParts]).default('current'),
        department: z.string().max(80).optional(),
        user: id.optional().meta({ description: 'Their login' }),
      }),
    )
    .output(pageOf(employee)),
  get: addition('GET', '/employees/{id}', { tag, summary: 'An employee' }).input(byId).output(employee),
  create: addition('POST', '/employees', {
    tag,
    weight: { proofWhere: 'it says what they earn or where it goes' },
    summary: 'Add an employee',
    status: 201,
    refuses: ['employee-login-taken', 'employee-number-taken'],
  })
    .input(newEmployee)
    .output(employee),
  update: addition('PUT', '/employees/{id}', {
    tag,
    weight: { proofWhere: 'what is paid, withheld or remitted for them changes, or where it goes' },
    summary: 'Change an employee',
    refuses: ['employee-login-taken', 'employee-number-taken'],
  })
    .input(employeeChange)
    .output(employee),
  delete: addition('DELETE', '/employees/{id}', {
    tag,
    weight: 'proof',
    summary: 'Remove an employee who was never paid; others get a last day',
    refuses: ['employee-in-payroll'],
  })
    .input(byId)
    .output(done),
  import: addition('POST', '/employees/import', {
    tag,
    weight: 'proof',
    summary: 'Add and change employees from a CSV file, by number: all rows, or none where one has a problem',
    refuses: ['employee-login-taken', 'employee-number-taken'],
  })
    .input(
      z.object({
        file: z.file().max(2_000_000, problem('two-megabytes-at-most')),
        check: z.stringbool().default(false),
      }),
    )
    .output(
      z.object({
        created: z.int(),
        changed: z.int(),
        saved: z.boolean().meta({ description: 'False where only checked, or where a row has a problem' }),
        people: z.array(fileChange).meta({ description: 'Whom it changes, at most 200 of them' }),
        problems: z.array(rowProblem),
      }),
    ),
  terms: addition('GET', '/employees/{id}/terms', {
    tag,
    summary: 'An employee’s terms of all times, the newest first',
  })
    .input(byId)
    .output(z.object({ items: z.array(terms) })),
  setTerms: addition('PUT', '/employees/{id}/terms/{from}', {
    tag,
    weight: 'proof',
    summary: 'Set what an employee earns from a month on; the past stays as it was paid',
  })
    .input(terms.extend({ id }))
    .output(employee),
  deleteTerms: addition('DELETE', '/employees/{id}/terms/{from}', {
    tag,
    weight: 'proof',
    summary: 'Take back terms that nothing was paid by',
  })
    .input(z.object({ id, from: month }))
    .output(employee),
};
