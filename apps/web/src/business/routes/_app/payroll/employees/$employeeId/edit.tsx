import { createFileRoute } from '@tanstack/react-router';
import { EditEmployeePage } from '../../../../../payroll/employees/employee-form-pages.tsx';

export const Route = createFileRoute('/_app/payroll/employees/$employeeId/edit')({
  component: EditEmployeePage,
});
