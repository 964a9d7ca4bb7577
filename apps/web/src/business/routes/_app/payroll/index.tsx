import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { defineSearch, flag } from '../../../../shell/search-params.ts';
import { RunsPage } from '../../../payroll/runs/runs-page.tsx';

export const Route = createFileRoute('/_app/payroll/')({
  validateSearch: defineSearch({
    /** The dialog to begin one is open. */
    new: flag,
  }),
  beforeLoad: requires('approve', 'Payroll'),
  component: RunsPage,
});
