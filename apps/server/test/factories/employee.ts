import type { Employee } from '@kazi/contract/payroll';
import { expectMade } from '../answers.ts';
import type { Api } from '../api.ts';

let hired = 0;

/** An employee with all that payroll needs: KES 100,000 a month, paid to a bank account of their own. */
export function anEmployee(
  as: Api,
  { salary = 100_000_00, ...given }: { salary?: number; [field: string]: unknown } = {},
): Promise<Employee> {
  const count = String(++hired).padStart(4, '0');
  return expectMade(as, 'employees', {
    number: `E${count}`,
    firstName: 'Wanjiru',
    lastName: 'Kamau',
    joinedOn: '2026-01-01',
    kraPin: `A00000${count}B`,
    identity: { kind: 'national-id', number: `3000${count}` },
    nssfNumber: `20000${count}X`.slice(-10),
    shaNumber: `CR123456789${count}-1`,
    payTo: { method: 'bank', bank: '01', account: `110000${count}` },
    terms: { salary },
    ...given,
  });
}
