import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../../session/guards.ts';
import { oneOf, text } from '../../../../../shell/search-params.ts';
import { type RunSearch, rowParts } from '../../../../payroll/runs/filter.ts';
import { RunPage } from '../../../../payroll/runs/run-page.tsx';

export const Route = createFileRoute('/_app/payroll/runs/$runId')({
  validateSearch: (search): RunSearch => ({ q: text(search.q), part: oneOf(search.part, rowParts) }),
  beforeLoad: requires('approve', 'Payroll'),
  component: RunPage,
});
