import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { defineSearch, text } from '../../../../shell/search-params.ts';
import { TopUpPage } from '../../../money/top-up/top-up-page.tsx';

export const Route = createFileRoute('/_app/wallet/top-up')({
  validateSearch: defineSearch({
    /** The payment that a phone has been asked for. */
    payment: text,
  }),
  beforeLoad: requires('create', 'Payment'),
  component: TopUpPage,
});
