export { checkKraPin, checkNationalId, checkNssfNumber, checkShaNumber } from './identifiers.ts';
export type { ColumnKey } from './p9/columns.ts';
export { type P9, p9 } from './p9/p9.ts';
export { InvalidInput, type Problem } from './payslip/check.ts';
export { daysWorked } from './payslip/days.ts';
export type { Carried } from './payslip/deductions.ts';
export { bonusForNet, type GrossUp } from './payslip/gross-up.ts';
export type {
  Allowance,
  Benefits,
  DayCount,
  Deduction,
  DeductionKind,
  Exempt,
  Housing,
  Overtime,
  PayslipInput,
  PerDiem,
} from './payslip/input.ts';
export type { BandTax, Line, LineCode, LineKind, Why } from './payslip/lines.ts';
export { type Payee, payeeOf } from './payslip/payee.ts';
export { computePayslip, type Payslip, type Totals } from './payslip/payslip.ts';
export { type Paid, supplement } from './payslip/supplement.ts';
export type { Tax } from './payslip/tax.ts';
export { type Month, UnknownMonth } from './rates/dated.ts';
export { type Rates, ratesOf } from './rates/rates.ts';
export { type Due, dueDates, type Obligation } from './returns/due.ts';
export type { Cell, FiledPerson, FileProblem, ReturnFile } from './returns/file.ts';
export {
  type HelbColumn,
  helbFile,
  type IdentityType,
  nitaFile,
  nssfFile,
  shaFile,
} from './returns/funds.ts';
export { type P10Row, p10 } from './returns/p10.ts';
export { type Foretold, foretell, type Penalty, penaltyOf } from './returns/penalties.ts';
export type { BasisPoints, Cents } from './rounding.ts';
