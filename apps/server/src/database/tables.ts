import type { AuditKind } from '@kazi/contract/activity';
import type { Cents } from '@kazi/contract/cents';
import type { Preference, User, WorkspaceSettings } from '@kazi/contract/identity';
import type { FailureReason, Operation, PaymentStatus } from '@kazi/contract/money';
import type {
  beneficiaryTypes,
  bookAccountKinds,
  differenceKinds,
  moneyLimitNames,
  PayRule,
  paymentKinds,
} from '@kazi/contract/money/words';
import type { ProjectStatus } from '@kazi/contract/organisation';
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
import type { ShareKind, StoryStatus, TaskStatus } from '@kazi/contract/work';
import type { Party, StatementLine } from '@kazi/payment-rails';
import type { DeductionKind, Tax, Why } from '@kazi/payroll-ke';
import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely';
import type { DB } from './tables.gen.ts';

/**
 * Every table, as the migrations make them. bigint is read as Cents unless `tables.test.ts` says otherwise, numeric as a
 * number, a day as text (2026-11-21), a timestamptz as a Date, and JSON as what it holds; JSON is written as its text.
 */
export type Tables = Meant<Meanings>;

/** What a column holds that PostgreSQL has as text or JSON. Whether it may be null or left out is the database's to say. */
interface Meanings {
  apps: { pay_rule: PayRule };
  audit_entries: { kind: AuditKind; detail: Record<string, unknown> };
  beneficiaries: { type: (typeof beneficiaryTypes)[number] };
  employee_leave: { kind: LeaveEntry['kind'] };
  employee_terms: { terms: Omit<Terms, 'from'> };
  employees: {
    residence: Employee['residence'];
    employment: Employee['employment'];
    identity_kind: NonNullable<Employee['identity']>['kind'];
    pay_method: PaidTo['method'];
  };
  events: { changes: Record<string, { before: unknown; after: unknown }> };
  flows: { stages: { id: string; name: string }[] };
  idempotency_keys: { response: unknown };
  money_accounts: { kind: (typeof bookAccountKinds)[number] };
  money_limit_changes: { name: (typeof moneyLimitNames)[number] };
  notifications: { mail: 'at-once' | 'digest' };
  payment_steps: { status: PaymentStatus };
  payments: {
    kind: (typeof paymentKinds)[number] | 'salary';
    operation: Operation;
    status: PaymentStatus;
    party: Party;
    failure_reason: FailureReason;
  };
  payroll_obligations: { authority: Authority };
  payroll_run_moves: { to_status: RunStatus };
  payroll_runs: { kind: Run['kind']; status: RunStatus };
  payroll_settings: { proration: PayrollSettings['proration']; one_third_of: PayrollSettings['oneThirdOf'] };
  payslips: {
    kind: Payslip['kind'];
    employee: PayslipEmployee;
    terms: Terms;
    input: RunInput;
    lines: StoredLine[];
    tax: Tax;
    owed: Owed[];
    taken: NamedDeduction[];
    carried: NamedDeduction[];
    problems: PayProblem[];
    before: { gross: Cents; net: Cents };
    change: NonNullable<RunRow['change']>;
    pay_to: PaidTo;
    payout: Exclude<Payslip['payout'], 'sent'>;
  };
  profiles: { type: 'personal' | 'business' };
  projects: { status: ProjectStatus };
  rail_differences: { kind: (typeof differenceKinds)[number] };
  rail_lines: { direction: StatementLine['direction'] };
  rail_notices: { body: unknown };
  rewards: { resolution: 'released' | 'returned'; kind: ShareKind };
  right_grants: { how: 'operator' | 'invitation' | 'registration' | 'readmission' | 'role' | 'rights' };
  sandbox_orders: { state: unknown };
  task_moves: { from_status: TaskStatus; to_status: TaskStatus };
  tasks: { status: TaskStatus };
  user_preferences: {
    settings: Partial<Omit<Preference, 'id' | 'user' | 'notices'>> & {
      notices?: Partial<Preference['notices']>;
    };
  };
  user_stories: { acceptance_criteria: { text: string; met: boolean }[]; status: StoryStatus };
  users: { status: User['status'] };
  workspace_settings: {
    admission: WorkspaceSettings['admission'];
    week_start: WorkspaceSettings['weekStart'];
  };
}

/** What is owed to an authority, or to a scheme or lender by its name. */
export interface Owed {
  authority: Authority;
  name: string;
  amount: Cents;
}

/** What is, was or stays to be taken of a deduction of an employee's. */
export interface NamedDeduction {
  id: string;
  kind: DeductionKind;
  name: string;
  amount: Cents;
}

/** A line as it was computed, with the reference that tells it from others of its code. */
export type StoredLine = Omit<PayslipLine, 'why'> & { ref: string | null; why: Why };

type Meant<Given extends Known<Given>> = {
  [Table in keyof DB]: Table extends keyof Given ? MeantTable<DB[Table], Given[Table]> : DB[Table];
};

/** Refuses the meaning of a column that there is not, and one that is not of words where the column is text. */
type Known<Given> = {
  [Table in keyof Given]: Table extends keyof DB
    ? { [Name in keyof Given[Table]]: Name extends keyof DB[Table] ? Widest<DB[Table][Name]> : never }
    : never;
};

type Widest<Column> = [SelectType<Column>] extends [string | null] ? string : unknown;

type MeantTable<Columns, Given> = {
  [Name in keyof Columns]: Name extends keyof Given ? MeantColumn<Columns[Name], Given[Name]> : Columns[Name];
};

type MeantColumn<Column, Meaning> = [Column] extends [string | null]
  ? Meaning | Extract<Column, null>
  : ColumnType<
      Meaning | Extract<SelectType<Column>, null>,
      Written<InsertType<Column>, Meaning>,
      Written<UpdateType<Column>, Meaning>
    >;

/** Words are written as they are read. */
type Written<Text, Meaning> = [Meaning] extends [string] ? Meaning | Exclude<Text, string> : Text;
