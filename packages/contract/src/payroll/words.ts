import type {
  Benefits,
  DayCount,
  DeductionKind,
  FileProblem,
  Housing,
  LineCode,
  LineKind,
  PayslipInput,
} from '@kazi/payroll-ke';

/** How an employee is paid: to a phone, to a bank directly or by Pesalink, or into their wallet here. */
export const payMethods = ['mpesa', 'bank', 'pesalink', 'wallet'] as const;

/** Papers that say who an employee is, as the Social Health Authority names them. */
export const identityKinds = ['national-id', 'alien-id', 'passport', 'refugee-id'] as const;

/** Of whom the tax is that of residents. */
export const residences = [
  'resident',
  'non-resident',
] as const satisfies readonly PayslipInput['residence'][];

/** Whether the relief is given here; an employee’s secondary employment has it from another employer. */
export const employments = ['primary', 'secondary'] as const satisfies readonly PayslipInput['employment'][];

/** Columns of the file that employees are imported from, in the order of its template. */
export const employeeColumns = [
  'number',
  'first_name',
  'last_name',
  'joined_on',
  'left_on',
  'email',
  'phone',
  'job_title',
  'department',
  'kra_pin',
  'identity_kind',
  'identity_number',
  'nssf_number',
  'sha_number',
  'pay_method',
  'pay_phone',
  'pay_bank',
  'pay_account',
  'salary',
] as const;

/** What is taken from pay beside the statutory deductions, in the order in which it is taken. */
export const deductionKinds = [
  'helb',
  'loan',
  'advance',
  'sacco',
  'other',
] as const satisfies readonly DeductionKind[];

/** What the amount of a car is: its price, its hire a month, or what the tax authority determined. */
export const carKinds = ['cost', 'hire', 'determined'] as const satisfies readonly (keyof NonNullable<
  Benefits['car']
>)[];

/** Owners of the house that an employer gives. */
export const housingTypes = [
  'employer-owned',
  'employer-rented',
  'farm',
  'director',
] as const satisfies readonly Housing['type'][];

/** Kinds of leave; unpaid leave alone changes pay. */
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

/** Of what a third must be left after all deductions: basic pay, or all wages. */
export const thirdBases = ['basic', 'wages'] as const satisfies readonly PayslipInput['thirdOf'][];

/** Parts of the employees beside those who work here now. */
export const employeeParts = ['left', 'incomplete', 'all'] as const;

/** Parts of a run’s employees: whose pay changed, what is in the way of it, who is left out, and who was not paid. */
export const runRowParts = ['changed', 'errors', 'warnings', 'skipped', 'unpaid'] as const;

/** What the file of a return may lack of an employee, or have wrong. */
export const problemFields = [
  'payrollNumber',
  'surname',
  'otherNames',
  'nationalId',
  'kraPin',
  'nssfNumber',
  'shaNumber',
  'phone',
  'exemptionCertificate',
] as const satisfies readonly FileProblem['field'][];

/** A run pays everybody their month, or some employees beside it. */
export const runKinds = ['monthly', 'off-cycle'] as const;

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

/** Statuses from the approval on: the payslips of such a run are given out, and its past is not rewritten. */
export const approvedStatuses = [
  'approved',
  'paying',
  'paid',
  'closed',
] as const satisfies readonly RunStatus[];

/** Why an employee’s pay in a run is to be looked at: what differs from the month before. */
export const payChanges = ['joined', 'left', 'pay', 'input', 'terms', 'payout'] as const;

/** What an employee gets in one month beside their terms. */
export const earningKinds = ['bonus', 'net-bonus', 'arrears', 'per-diem', 'work', 'other'] as const;

/** What is taken from an employee in one month beside their terms. */
export const inputDeductionKinds = ['advance', 'other'] as const satisfies readonly DeductionKind[];

/** Columns of the file that a run’s inputs are imported from, in the order of its template. */
export const inputColumns = [
  'number',
  'overtime_hours',
  'holiday_hours',
  'days_worked',
  'bonus',
  'arrears',
  'skip',
] as const;

/** What became of an employee's net pay. `none` is where nothing is paid; `failed` can be paid again. */
export const payoutStatuses = ['none', 'held', 'waiting', 'sent', 'arrived', 'failed'] as const;

/** To whom a payroll owes what it deducts; `pension` and `deductions` are the schemes and lenders of the employees. */
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

/**
 * The accounts of a month’s books, along the way of the money: from the payer, over what is on its way, to those who have it.
 * `rails` is what left by payment services, `wallets` what went to employees here, `remitted` what authorities got.
 */
export const monthBookAccounts = [
  'payer',
  'wages',
  'fees',
  'rails',
  'wallets',
  ...authorities,
  'remitted',
  'other',
] as const;

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
    'rates-awaited',
  ],
} as const;
/** All problems of pay, by code. */
export const problemCodes = [...payProblems.errors, ...payProblems.warnings] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Kinds of lines, in the order in which a payslip has them. */
export const lineKinds = [
  'earning',
  'benefit',
  'statutory',
  'deduction',
  'relief',
  'employer',
] as const satisfies readonly LineKind[];

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
