import { createFileRoute } from '@tanstack/react-router';
import { count } from '../../../../../shell/search-params.ts';
import { P9Page } from '../../../../payroll/p9/p9-page.tsx';

export const Route = createFileRoute('/_app/payroll/p9/$employeeId')({
  validateSearch: (search): P9Search => ({ year: count(search.year) }),
  component: P9Page,
});

interface P9Search {
  /** The last that was paid where it says nothing. */
  year?: number | undefined;
}
