import { createFileRoute } from '@tanstack/react-router';
import { month } from '../../../../../../shell/search-params.ts';
import { TermsPage } from '../../../../../payroll/employees/terms/terms-page.tsx';

interface TermsSearch {
  /** The month whose terms are changed: 2026-11. */
  from?: string | undefined;
}

export const Route = createFileRoute('/_app/payroll/employees/$employeeId/terms')({
  validateSearch: (search): TermsSearch => ({ from: month(search.from) }),
  component: TermsPage,
});
