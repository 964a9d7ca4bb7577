import { cents } from '@kazi/contract/cents';
import type { Authority, Employee, PaidTo, PayslipEmployee, RunStatus } from '@kazi/contract/payroll';
import { computePayslip, type Payslip, type PayslipInput } from '@kazi/payroll-ke';
import { newId } from '../../src/database/ids.ts';
import type { In, TestTenant } from './tenant.ts';

export interface TestRun {
  id: string;
  /** 2026-02. */
  month: string;
  tenant: TestTenant;
}

/** A payroll run that is as far as its status says, without having gone there by calls. */
export async function aRun(
  { services }: In,
  tenant: TestTenant,
  { month, status = 'closed', note = null }: { month: string; status?: RunStatus; note?: string | null },
): Promise<TestRun> {
  const run = { id: newId(), month, tenant };
  await services.database.write(tenant.id, null, (tx) =>
    tx
      .insertInto('payroll_runs')
      .values({
        tenant_id: tenant.id,
        id: run.id,
        month: `${month}-01`,
        kind: note === null ? 'monthly' : 'off-cycle',
        note,
        status,
        pay_day: `${month}-28`,
      })
      .execute(),
  );
  return run;
}

const paidTo = {
  method: 'mpesa',
  phone: '254712345678',
  bank: null,
  account: null,
  user: null,
  since: '2026-01-01T00:00:00.000Z',
} as const;

const asPaid = (employee: Employee): PayslipEmployee => ({
  id: employee.id,
  number: employee.number,
  firstName: employee.firstName,
  lastName: employee.lastName,
  jobTitle: employee.jobTitle,
  department: employee.department,
  joinedOn: employee.joinedOn,
  leftOn: employee.leftOn,
  residence: employee.residence,
  employment: employee.employment,
  kraPin: employee.kraPin,
  identity: employee.identity,
  nssfNumber: employee.nssfNumber,
  shaNumber: employee.shaNumber,
  phone: employee.phone,
  disabilityCertificate: employee.disability?.certificate ?? null,
});

/** What a payslip owes to whom: the employee's and the employer's parts together. */
function owedBy({ lines }: Payslip): { authority: Authority; name: string; amount: number }[] {
  const of = (authority: Authority, codes: readonly string[]) => ({
    authority,
    name: '',
    amount: lines
      .filter(
        ({ kind, code }) => ['statutory', 'deduction', 'employer'].includes(kind) && codes.includes(code),
      )
      .reduce((sum, { amount }) => sum + amount, 0),
  });
  return [
    of('paye', ['paye']),
    of('nssf', ['nssf', 'nssf-tier-1', 'nssf-tier-2']),
    of('shif', ['shif']),
    of('ahl', ['housing-levy']),
    of('nita', ['nita']),
    of('helb', ['helb']),
  ].filter(({ amount }) => amount > 0);
}

/** The payslip of an employee in a run, computed from basic pay and what `input` adds. Gives its id. */
export async function aPayslip(
  { services }: In,
  run: TestRun,
  employee: Employee,
  { basic = 100_000_00, ...input }: Partial<Omit<PayslipInput, 'month'>> = {},
): Promise<string> {
  const slip = computePayslip({ month: run.month, basic, ...input });
  const id = newId();
  const to: PaidTo = { ...paidTo, name: `${employee.firstName} ${employee.lastName}` };
  await services.database.write(run.tenant.id, null, (tx) =>
    tx
      .insertInto('payslips')
      .values({
        tenant_id: run.tenant.id,
        id,
        run_id: run.id,
        employee_id: employee.id,
        month: `${run.month}-01`,
        employee: JSON.stringify(asPaid(employee)),
        terms: JSON.stringify(employee.terms),
        lines: JSON.stringify(slip.lines.map(({ ref = null, ...line }) => ({ ...line, ref, name: ref }))),
        tax: JSON.stringify(slip.tax),
        owed: JSON.stringify(owedBy(slip)),
        gross: cents(slip.totals.gross),
        deductions: cents(slip.totals.deductions),
        net: cents(slip.totals.net),
        pays: cents(slip.totals.net),
        obligations: cents(owedBy(slip).reduce((sum, { amount }) => sum + amount, 0)),
        employer: cents(slip.totals.employer),
        pay_to: JSON.stringify(to),
        payout: 'arrived',
      })
      .execute(),
  );
  return id;
}
