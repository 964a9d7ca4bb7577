import { createFileRoute } from '@tanstack/react-router';
import { oneOf, text } from '../../../../../shell/search-params.ts';
import { EmployeesPage } from '../../../../payroll/employees/employees-page.tsx';
import { type EmployeeSearch, employeeParts } from '../../../../payroll/employees/filter.ts';

export const Route = createFileRoute('/_app/payroll/employees/')({
  validateSearch: (search): EmployeeSearch => ({
    q: text(search.q),
    part: oneOf(search.part, employeeParts),
    department: text(search.department),
  }),
  component: EmployeesPage,
});
