import { createFileRoute } from '@tanstack/react-router';
import { defineSearch, oneOf } from '../../../../shell/search-params.ts';
import { StatementsPage } from '../../../money/statements/statements-page.tsx';

export const Route = createFileRoute('/_app/wallet/statements')({
  validateSearch: defineSearch({
    /** The primary account where nothing is said. */
    account: (value) => oneOf(value, ['on-hold']),
  }),
  component: StatementsPage,
});
