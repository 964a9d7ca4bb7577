import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { ApprovalsPage } from '../../../money/approvals/approvals-page.tsx';

export const Route = createFileRoute('/_app/wallet/approvals')({
  beforeLoad: requires('approve', 'Payment'),
  loader: () => loadTexts('payments'),
  component: ApprovalsPage,
});
