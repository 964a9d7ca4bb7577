import { createFileRoute } from '@tanstack/react-router';
import { NewEmployeePage } from '../../../../payroll/employees/employee-form-pages.tsx';

export const Route = createFileRoute('/_app/payroll/employees/new')({ component: NewEmployeePage });
