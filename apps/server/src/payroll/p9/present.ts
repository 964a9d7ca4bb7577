import { cents } from '@kazi/contract/cents';
import type { P9 } from '@kazi/contract/payroll';
import { p9, type Tax } from '@kazi/payroll-ke';

interface Named {
  id: string;
  first_name: string;
  last_name: string;
  kra_pin: string | null;
}

interface P9Of {
  employee: Named;
  employer: { name: string | null; kra_pin: string | null };
  year: number;
  months: Iterable<{ month: string; tax: Tax }>;
}

/** The P9 of an employee and a year, from the tax of the months' payslips. */
export function presentP9({ employee, employer, year, months }: P9Of): P9 {
  const statement = p9(year, months);
  return {
    employee: {
      id: employee.id,
      firstName: employee.first_name,
      lastName: employee.last_name,
      kraPin: employee.kra_pin,
    },
    employer: { name: employer.name, kraPin: employer.kra_pin },
    year,
    layout: statement.layout,
    columns: [...statement.columns],
    rows: statement.rows.map(({ month, amounts }) => ({ month, amounts: amounts.map(cents) })),
    totals: statement.totals.map(cents),
    chargeablePay: cents(statement.totalChargeable),
    tax: cents(statement.totalTax),
    notes: statement.notes.map((note) => ({ ...note, amount: cents(note.amount) })),
  };
}
