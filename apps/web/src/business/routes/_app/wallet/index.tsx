import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { AccountsPage } from '../../../money/accounts/accounts-page.tsx';
import { readFilter } from '../../../money/accounts/filter.ts';

export const Route = createFileRoute('/_app/wallet/')({
  validateSearch: readFilter,
  loader: () => loadTexts('work'),
  component: AccountsPage,
});
