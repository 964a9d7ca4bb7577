import { createFileRoute } from '@tanstack/react-router';
import { EmployeePage } from '../../../../../payroll/employees/employee-page.tsx';

export const Route = createFileRoute('/_app/payroll/employees/$employeeId/')({ component: EmployeePage });
