import type { Account, Entry } from '@kazi/contract/money';
import { directions, transferKinds } from '@kazi/contract/money/words';
import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { oneOf } from '../../../../shell/search-params.ts';
import { AccountsPage } from '../../../money/accounts/accounts-page.tsx';

export const Route = createFileRoute('/_app/wallet/')({
  validateSearch: (search): HistorySearch => ({
    account: oneOf(search.account, ['on-hold']),
    direction: oneOf(search.direction, directions),
    kind: oneOf(search.kind, transferKinds),
  }),
  loader: () => loadTexts('work'),
  component: AccountsPage,
});

/** What the history shows; the primary account and everything of it where nothing is said. */
interface HistorySearch {
  account?: Extract<Account['kind'], 'on-hold'> | undefined;
  direction?: Entry['direction'] | undefined;
  kind?: Entry['kind'] | undefined;
}
