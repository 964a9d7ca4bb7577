import type { Month } from '../rates/dated.ts';
import type { Cents } from '../rounding.ts';

/** Days that a month's pay is divided by: its days, its days from Monday to Friday, or a fixed number. */
export type DayCount = 'calendar' | 'working' | '30' | '26' | '22';

/** Cash beside basic salary. */
export interface Allowance {
  /** The employer's word for it, `house` say; handed back on its line. */
  readonly name: string;
  readonly amount: Cents;
  /** Paid now and then, such as leave allowance: AHL is not taken of it. */
  readonly irregular?: boolean;
  /** Paid in full in a month that was worked in part. */
  readonly unprorated?: boolean;
}

/** Hours worked beyond the usual ones, each day's at its own factor. */
export interface Overtime {
  /** In hundredths at the finest. */
  readonly hours: number;
  readonly on: 'working-day' | 'rest-day-or-holiday';
}

/** Pay for the days of one trip. */
export interface PerDiem {
  /** The employer's word for it; handed back on its lines. */
  readonly name?: string;
  readonly days: number;
  /** For one day. */
  readonly rate: Cents;
}

/** A house that the employer gives. */
export interface Housing {
  readonly type: 'employer-owned' | 'employer-rented' | 'farm' | 'director';
  /** Market rent of an owned house, rent paid for a rented one, a month; the higher of both for a director's. */
  readonly value: Cents;
  /** What the employee pays the employer for it. */
  readonly rentCharged?: Cents;
}

/** What the employer gives that is not cash. */
export interface Benefits {
  /** A car for private use: what it cost, or its hire a month, and what the Commissioner determined for it, if so. */
  readonly car?: { readonly cost?: Cents; readonly hire?: Cents; readonly determined?: Cents };
  readonly housing?: Housing;
  readonly meals?: Cents;
  /** All others together, at the higher of their cost and their market value. */
  readonly other?: Cents;
}

/** From the first to be taken to the last. */
export const deductionKinds = ['helb', 'loan', 'advance', 'sacco', 'other'] as const;
export type DeductionKind = (typeof deductionKinds)[number];

/** What the employee owes, beside what the law takes. */
export interface Deduction {
  readonly kind: DeductionKind;
  /** The caller's reference, handed back on its line and in what is carried. */
  readonly id: string;
  /** Due this month, with what was carried from months before. */
  readonly amount: Cents;
  /** The one it is repaid to; for loans and advances the employer, unless said otherwise. */
  readonly to?: 'employer' | 'third-party';
}

/** Contributions that an employee may be free of. */
export type Exempt = 'nssf' | 'health' | 'housing-levy' | 'nita';

/** What a payslip is computed from. Amounts are in cents, 0 to KES 100,000,000 each. */
export interface PayslipInput {
  readonly month: Month;
  /** Basic salary of a full month. */
  readonly basic: Cents;
  readonly allowances?: readonly Allowance[];
  /** Of a month worked in part. Days may be halves. `workingDays` replaces Monday to Friday. */
  readonly proration?: { readonly method: DayCount; readonly worked: number; readonly workingDays?: number };
  readonly unpaidLeave?: { readonly method: DayCount; readonly days: number; readonly workingDays?: number };
  readonly overtime?: readonly Overtime[];
  /** Basic salary that an hour of overtime is a share of, where no basic pay is paid with it; else `basic`. */
  readonly overtimeBasic?: Cents;
  /** Paid once, taxed in the month it is paid. */
  readonly bonus?: Cents;
  /** Of earlier months of the same year, taxed in the month they are paid. */
  readonly arrears?: Cents;
  /** For days away from the usual place of work, each trip at its rate; what is within the exempt rate is not taxed. */
  readonly perDiems?: readonly PerDiem[];
  readonly benefits?: Benefits;
  /** Contributions beyond NSSF; those of an unregistered scheme are not deducted before tax. */
  readonly pension?: { readonly employee: Cents; readonly employer?: Cents; readonly registered: boolean };
  /** Where tier II of NSSF goes. */
  readonly tierTwo?: 'nssf' | 'private-scheme';
  /** Interest on the loan for the house one lives in, paid by the employee outside of payroll. */
  readonly mortgageInterest?: Cents;
  /** To a post-retirement medical fund, through payroll. */
  readonly medicalFund?: Cents;
  /** Premiums with a right to relief, and whether they are paid through payroll. */
  readonly insurance?: { readonly premium: Cents; readonly throughPayroll?: boolean };
  /** Contributions not due for this employee, such as NSSF past pension age. */
  readonly exemptFrom?: readonly Exempt[];
  /** Holds a certificate of exemption for a disability. */
  readonly disabilityExemption?: boolean;
  /** Paid after the month they left in, such as arrears or a bonus: without personal relief. */
  readonly afterLeaving?: boolean;
  /** Secondary: another employer gives the relief. Primary unless said otherwise. */
  readonly employment?: 'primary' | 'secondary';
  /** Non-residents get no relief. Resident unless said otherwise. */
  readonly residence?: 'resident' | 'non-resident';
  /** Taken after all else, as far as a third of pay is left. */
  readonly deductions?: readonly Deduction[];
  /** Of what a third is kept: basic pay, as most do, or all wages, as the Employment Act has it. */
  readonly thirdOf?: 'basic' | 'wages';
}
