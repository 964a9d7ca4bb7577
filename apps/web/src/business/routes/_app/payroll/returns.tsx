import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { month, oneOf } from '../../../../shell/search-params.ts';
import type { ReturnsSearch } from '../../../payroll/returns/filter.ts';
import { ReturnsPage } from '../../../payroll/returns/returns-page.tsx';

export const Route = createFileRoute('/_app/payroll/returns')({
  validateSearch: (search): ReturnsSearch => ({
    part: oneOf(search.part, ['all']),
    month: month(search.month),
  }),
  beforeLoad: requires('manage', 'Payroll'),
  component: ReturnsPage,
});
