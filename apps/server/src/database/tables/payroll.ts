import type { Cents } from '@kazi/contract/cents';
import type {
  Authority,
  Employee,
  LeaveEntry,
  PaidTo,
  PayProblem,
  PayrollSettings,
  Payslip,
  PayslipEmployee,
  PayslipLine,
  Run,
  RunInput,
  RunRow,
  RunStatus,
  Terms,
} from '@kazi/contract/payroll';
import type { DeductionKind, Tax, Why } from '@kazi/payroll-ke';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedJson, Json, Moment } from './columns.ts';

interface PayrollSettingsTable {
  tenant_id: string;
  name: string | null;
  kra_pin: string | null;
  nssf_number: string | null;
  sha_number: string | null;
  proration: Generated<PayrollSettings['proration']>;
  one_third_of: Generated<PayrollSettings['oneThirdOf']>;
  pay_day: Generated<number>;
  lock_payslips: Generated<boolean>;
  payer_id: string | null;
  version: Generated<number>;
  updated_at: Moment;
}

interface Employees {
  tenant_id: string;
  id: string;
  number: string;
  user_id: string | null;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  job_title: string | null;
  department: string | null;
  joined_on: string;
  left_on: string | null;
  residence: Generated<Employee['residence']>;
  employment: Generated<Employee['employment']>;
  kra_pin: string | null;
  identity_kind: NonNullable<Employee['identity']>['kind'] | null;
  identity_number: string | null;
  nssf_number: string | null;
  sha_number: string | null;
  disability_certificate: string | null;
  disability_until: string | null;
  pay_method: PaidTo['method'] | null;
  pay_phone: string | null;
  pay_bank: string | null;
  pay_account: string | null;
  pay_changed_at: Moment;
  pay_changed_by: string | null;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

interface EmployeeTerms {
  tenant_id: string;
  employee_id: string;
  /** Its first day. */
  from_month: string;
  terms: Json<Omit<Terms, 'from'>>;
  actor_id: string | null;
  updated_at: Moment;
}

interface EmployeeLeave {
  tenant_id: string;
  id: string;
  employee_id: string;
  kind: LeaveEntry['kind'];
  from_day: string;
  to_day: string;
  days: number;
  note: string | null;
  actor_id: string;
  created_at: Moment;
}

interface PayrollRuns {
  tenant_id: string;
  id: string;
  /** Its first day. */
  month: string;
  kind: Run['kind'];
  note: string | null;
  status: Generated<RunStatus>;
  pay_day: string;
  currency: Generated<string>;
  calculated: number | null;
  to_calculate: number | null;
  gross: Generated<Cents>;
  deductions: Generated<Cents>;
  net: Generated<Cents>;
  employer: Generated<Cents>;
  obligations: Generated<Cents>;
  fees: Generated<Cents>;
  rounding: Generated<Cents>;
  payer_id: string | null;
  prepared_by: string | null;
  approved_by: string | null;
  approved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

interface PayrollRunMoves {
  tenant_id: string;
  run_id: string;
  id: string;
  to_status: RunStatus;
  reason: string | null;
  actor_id: string | null;
  at: Moment;
}

/** What is owed to an authority, or to a scheme or lender by its name. */
export interface Owed {
  authority: Authority;
  name: string;
  amount: Cents;
}

export interface NamedDeduction {
  id: string;
  kind: DeductionKind;
  name: string;
  amount: Cents;
}

/** A line as it was computed, with the reference that tells it from others of its code. */
export type StoredLine = Omit<PayslipLine, 'why'> & { ref: string | null; why: Why };

interface Payslips {
  tenant_id: string;
  id: string;
  run_id: string;
  employee_id: string;
  /** Its first day. */
  month: string;
  kind: Generated<Payslip['kind']>;
  reverses: string | null;
  employee: Json<PayslipEmployee> | null;
  terms: Json<Terms> | null;
  input: GeneratedJson<RunInput>;
  /** Who has last changed the input. */
  input_by: string | null;
  skipped: Generated<boolean>;
  lines: Json<StoredLine[]> | null;
  gross: Generated<Cents>;
  deductions: Generated<Cents>;
  net: Generated<Cents>;
  employer: Generated<Cents>;
  tax: Json<Tax> | null;
  owed: Json<Owed[]> | null;
  obligations: Generated<Cents>;
  taken: GeneratedJson<NamedDeduction[]>;
  carried: GeneratedJson<NamedDeduction[]>;
  problems: GeneratedJson<PayProblem[]>;
  errors: Generated<boolean>;
  warnings: Generated<boolean>;
  /** The month before, as it was when this payslip was computed. */
  before: Json<{ gross: Cents; net: Cents }> | null;
  change: NonNullable<RunRow['change']> | null;
  reviewed_by: string | null;
  reviewed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  pay_to: Json<PaidTo> | null;
  pays: Generated<Cents>;
  fee: Generated<Cents>;
  rounding: Generated<Cents>;
  payout: Generated<Exclude<Payslip['payout'], 'sent'>>;
  payment_id: string | null;
  mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface PayrollObligations {
  tenant_id: string;
  id: string;
  /** Its first day. */
  month: string;
  authority: Authority;
  name: Generated<string>;
  amount: Cents;
  remitted: Generated<Cents>;
  due_on: string;
}

interface PayrollRemittances {
  tenant_id: string;
  id: string;
  obligation_id: string;
  amount: Cents;
  paid_on: string;
  number: string;
  receipt: string | null;
  actor_id: string;
  at: Moment;
}

export interface PayrollTables {
  payroll_settings: PayrollSettingsTable;
  employees: Employees;
  employee_terms: EmployeeTerms;
  employee_leave: EmployeeLeave;
  payroll_runs: PayrollRuns;
  payroll_run_moves: PayrollRunMoves;
  payslips: Payslips;
  payroll_obligations: PayrollObligations;
  payroll_remittances: PayrollRemittances;
}
