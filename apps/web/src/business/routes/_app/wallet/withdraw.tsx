import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { defineSearch, text } from '../../../../shell/search-params.ts';
import { WithdrawPage } from '../../../money/withdraw/withdraw-page.tsx';

export const Route = createFileRoute('/_app/wallet/withdraw')({
  validateSearch: defineSearch({
    receiver: text,
  }),
  beforeLoad: requires('create', 'Payment'),
  loader: () => loadTexts('payments'),
  component: WithdrawPage,
});
