import { paymentKinds, paymentStatuses } from '@kazi/contract/money/words';
import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { requires } from '../../../../../session/guards.ts';
import { defineSearch, oneOf } from '../../../../../shell/search-params.ts';
import { PaymentsPage } from '../../../../money/payments/payments-page.tsx';

export const Route = createFileRoute('/_app/wallet/payments/')({
  validateSearch: defineSearch({
    /** Everybody's, for viewers who may see them. */
    of: (value) => oneOf(value, ['all']),
    kind: (value) => oneOf(value, paymentKinds),
    status: (value) => oneOf(value, paymentStatuses),
  }),
  beforeLoad: requires('read', 'Payment'),
  loader: () => loadTexts('payments'),
  component: PaymentsPage,
});
