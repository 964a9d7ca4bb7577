import * as z from 'zod';
import { person } from '../identity/index.ts';
import { addition, name, version } from '../shared/index.ts';
import { employerNumber, kraPin } from './identifiers.ts';
import { prorations, thirdBases } from './words.ts';

const tag = 'Payroll';

const fields = z.object({
  name: name(120).nullable().meta({ description: 'The employer, as forms and payslips say it' }),
  kraPin: kraPin.nullable(),
  nssfNumber: employerNumber.nullable(),
  shaNumber: employerNumber.nullable(),
  proration: z.enum(prorations),
  oneThirdOf: z.enum(thirdBases).meta({
    description: 'Of what a third must be left after all deductions',
  }),
  payDay: z.int().min(1).max(31).meta({ description: 'Day of the month, or the last where it has fewer' }),
  lockPayslips: z.boolean().meta({
    description: 'Payslips as PDF open with the employee’s KRA PIN alone',
  }),
});

/** What holds for the payrolls of the workspace; runs that are calculated keep what they were calculated by. */
export const payrollSettings = fields.extend({
  payer: person.nullable().meta({ description: 'Whose wallet pays' }),
  approvers: z.int().meta({ description: 'How many people may approve a run' }),
  version,
  may: z.object({ update: z.boolean() }),
});
export type PayrollSettings = z.infer<typeof payrollSettings>;

/** `payer` is set to oneself alone: payroll spends no other person's wallet. */
export const payrollSettingsChange = fields
  .partial()
  .extend({ version, payer: z.enum(['me', 'nobody']).optional() });

/** The employer and how it pays, for people who run payroll. */
export const settings = {
  get: addition('GET', '/payroll/settings', { tag, summary: 'The employer, and how payroll is run' }).output(
    payrollSettings,
  ),
  update: addition('PUT', '/payroll/settings', { tag, weight: 'proof', summary: 'Change how payroll is run' })
    .input(payrollSettingsChange)
    .output(payrollSettings),
};
