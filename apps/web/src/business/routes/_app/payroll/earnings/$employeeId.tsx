import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { count } from '../../../../../shell/search-params.ts';
import { EarningsPage } from '../../../../payroll/earnings/earnings-page.tsx';

export const Route = createFileRoute('/_app/payroll/earnings/$employeeId')({
  validateSearch: (search): EarningsSearch => ({ year: count(search.year) }),
  loader: () => loadTexts('earnings'),
  component: EarningsPage,
});

interface EarningsSearch {
  /** This one where it says nothing. */
  year?: number | undefined;
}
