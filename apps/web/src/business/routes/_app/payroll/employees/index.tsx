import { employeeParts } from '@kazi/contract/payroll/words';
import { createFileRoute } from '@tanstack/react-router';
import { defineSearch, oneOf, text } from '../../../../../shell/search-params.ts';
import { EmployeesPage } from '../../../../payroll/employees/employees-page.tsx';

export const Route = createFileRoute('/_app/payroll/employees/')({
  validateSearch: defineSearch({
    q: text,
    /** Those who work here now where it says nothing. */
    part: (value) => oneOf(value, employeeParts),
    department: text,
  }),
  component: EmployeesPage,
});
