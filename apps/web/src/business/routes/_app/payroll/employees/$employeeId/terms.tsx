import { createFileRoute } from '@tanstack/react-router';
import { defineSearch, month } from '../../../../../../shell/search-params.ts';
import { TermsPage } from '../../../../../payroll/employees/terms/terms-page.tsx';

export const Route = createFileRoute('/_app/payroll/employees/$employeeId/terms')({
  validateSearch: defineSearch({
    /** The month whose terms are changed: 2026-11. */
    from: month,
  }),
  component: TermsPage,
});
