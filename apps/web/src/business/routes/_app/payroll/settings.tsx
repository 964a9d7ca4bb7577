import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { SettingsPage } from '../../../payroll/settings/settings-page.tsx';

export const Route = createFileRoute('/_app/payroll/settings')({
  beforeLoad: requires('manage', 'Payroll'),
  component: SettingsPage,
});
