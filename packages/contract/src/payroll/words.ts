import type { DayCount, DeductionKind, Housing, LineCode } from '@kazi/payroll-ke';

/** How an employee is paid: to a phone, to a bank directly or by Pesalink, or into their wallet here. */
export const payMethods = ['mpesa', 'bank', 'pesalink', 'wallet'] as const;

/** Papers that say who an employee is, as the Social Health Authority names them. */
export const identityKinds = ['national-id', 'alien-id', 'passport', 'refugee-id'] as const;

/** What is taken from pay beside the statutory deductions, in the order in which it is taken. */
export const deductionKinds = [
  'helb',
  'loan',
  'advance',
  'sacco',
  'other',
] as const satisfies readonly DeductionKind[];

/** Who owns the house that an employer gives. */
export const housingTypes = [
  'employer-owned',
  'employer-rented',
  'farm',
  'director',
] as const satisfies readonly Housing['type'][];

export const leaveKinds = [
  'annual',
  'sick',
  'maternity',
  'paternity',
  'pre-adoptive',
  'compassionate',
  'unpaid',
] as const;

/** How pay is shared out over a month that is worked in part; `30`, `26` and `22` are days of every month. */
export const prorations = ['calendar', 'working', '30', '26', '22'] as const satisfies readonly DayCount[];

/** Every state of a payroll run, see `moves.ts`. */
export const runStatuses = [
  'draft',
  'calculated',
  'rejected',
  'approved',
  'paying',
  'paid',
  'closed',
  'cancelled',
] as const;
export type RunStatus = (typeof runStatuses)[number];

/** What became of an employee's net pay. `none` is where nothing is paid; `failed` can be paid again. */
export const payoutStatuses = ['none', 'held', 'waiting', 'sent', 'arrived', 'failed'] as const;

/** Who is owed what a payroll deducts; `pension` and `deductions` are the schemes and lenders of the employees. */
export const authorities = [
  'paye',
  'ahl',
  'shif',
  'nssf',
  'nita',
  'helb',
  'nhif',
  'pension',
  'deductions',
] as const;
export type Authority = (typeof authorities)[number];

/** What stands in the way of paying an employee (`errors`), or should be looked at first (`warnings`). */
export const payProblems = {
  errors: [
    'kra-pin-missing',
    'pay-to-missing',
    'terms-missing',
    'nothing-left',
    'too-much-for-one-payment',
    'too-little-for-a-payment',
    'rates-unknown',
    'input-invalid',
  ],
  warnings: [
    'identity-missing',
    'nssf-number-missing',
    'sha-number-missing',
    'receiver-new',
    'third-not-kept',
    'carried',
    'net-jumped',
    'supplement',
  ],
} as const;
export const problemCodes = [...payProblems.errors, ...payProblems.warnings] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What a line of a payslip is about. */
export const lineCodes = [
  'basic',
  'allowance',
  'unpaid-leave',
  'overtime',
  'bonus',
  'arrears',
  'per-diem',
  'per-diem-exempt',
  'car',
  'housing',
  'meals',
  'other-benefits',
  'nssf',
  'nssf-tier-1',
  'nssf-tier-2',
  'housing-levy',
  'nhif',
  'shif',
  'paye',
  'personal-relief',
  'insurance-relief',
  'housing-levy-relief',
  'pension',
  'medical-fund',
  'insurance',
  ...deductionKinds,
  'nita',
] as const satisfies readonly LineCode[];
