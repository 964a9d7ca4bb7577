import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { readFilter } from '../../../money/wallet/filter.ts';
import { WalletPage } from '../../../money/wallet/wallet-page.tsx';

export const Route = createFileRoute('/_app/wallet/')({
  validateSearch: readFilter,
  loader: () => loadTexts('work'),
  component: WalletPage,
});
