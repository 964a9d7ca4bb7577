import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { defineSearch, flag } from '../../../../shell/search-params.ts';
import { ReconciliationPage } from '../../../money/reconciliation/reconciliation-page.tsx';

export const Route = createFileRoute('/_app/wallet/reconciliation')({
  validateSearch: defineSearch({
    settled: flag,
  }),
  beforeLoad: requires('manage', 'Payment'),
  loader: () => loadTexts('payments'),
  component: ReconciliationPage,
});
