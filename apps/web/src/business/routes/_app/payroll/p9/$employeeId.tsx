import { createFileRoute } from '@tanstack/react-router';
import { count, defineSearch } from '../../../../../shell/search-params.ts';
import { P9Page } from '../../../../payroll/p9/p9-page.tsx';

export const Route = createFileRoute('/_app/payroll/p9/$employeeId')({
  validateSearch: defineSearch({
    /** The last that was paid where it says nothing. */
    year: count,
  }),
  component: P9Page,
});
