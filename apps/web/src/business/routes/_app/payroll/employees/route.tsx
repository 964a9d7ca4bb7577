import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../../session/guards.ts';

/** Employees are known only to those who run payroll. */
export const Route = createFileRoute('/_app/payroll/employees')({
  beforeLoad: requires('manage', 'Payroll'),
});
