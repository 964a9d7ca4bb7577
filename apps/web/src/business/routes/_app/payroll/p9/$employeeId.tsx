import { createFileRoute } from '@tanstack/react-router';
import { count } from '../../../../../shell/search-params.ts';
import type { P9Search } from '../../../../payroll/p9/filter.ts';
import { P9Page } from '../../../../payroll/p9/p9-page.tsx';

export const Route = createFileRoute('/_app/payroll/p9/$employeeId')({
  validateSearch: (search): P9Search => ({ year: count(search.year) }),
  component: P9Page,
});
