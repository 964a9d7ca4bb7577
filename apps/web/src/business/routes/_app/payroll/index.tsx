import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { flag } from '../../../../shell/search-params.ts';
import { RunsPage } from '../../../payroll/runs/runs-page.tsx';

export const Route = createFileRoute('/_app/payroll/')({
  validateSearch: (search): RunsSearch => ({ new: flag(search.new) }),
  beforeLoad: requires('approve', 'Payroll'),
  component: RunsPage,
});

interface RunsSearch {
  /** The dialog to begin one is open. */
  new?: true | undefined;
}
