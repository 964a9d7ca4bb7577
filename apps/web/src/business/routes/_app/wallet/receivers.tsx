import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { ReceiversPage } from '../../../money/receivers/receivers-page.tsx';

export const Route = createFileRoute('/_app/wallet/receivers')({
  beforeLoad: requires('read', 'Beneficiary'),
  loader: () => loadTexts('payments'),
  component: ReceiversPage,
});
