import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { LimitsPage } from '../../../money/limits/limits-page.tsx';

export const Route = createFileRoute('/_app/wallet/limits')({
  beforeLoad: requires('manage', 'Payment'),
  loader: () => loadTexts('payments'),
  component: LimitsPage,
});
