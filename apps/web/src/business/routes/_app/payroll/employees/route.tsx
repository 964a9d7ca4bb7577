import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../../session/guards.ts';

/** Who is on the payroll is known to those who run it. */
export const Route = createFileRoute('/_app/payroll/employees')({
  beforeLoad: requires('manage', 'Payroll'),
});
