import { runRowParts } from '@kazi/contract/payroll/words';
import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../../session/guards.ts';
import { defineSearch, oneOf, text } from '../../../../../shell/search-params.ts';
import { RunPage } from '../../../../payroll/runs/run-page.tsx';

export const Route = createFileRoute('/_app/payroll/runs/$runId')({
  validateSearch: defineSearch({
    q: text,
    /** Everybody where it says nothing. */
    part: (value) => oneOf(value, runRowParts),
  }),
  beforeLoad: requires('approve', 'Payroll'),
  component: RunPage,
});
