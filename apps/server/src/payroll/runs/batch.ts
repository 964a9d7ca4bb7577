import type { Cents } from '@kazi/contract/cents';
import type { PaidTo, PayslipEmployee, RunInput, RunRow, Terms } from '@kazi/contract/payroll';
import type { Tax } from '@kazi/payroll-ke';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { NamedDeduction, StoredLine, Tables } from '../../database/tables.ts';
import type { Db } from '../../database/tenancy.ts';
import { isApproved } from '../approved-runs.ts';
import type { PayColumns } from '../pay-to.ts';

/** What is kept of an employee that pay is computed from, as the audit trail names it. */
const paidBy = ['joined_on', 'left_on', 'residence', 'employment', 'disability_until'];
/** What is set for all of them. */
const setForAll = ['proration', 'one_third_of'];

/**
 * Within a query over payslips `s`: the entries `a` of the audit trail of what pay follows from and was entered, changed or taken away,
 * as far as no payslip that is approved has counted it. What is gone leaves no other trace, and neither does what another person overwrote.
 */
export const openChanges = sql`
  from audit_entries a
  where a.tenant_id = s.tenant_id and (
    a.subject = 'employee' and a.subject_id = s.employee_id and (
      a.action in ('created', 'receiver-changed', 'terms-set', 'terms-deleted')
      or a.action in ('leave-entered', 'leave-deleted') and a.detail->>'kind' = 'unpaid'
      or a.action = 'updated' and a.detail->'changes' ?| ${paidBy}::text[])
    or a.subject = 'payroll-settings' and a.subject_id = s.tenant_id and a.detail->'changes' ?| ${setForAll}::text[])
    and coalesce(left(a.detail->>'from', 7), '') <= to_char(s.month, 'YYYY-MM')
    and not exists (
      select from payslips o join payroll_runs x on x.tenant_id = o.tenant_id and x.id = o.run_id
      where o.tenant_id = s.tenant_id and o.employee_id = s.employee_id and o.run_id <> s.run_id and o.kind = 'pay' and not o.skipped
        and to_char(o.month, 'YYYY-MM') between coalesce(left(a.detail->>'from', 7), '') and to_char(s.month, 'YYYY-MM')
        and ${isApproved('x')} and x.approved_at > a.at)`;

/** Within such a query: why pay that is as it was is to be looked at, as something that it follows from was taken away or put back. */
const takenBack: RawBuilder<'terms' | 'input' | 'pay' | null> = sql`(
  select case a.action when 'terms-deleted' then 'terms' when 'leave-deleted' then 'input' else 'pay' end
  ${openChanges} and a.action in ('terms-deleted', 'leave-deleted', 'updated') and a.subject = 'employee'
  order by a.id desc limit 1)`;

/** A payslip of another run of the same month; they come in the order of their approval. */
export interface Earlier {
  id: string;
  lines: StoredLine[];
  tax: Tax;
  gross: Cents;
  deductions: Cents;
  net: Cents;
  employer: Cents;
  input: RunInput;
  monthly: boolean;
}

/** All that one payslip is computed from. */
export interface ToCompute {
  id: string;
  input: RunInput;
  /** Somebody has said what is particular to the month, though it may be nothing now. */
  inputIsSet: boolean;
  skipped: boolean;
  /** The net of the last calculation, and its review: a change that was reviewed and is still the same stays so. */
  net: Cents;
  reviewed: boolean;
  /** Where the pay of the last calculation goes. */
  paidTo: PaidTo | null;
  employee: PayslipEmployee;
  disabilityUntil: string | null;
  userId: string | null;
  pay: PayColumns & { pay_changed_at: string };
  /** With the month they began in. */
  terms: Terms | null;
  unpaidDays: number;
  /** What was taken away, or put back, of what pay follows from, as the change that it is. */
  takenBack: RunRow['change'];
  earlier: Earlier[];
  /** What was ever taken of each deduction by payslips of other months, by its id: terms that change begin no new account. */
  taken: Record<string, Cents>;
  /** What the last month before this one left to be taken. */
  carried: NamedDeduction[];
  /** The month before, and since when its pay went where it did; null where it went nowhere. */
  before: { gross: Cents; net: Cents; since: string | null } | null;
  /** What reversals in the same run take back, less than nothing. */
  reversed: Cents;
}

const employeeAsOf = sql`jsonb_build_object(
  'id', e.id, 'number', e.number, 'firstName', e.first_name, 'lastName', e.last_name, 'jobTitle', e.job_title,
  'department', e.department, 'joinedOn', e.joined_on, 'leftOn', e.left_on, 'residence', e.residence,
  'employment', e.employment, 'kraPin', e.kra_pin, 'nssfNumber', e.nssf_number, 'shaNumber', e.sha_number,
  'phone', e.phone, 'disabilityCertificate', e.disability_certificate, 'identity', case when e.identity_kind is not null
    then jsonb_build_object('kind', e.identity_kind, 'number', e.identity_number) end)`;

const payOf = sql`jsonb_build_object('pay_method', e.pay_method, 'pay_phone', e.pay_phone, 'pay_bank', e.pay_bank,
  'pay_account', e.pay_account, 'pay_changed_at', e.pay_changed_at)`;

/** Within a query over payslips `s` and `o`: `o` is taken back, by a run that is approved or by that of `s`. */
const isReversed = sql`exists (
  select from payslips v join payroll_runs w on w.tenant_id = v.tenant_id and w.id = v.run_id
  where v.tenant_id = o.tenant_id and v.reverses = o.id and (v.run_id = s.run_id or ${isApproved('w')}))`;

const earlier = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'lines', o.lines, 'tax', o.tax, 'gross', o.gross, 'deductions', o.deductions,
    'net', o.net, 'employer', o.employer, 'input', o.input, 'monthly', x.kind = 'monthly') order by x.approved_at, o.id), '[]')
  from payslips o join payroll_runs x on x.tenant_id = o.tenant_id and x.id = o.run_id
  where o.tenant_id = s.tenant_id and o.employee_id = s.employee_id and o.month = s.month and o.run_id <> s.run_id
    and o.kind = 'pay' and not o.skipped and ${isApproved('x')}
    and not ${isReversed})`;

const taken = sql`(
  select coalesce(jsonb_object_agg(t.id, t.amount), '{}') from (
    select one->>'id' as id, sum((one->>'amount')::bigint) as amount
    from payslips o join payroll_runs x on x.tenant_id = o.tenant_id and x.id = o.run_id
    cross join jsonb_array_elements(o.taken) one
    where o.tenant_id = s.tenant_id and o.employee_id = s.employee_id and o.id <> s.id and not o.skipped
      and (${isApproved('x')} or o.run_id = s.run_id)
      and not (o.kind = 'pay' and o.month = s.month and not ${isReversed})
    group by 1) t)`;

const carried = sql`(
  select coalesce(jsonb_agg(c), '[]') from (
    select o.carried from payslips o join payroll_runs x on x.tenant_id = o.tenant_id and x.id = o.run_id
    where o.tenant_id = s.tenant_id and o.employee_id = s.employee_id and o.month < s.month and o.kind = 'pay'
      and not o.skipped and ${isApproved('x')}
    order by o.month desc, x.approved_at desc limit 1) l cross join jsonb_array_elements(l.carried) c)`;

const before = sql`(
  select jsonb_build_object('gross', sum(o.gross), 'net', sum(o.net), 'since', max(o.pay_to->>'since'))
  from payslips o join payroll_runs x on x.tenant_id = o.tenant_id and x.id = o.run_id
  where o.tenant_id = s.tenant_id and o.employee_id = s.employee_id and o.month = (s.month - interval '1 month')::date
    and not o.skipped and ${isApproved('x')}
  having count(*) > 0)`;

interface Batch {
  run: string;
  /** Only these. */
  employees?: readonly string[];
  /** Payslips after this id, at most so many. */
  after?: string | undefined;
  limit: number;
}

/** Payslips of a run with what they are computed from, by id. */
export async function readBatch(
  db: Db,
  tenant: string,
  { run, employees, after, limit }: Batch,
): Promise<ToCompute[]> {
  const { rows } = await sql<ToCompute>`
    select s.id, s.input, s.input_by is not null or s.input <> '{}' as "inputIsSet", s.skipped, s.net, s.reviewed_at is not null as reviewed, s.pay_to as "paidTo",
      ${employeeAsOf} as employee,
      e.disability_until as "disabilityUntil", e.user_id as "userId", ${payOf} as pay,
      t.terms || jsonb_build_object('from', to_char(t.from_month, 'YYYY-MM')) as terms,
      (select coalesce(sum(l.days), 0) from employee_leave l
        where l.tenant_id = s.tenant_id and l.employee_id = s.employee_id and l.kind = 'unpaid'
          and l.from_day >= s.month and l.from_day < s.month + interval '1 month') as "unpaidDays",
      ${takenBack} as "takenBack", ${earlier} as earlier, ${taken} as taken, ${carried} as carried, ${before} as before,
      coalesce((select sum(o.net) from payslips o where o.tenant_id = s.tenant_id and o.run_id = s.run_id
        and o.employee_id = s.employee_id and o.kind = 'reversal'), 0) as reversed
    from payslips s
    join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
    left join lateral (
      select * from employee_terms m
      where m.tenant_id = s.tenant_id and m.employee_id = s.employee_id and m.from_month <= s.month
      order by m.from_month desc limit 1) t on true
    where s.tenant_id = ${tenant} and s.run_id = ${run} and s.kind = 'pay'
      ${employees ? sql`and s.employee_id = any(${employees}::uuid[])` : sql``}
      ${after ? sql`and s.id > ${after}` : sql``}
    order by s.id limit ${limit}`.execute(db);
  return rows;
}

/** The columns of a payslip that are computed, by their type in PostgreSQL. */
const columns = {
  jsonb: ['employee', 'terms', 'lines', 'tax', 'owed', 'taken', 'carried', 'pay_to', 'problems', 'before'],
  bigint: ['gross', 'deductions', 'net', 'employer', 'obligations', 'pays', 'fee', 'rounding'],
  boolean: ['errors', 'warnings'],
  text: ['change'],
} as const;

type Column = (typeof columns)[keyof typeof columns][number];

/** A computed payslip, as the table keeps it. */
export interface ComputedRow extends Pick<Selectable<Tables['payslips']>, 'id' | Column> {
  employee: ToCompute['employee'];
  /** The review of the last calculation still holds. */
  reviewed: boolean;
}

/** The names of the computed columns. */
export const computedColumns: readonly Column[] = Object.values(columns).flat();

const declared = Object.entries(columns).flatMap(([type, names]) =>
  names.map((name) => sql`${sql.ref(name)} ${sql.raw(type)}`),
);

/** Computed payslips as rows `v` of a query. */
export const computedRecords = (rows: readonly ComputedRow[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id uuid, reviewed boolean, ${sql.join(declared)})`;
