import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { RunsPage } from '../../../payroll/runs/runs-page.tsx';

export const Route = createFileRoute('/_app/payroll/')({
  beforeLoad: requires('approve', 'Payroll'),
  component: RunsPage,
});
