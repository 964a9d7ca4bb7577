import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { requires } from '../../../session/guards.ts';
import { MyPayPage } from '../../payroll/payslips/my-pay-page.tsx';

export const Route = createFileRoute('/_app/my-pay')({
  beforeLoad: requires('read', 'Payroll'),
  loader: () => loadTexts('payroll'),
  component: MyPayPage,
});
