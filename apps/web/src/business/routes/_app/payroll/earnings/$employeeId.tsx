import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { count, defineSearch } from '../../../../../shell/search-params.ts';
import { EarningsPage } from '../../../../payroll/earnings/earnings-page.tsx';

export const Route = createFileRoute('/_app/payroll/earnings/$employeeId')({
  validateSearch: defineSearch({
    /** This one where it says nothing. */
    year: count,
  }),
  loader: () => loadTexts('earnings'),
  component: EarningsPage,
});
