import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import {
  addition,
  amountInCents,
  byId,
  explanation,
  id,
  line,
  month,
  pageOf,
  paging,
  queryMaxLength,
  version,
} from '../shared/index.ts';
import { fileChange } from './employees.ts';
import { run, runOpened, runRow } from './run.ts';
import { runInput } from './run-input.ts';
import { runRowParts } from './words.ts';

const tag = 'Payroll';

const newRun = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('monthly'), month, note: line(200).optional() }),
  z.object({
    kind: z.literal('off-cycle'),
    month,
    note: line(200),
    employees: z.array(id).min(1, problem('one-employee-at-least')).max(10_000),
  }),
]);

const atVersion = byId.extend({ version });
const ofEmployee = z.object({ id, employee: id });

/**
 * Payroll of a month, from the draft to the closed month, for people who run payroll and for those who approve it. A step
 * that the status does not allow, or of an older `version`, is a 409; who approves is never who prepared.
 */
export const runs = {
  list: addition('GET', '/payroll/runs', { tag, summary: 'Payroll runs, the newest first' })
    .input(paging.extend({ year: z.coerce.number().int().min(2023).max(2100).optional() }))
    .output(pageOf(run)),
  create: addition('POST', '/payroll/runs', {
    tag,
    weight: 'light',
    summary: 'Start a run: of a month for everyone, or off-cycle for the employees named',
    status: 201,
    refuses: ['payroll-exists'],
  })
    .input(newRun)
    .output(runOpened),
  get: addition('GET', '/payroll/runs/{id}', { tag, summary: 'A payroll run' }).input(byId).output(runOpened),
  rows: addition('GET', '/payroll/runs/{id}/employees', { tag, summary: 'The employees of a run, by number' })
    .input(
      paging.extend({
        id,
        q: z.string().max(queryMaxLength).optional(),
        part: z.enum(['all', ...runRowParts]).default('all'),
      }),
    )
    .output(pageOf(runRow)),
  setInput: addition('PUT', '/payroll/runs/{id}/employees/{employee}', {
    tag,
    weight: 'proof',
    summary: 'Change one employee’s month; their payslip alone is calculated anew',
    refuses: ['payroll-approved', 'payroll-being-calculated'],
  })
    .input(ofEmployee.extend({ input: runInput }))
    .output(runRow),
  importInputs: addition('POST', '/payroll/runs/{id}/inputs', {
    tag,
    weight: 'proof',
    summary: 'Take hours, bonuses and days from a CSV file: all rows, or none where one has a problem',
    refuses: ['payroll-approved', 'payroll-being-calculated'],
  })
    .input(
      z.object({
        id,
        file: z.file().max(2_000_000, problem('two-megabytes-at-most')),
        check: z.stringbool().default(false),
      }),
    )
    .output(
      z.object({
        changed: z.int(),
        saved: z.boolean().meta({ description: 'False where only checked, or where a row has a problem' }),
        people: z.array(fileChange).meta({ description: 'Whom it changes, at most 200 of them' }),
        problems: z.array(z.object({ row: z.int(), column: z.string().nullable(), message: z.string() })),
      }),
    ),
  calculate: addition('POST', '/payroll/runs/{id}/calculation', {
    tag,
    weight: 'light',
    summary: 'Calculate all payslips anew; `progress` tells how far it is',
    status: 201,
    refuses: ['nobody-works-then', 'payroll-being-calculated', 'run-move-not-allowed'],
  })
    .input(atVersion)
    .output(runOpened),
  review: addition('PUT', '/payroll/runs/{id}/review', {
    tag,
    weight: 'proof',
    summary: 'Mark changes as reviewed; without employees, all of them',
    refuses: ['payroll-approved', 'payroll-being-calculated'],
  })
    .input(
      z.object({
        id,
        employees: z.array(id).min(1, problem('one-employee-at-least')).max(200).optional(),
        reviewed: z.boolean().default(true),
      }),
    )
    .output(runOpened),
  approve: addition('POST', '/payroll/runs/{id}/approval', {
    tag,
    weight: 'proof',
    summary:
      'Approve what another person has prepared: holds net pay and every obligation in the payer’s wallet',
    status: 201,
    refuses: [
      'changes-not-reviewed',
      'employee-missing-in-payroll',
      'employees-missing-in-payroll',
      'employees-not-payable',
      'other-payroll-being-calculated',
      'overtaken-by-payroll',
      'pay-changed-since',
      'pay-changed-since-more',
      'payout-moved-since',
      'payroll-being-calculated',
      'payroll-beyond-wallet',
      'payroll-pays-nothing',
      'payroll-takes-back-more',
      'payroll-without-payer',
      'reviewed-by-no-second',
      'reviewed-own-change',
      'run-move-not-allowed',
      'takes-back-beyond-owed',
      'takes-back-beyond-pay',
    ],
  })
    .input(
      atVersion.extend({
        // Of thousands of employees: more than one payment may be.
        leaving: amountInCents.min(1, problem('more-than-zero')).meta({
          description: 'The sum that one has seen',
        }),
      }),
    )
    .output(runOpened),
  reject: addition('POST', '/payroll/runs/{id}/rejection', {
    tag,
    weight: 'light',
    summary: 'Send a run back to the person who prepared it',
    status: 201,
    refuses: ['payroll-being-calculated', 'run-move-not-allowed'],
  })
    .input(byId.extend({ reason: explanation(500, 'say-why') }))
    .output(runOpened),
  cancel: addition('POST', '/payroll/runs/{id}/cancellation', {
    tag,
    weight: 'light',
    summary: 'Give up a run that nothing was paid by; what is held goes back',
    status: 201,
    refuses: ['payroll-being-calculated', 'run-move-not-allowed'],
  })
    .input(byId)
    .output(runOpened),
  pay: addition('POST', '/payroll/runs/{id}/payment', {
    tag,
    weight: 'proof',
    summary: 'Pay an approved run, or its failed payouts again',
    needsKey: true,
    status: 201,
    refuses: [
      'no-failed-payouts',
      'pay-goes-nowhere',
      'payer-not-active',
      'payout-beyond-limits',
      'payout-fees-beyond-wallet',
      'payroll-being-calculated',
      'run-move-not-allowed',
      'takes-back-beyond-owed',
    ],
  })
    .input(
      byId.extend({
        employees: z
          .array(id)
          .min(1, problem('one-employee-at-least'))
          .max(200)
          .optional()
          .meta({ description: 'Whose failed payout is sent again' }),
      }),
    )
    .output(runOpened),
  close: addition('POST', '/payroll/runs/{id}/closing', {
    tag,
    weight: 'light',
    summary: 'Close a paid run: nothing of it changes any more',
    status: 201,
    refuses: ['payroll-being-calculated', 'run-move-not-allowed'],
  })
    .input(byId)
    .output(runOpened),
};
