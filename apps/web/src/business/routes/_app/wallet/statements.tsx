import { createFileRoute } from '@tanstack/react-router';
import { oneOf } from '../../../../shell/search-params.ts';
import { StatementsPage } from '../../../money/statements/statements-page.tsx';

export const Route = createFileRoute('/_app/wallet/statements')({
  validateSearch: (search): StatementsSearch => ({ account: oneOf(search.account, ['on-hold']) }),
  component: StatementsPage,
});

interface StatementsSearch {
  /** The primary account where nothing is said. */
  account?: 'on-hold' | undefined;
}
