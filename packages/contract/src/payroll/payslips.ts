import * as z from 'zod';
import {
  addition,
  amountInCents,
  byId,
  currency,
  day,
  id,
  moment,
  month,
  pageOf,
  paging,
} from '../shared/index.ts';
import { fileAs } from '../shared/media.ts';
import { employee } from './employees.ts';
import { why } from './why.ts';
import { lineCodes, lineKinds, payMethods, payoutStatuses } from './words.ts';

const tag = 'Payroll';

/**
 * A line of a payslip in cents. Earnings are paid in cash, benefits are taxed without being paid, reliefs lower the tax;
 * what the employer adds is in no sum of the employee. Amounts are not negative, but for unpaid leave, reversals, and what a
 * further run takes back as the month as a whole comes to less than was paid or taken.
 */
export const payslipLine = z.object({
  kind: z.enum(lineKinds),
  code: z.enum(lineCodes),
  name: z.string().nullable().meta({ description: 'Of an allowance, a scheme, a loan' }),
  amount: amountInCents,
  earlier: amountInCents
    .default(() => amountInCents.parse(0))
    .meta({
      description: 'What earlier payslips of the month have of it; `why` tells of the month as a whole',
    }),
  left: amountInCents
    .nullable()
    .default(null)
    .meta({ description: 'Of a loan: what was left to repay after this payslip' }),
  why,
});
export type PayslipLine = z.infer<typeof payslipLine>;

/** An employee as they were when they were paid. */
export const payslipEmployee = employee
  .pick({
    id: true,
    number: true,
    firstName: true,
    lastName: true,
    jobTitle: true,
    department: true,
    joinedOn: true,
    leftOn: true,
    residence: true,
    employment: true,
    kraPin: true,
    identity: true,
    nssfNumber: true,
    shaNumber: true,
    phone: true,
  })
  .extend({ disabilityCertificate: z.string().nullable() });
export type PayslipEmployee = z.infer<typeof payslipEmployee>;

/** Where net pay goes, as it was when the payslip was computed; numbers are whole and stay on the server. */
export const paidTo = z.object({
  method: z.enum(payMethods),
  name: z.string(),
  phone: z.string().nullable(),
  bank: z.string().nullable(),
  account: z.string().nullable(),
  user: id.nullable(),
  since: moment.meta({ description: 'A new recipient has a lower limit at first' }),
});
export type PaidTo = z.infer<typeof paidTo>;

const sums = { gross: amountInCents, deductions: amountInCents, net: amountInCents };

/** A payslip in a list: of a month and of a run. */
export const payslip = z.object({
  id,
  run: id,
  month,
  kind: z.enum(['pay', 'reversal']),
  offCycle: z.string().nullable().meta({ description: 'What an off-cycle run was for' }),
  employee: z.object({ id, number: z.string(), name: z.string() }),
  ...sums,
  currency,
  payDay: day,
  payout: z.enum(payoutStatuses),
});
export type Payslip = z.infer<typeof payslip>;

/** A payslip with its lines, each with what it was computed from. */
export const payslipOpened = payslip.extend({
  employer: z.object({ name: z.string().nullable(), kraPin: z.string().nullable() }),
  person: payslipEmployee,
  lines: z.array(payslipLine),
  taxable: amountInCents,
  cost: amountInCents.meta({ description: 'What the employer pays in all' }),
  yearToDate: z.object({ ...sums, tax: amountInCents }).meta({ description: 'With this payslip' }),
  monthToDate: z
    .object({ ...sums, tax: amountInCents })
    .nullable()
    .meta({ description: 'What the month comes to with earlier payslips; null for the first' }),
  paidTo: z
    .array(
      z.object({
        method: z.enum(payMethods),
        number: z.string().nullable().meta({ description: 'Masked' }),
        amount: amountInCents,
        receipt: z.string().nullable(),
        at: moment.nullable(),
      }),
    )
    .meta({ description: 'Amount and method of each part of the payment' }),
  reverses: id.nullable(),
  reversedBy: z
    .object({
      run: id,
      month,
      payslip: id
        .nullable()
        .meta({ description: 'Null until its run is approved: it cannot be opened before' }),
    })
    .nullable()
    .meta({ description: 'What takes it back; before the approval only for people who run payroll' }),
  may: z.object({
    reverse: z.boolean(),
    unreverse: z.boolean().meta({ description: 'Remove its reversal, while the run that has it is open' }),
  }),
});
export type PayslipOpened = z.infer<typeof payslipOpened>;

/** Payslips, given out once their run is approved: one’s own, and everybody’s for people who run payroll. */
export const payslips = {
  list: addition('GET', '/payroll/payslips', {
    tag,
    summary: 'My payslips, the newest first; of one employee for people who run payroll',
  })
    .input(paging.extend({ employee: id.optional() }))
    .output(pageOf(payslip)),
  get: addition('GET', '/payroll/payslips/{id}', { tag, summary: 'A payslip with its lines' })
    .input(byId)
    .output(payslipOpened),
  pdf: addition('GET', '/payroll/payslips/{id}/pdf', {
    tag,
    summary: 'A payslip as PDF',
    refuses: ['payslip-without-pin'],
  })
    .input(byId)
    .output(fileAs('pdf')),
  reverse: addition('POST', '/payroll/payslips/{id}/reversal', {
    tag,
    weight: 'proof',
    summary: 'Take a payslip of a closed month back: its lines, negated, enter an open run',
    status: 201,
    refuses: [
      'payroll-approved',
      'payroll-being-calculated',
      'payslip-is-reversal',
      'payslip-not-closed',
      'payslip-reversed',
    ],
  })
    .input(byId.extend({ run: id }))
    .output(payslipOpened),
  unreverse: addition('DELETE', '/payroll/payslips/{id}/reversal', {
    tag,
    weight: 'proof',
    summary: 'Remove the reversal of a payslip that was entered in error, while the run that has it is open',
    refuses: ['payroll-approved', 'payroll-being-calculated', 'payslip-not-reversed'],
  })
    .input(byId)
    .output(payslipOpened),
};
