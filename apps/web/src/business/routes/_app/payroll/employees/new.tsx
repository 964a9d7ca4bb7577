import { createFileRoute } from '@tanstack/react-router';
import { NewEmployeePage } from '../../../../payroll/employees/form/new-employee-page.tsx';

export const Route = createFileRoute('/_app/payroll/employees/new')({ component: NewEmployeePage });
