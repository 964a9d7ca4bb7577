import { directions, transferKinds } from '@kazi/contract/money/words';
import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { defineSearch, oneOf } from '../../../../shell/search-params.ts';
import { AccountsPage } from '../../../money/accounts/accounts-page.tsx';

export const Route = createFileRoute('/_app/wallet/')({
  /** What the history shows; the primary account and everything of it where nothing is said. */
  validateSearch: defineSearch({
    account: (value) => oneOf(value, ['on-hold']),
    direction: (value) => oneOf(value, directions),
    kind: (value) => oneOf(value, transferKinds),
  }),
  loader: () => loadTexts('work'),
  component: AccountsPage,
});
