import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { month, oneOf } from '../../../../shell/search-params.ts';
import { ReturnsPage } from '../../../payroll/returns/returns-page.tsx';

export const Route = createFileRoute('/_app/payroll/returns')({
  validateSearch: (search): ReturnsSearch => ({
    part: oneOf(search.part, ['all']),
    month: month(search.month),
  }),
  beforeLoad: requires('manage', 'Payroll'),
  component: ReturnsPage,
});

interface ReturnsSearch {
  /** All there ever was, not only what is owed still. */
  part?: 'all' | undefined;
  /** The month whose files are shown. */
  month?: string | undefined;
}
