import { createFileRoute } from '@tanstack/react-router';
import { EditEmployeePage } from '../../../../../payroll/employees/form/edit-employee-page.tsx';

export const Route = createFileRoute('/_app/payroll/employees/$employeeId/edit')({
  component: EditEmployeePage,
});
