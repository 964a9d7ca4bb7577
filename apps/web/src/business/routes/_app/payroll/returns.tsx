import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { defineSearch, month, oneOf } from '../../../../shell/search-params.ts';
import { ReturnsPage } from '../../../payroll/returns/returns-page.tsx';

export const Route = createFileRoute('/_app/payroll/returns')({
  validateSearch: defineSearch({
    /** All there ever was, not only what is owed still. */
    part: (value) => oneOf(value, ['all']),
    /** The month whose files are shown. */
    month,
  }),
  beforeLoad: requires('manage', 'Payroll'),
  component: ReturnsPage,
});
