import { sql } from 'kysely';
import type { Bench } from './bench.ts';

/** Adds employees who earn 30,000 to 80,000 shillings, paid to their phones, all known for long. */
export function hire({ services, tenant }: Bench, count: number): Promise<void> {
  return services.database.write(tenant.id, null, async (tx) => {
    await sql`
      insert into employees (tenant_id, id, number, first_name, last_name, joined_on, kra_pin, identity_kind, identity_number,
        nssf_number, sha_number, pay_method, pay_phone, pay_changed_at)
      select ${tx.tenant}, gen_random_uuid(), 'E' || lpad(n::text, 5, '0'), 'Wanjiru', 'Kamau', '2025-01-01',
        'A' || lpad(n::text, 9, '0') || 'B', 'national-id', (30000000 + n)::text, (2000000000 + n)::text,
        'CR' || lpad(n::text, 13, '0') || '-1', 'mpesa', '2547' || lpad(n::text, 8, '0'), '2025-01-01'
      from generate_series(1, ${count}::int) n`.execute(tx);
    await sql`
      insert into employee_terms (tenant_id, employee_id, from_month, terms)
      select tenant_id, id, '2025-01-01', jsonb_build_object('salary', 3000000 + right(number, 4)::int % 51 * 100000,
        'allowances', '[]'::jsonb, 'benefits', '{"car": null, "housing": null, "meals": 0, "other": 0}'::jsonb,
        'pension', null, 'tierTwoScheme', null, 'mortgageInterest', 0, 'medicalFund', 0, 'insurance', null,
        'deductions', '[]'::jsonb)
      from employees where tenant_id = ${tx.tenant}`.execute(tx);
    // As PostgreSQL does by itself within a minute.
    await sql`analyze employees, employee_terms`.execute(tx);
  });
}

/** Puts a closed run into each month of 2025, with the payslips of a run. */
export function repeatYear({ services, tenant }: Bench, run: string): Promise<void> {
  return services.database.write(tenant.id, null, async (tx) => {
    await sql`
      insert into payroll_runs (tenant_id, id, month, kind, status, pay_day)
      select ${tx.tenant}, gen_random_uuid(), month, 'monthly', 'closed', month
      from generate_series('2025-01-01'::date, '2025-12-01', '1 month') month`.execute(tx);
    await sql`
      insert into payslips (tenant_id, id, run_id, employee_id, month, employee, terms, lines, gross, deductions, net,
        employer, tax, owed, obligations, pay_to, pays, payout)
      select s.tenant_id, gen_random_uuid(), r.id, s.employee_id, r.month, s.employee, s.terms, s.lines, s.gross, s.deductions,
        s.net, s.employer, s.tax, s.owed, s.obligations, s.pay_to, s.pays, 'arrived'
      from payslips s join payroll_runs r on r.tenant_id = s.tenant_id and r.id <> s.run_id
      where s.tenant_id = ${tx.tenant} and s.run_id = ${run}`.execute(tx);
    await sql`analyze payslips`.execute(tx);
  });
}
