import { createFileRoute } from '@tanstack/react-router';
import { PayslipPage } from '../../../../payroll/payslips/payslip-page.tsx';

export const Route = createFileRoute('/_app/payroll/payslips/$payslipId')({ component: PayslipPage });
