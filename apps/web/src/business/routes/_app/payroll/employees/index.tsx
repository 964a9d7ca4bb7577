import { employeeParts } from '@kazi/contract/payroll/words';
import { createFileRoute } from '@tanstack/react-router';
import { oneOf, text } from '../../../../../shell/search-params.ts';
import { EmployeesPage } from '../../../../payroll/employees/employees-page.tsx';

export const Route = createFileRoute('/_app/payroll/employees/')({
  validateSearch: (search): EmployeeSearch => ({
    q: text(search.q),
    part: oneOf(search.part, employeeParts),
    department: text(search.department),
  }),
  component: EmployeesPage,
});

interface EmployeeSearch {
  q?: string | undefined;
  /** Those who work here now where it says nothing. */
  part?: (typeof employeeParts)[number] | undefined;
  department?: string | undefined;
}
