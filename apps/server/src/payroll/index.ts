import type { JobHandler } from '../jobs/job.ts';
import { earnings } from './earnings/handlers.ts';
import { employees } from './employees/handlers.ts';
import { leave } from './leave/handlers.ts';
import { p9s } from './p9/handlers.ts';
import { payslips } from './payslips/handlers.ts';
import { mailPayslipHandler } from './payslips/mail.ts';
import { books } from './returns/books.ts';
import { returns } from './returns/handlers.ts';
import { remindHandler } from './returns/remind.ts';
import { calculateHandler } from './runs/calculate.ts';
import { runs } from './runs/handlers.ts';
import { followHandler, payOutHandler } from './runs/pay.ts';
import { settings } from './settings/handlers.ts';

// What the cost of work is made of.
export { costByMonth } from './cost-by-month.ts';
// What the sample workspace makes its past of.
export { withPayTo } from './employees/check.ts';
export { addEmployee } from './employees/commands.ts';
export { employeeById } from './employees/queries.ts';
export { kenyanMonth } from './month.ts';
export { anyPayslip, countUnpaid } from './payslips/queries.ts';
export { reversePayslip } from './payslips/reverse.ts';
export { runsPayroll } from './policy.ts';
export { obligations } from './returns/queries.ts';
export { remit } from './returns/remit.ts';
export { approveRun } from './runs/approve.ts';
export { calculateNow } from './runs/calculate.ts';
export { createRun, prepareBy, review, setInputs } from './runs/commands.ts';
export { operations } from './runs/compute.ts';
export { beginPayment, heldOf, partyOf, payWallets, setPayout } from './runs/pay.ts';
export { leavingOf, lockRun, moveRun, type RunRecord } from './runs/run.ts';
export { changeSettings, settingsOf } from './settings/settings.ts';
export { setTerms } from './terms/terms.ts';

/** The calls of payroll. */
export const payroll = { books, earnings, employees, leave, p9s, payslips, returns, runs, settings };

/** What runs the jobs of payroll. */
export const payrollJobs: JobHandler[] = [
  calculateHandler,
  payOutHandler,
  followHandler,
  mailPayslipHandler,
  remindHandler,
];
