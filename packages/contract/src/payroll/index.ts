import { earnings } from './earnings.ts';
import { employees } from './employees.ts';
import { leave } from './leave.ts';
import { p9s } from './p9.ts';
import { payslips } from './payslips.ts';
import { books, returns } from './returns.ts';
import { runs } from './runs.ts';
import { settings } from './settings.ts';

export type { Earnings } from './earnings.ts';
export { type Employee, employee, employeeChange, type FileChange, newEmployee } from './employees.ts';
export { kraPin } from './identifiers.ts';
export { type LeaveEntry, newLeave } from './leave.ts';
export { leaveParts } from './leave-parts.ts';
export { mayMoveRun } from './moves.ts';
export { type P9, p9 } from './p9.ts';
export {
  type PaidTo,
  type Payslip,
  type PayslipEmployee,
  type PayslipLine,
  type PayslipOpened,
  payslip,
  payslipLine,
  payslipOpened,
} from './payslips.ts';
export type { PayProblem } from './problems.ts';
export {
  type Books,
  type FileCheck,
  type Obligation,
  obligation,
  type ReturnFile,
  returnFiles,
} from './returns.ts';
export {
  type Run,
  type RunOpened,
  type RunRow,
  type RunTotals,
  run as payrollRun,
  runOpened,
  runRow,
} from './run.ts';
export { type RunInput, runInput } from './run-input.ts';
export { type PayrollSettings, payrollSettings, payrollSettingsChange } from './settings.ts';
export { type Terms, terms } from './terms.ts';
export type { Authority, ProblemCode, RunStatus } from './words.ts';

/** Calls about employees, their pay, and what is owed to the authorities. */
export const payroll = { books, earnings, employees, leave, p9s, payslips, returns, runs, settings };
