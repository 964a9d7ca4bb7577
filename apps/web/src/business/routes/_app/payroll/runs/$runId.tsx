import { runRowParts } from '@kazi/contract/payroll/words';
import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../../session/guards.ts';
import { oneOf, text } from '../../../../../shell/search-params.ts';
import { RunPage } from '../../../../payroll/runs/run-page.tsx';

export const Route = createFileRoute('/_app/payroll/runs/$runId')({
  validateSearch: (search): RunSearch => ({ q: text(search.q), part: oneOf(search.part, runRowParts) }),
  beforeLoad: requires('approve', 'Payroll'),
  component: RunPage,
});

interface RunSearch {
  q?: string | undefined;
  /** Everybody where it says nothing. */
  part?: (typeof runRowParts)[number] | undefined;
}
