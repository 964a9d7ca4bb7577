import type { Payslip, PayslipEmployee, Terms } from '@kazi/contract/payroll';
import type { FiledPerson, Line, Tax } from '@kazi/payroll-ke';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { isApproved, payslipsPaid } from '../approved-runs.ts';
import { firstDay } from '../month.ts';

type FiledLine = Pick<Line, 'kind' | 'code' | 'amount'>;

/** What an employee was paid in a month, by all its runs together, and who they are to the authorities. */
export interface FiledMonth {
  employee: Payslip['employee'];
  person: FiledPerson;
  identity: NonNullable<PayslipEmployee['identity']>['kind'] | null;
  residence: PayslipEmployee['residence'];
  employment: PayslipEmployee['employment'];
  certificate: string | null;
  housing: NonNullable<Terms['benefits']['housing']>['type'] | null;
  lines: FiledLine[];
  tax: Tax;
}

/** Numbers of people are those of today, so that a missing one can be entered; pay and residence are as they were paid. */
const rowsOf = (db: Db, tenant: string, month: string) =>
  payslipsPaid(db, tenant)
    .innerJoin('employees as e', (on) =>
      on.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.employee_id'),
    )
    .select(['e.id', 'e.number', 'e.first_name', 'e.last_name', 'e.kra_pin', 'e.identity_kind'])
    .select(['e.identity_number', 'e.nssf_number', 'e.sha_number', 'e.phone'])
    .select([
      sql<PayslipEmployee>`s.employee`.as('paid'),
      sql<FiledMonth['housing']>`s.terms #>> '{benefits,housing,type}'`.as('housing'),
      sql<FiledLine[]>`(select jsonb_agg(line - 'why') from jsonb_array_elements(s.lines) line)`.as('lines'),
      sql<Tax>`s.tax`.as('tax'),
    ])
    .where('s.month', '=', firstDay(month))
    .where('s.tax', 'is not', null)
    .where(isApproved('r'))
    .orderBy('e.number')
    .orderBy('r.approved_at', 'desc')
    .orderBy('s.id');

type Row = InferResult<ReturnType<typeof rowsOf>>[number];

/** Each amount with that of the same name. */
function added<Name extends string>(
  one: Readonly<Record<Name, number>>,
  other: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const total: Record<Name, number> = { ...one };
  for (const name in total) total[name] += other[name];
  return total;
}

/** What the payslips of an employee come to, of which there is one at least: the newest says who they were. */
function filed(row: Row, others: readonly Row[]): FiledMonth {
  const tax = others.reduce<Tax>((total, other) => added(total, other.tax), row.tax);
  return {
    employee: { id: row.id, number: row.number, name: `${row.first_name} ${row.last_name}` },
    person: {
      payrollNumber: row.number,
      surname: row.last_name,
      otherNames: row.first_name,
      nationalId: row.identity_number ?? '',
      kraPin: row.kra_pin ?? '',
      nssfNumber: row.nssf_number ?? '',
      shaNumber: row.sha_number ?? '',
      phone: row.phone ?? '',
    },
    identity: row.identity_kind,
    residence: row.paid.residence,
    employment: row.paid.employment,
    certificate: tax.exempt > 0 ? (row.paid.disabilityCertificate ?? '') : null,
    housing: row.housing,
    lines: [row, ...others].flatMap(({ lines }) => lines ?? []),
    tax,
  };
}

/** Everybody who was paid in a month, by number. */
export async function filedMonth(db: Db, tenant: string, month: string): Promise<FiledMonth[]> {
  const byEmployee = Map.groupBy(await rowsOf(db, tenant, month).execute(), ({ id }) => id);
  return [...byEmployee.values()].flatMap(([first, ...others]) => (first ? [filed(first, others)] : []));
}
