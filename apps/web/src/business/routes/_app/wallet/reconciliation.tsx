import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { flag } from '../../../../shell/search-params.ts';
import { ReconciliationPage } from '../../../money/reconciliation/reconciliation-page.tsx';

export const Route = createFileRoute('/_app/wallet/reconciliation')({
  validateSearch: (search): { settled?: true | undefined } => ({ settled: flag(search.settled) }),
  beforeLoad: requires('manage', 'Payment'),
  loader: () => loadTexts('payments'),
  component: ReconciliationPage,
});
