import type { Payment } from '@kazi/contract/money';
import { paymentKinds, paymentStatuses } from '@kazi/contract/money/words';
import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { requires } from '../../../../../session/guards.ts';
import { oneOf } from '../../../../../shell/search-params.ts';
import { PaymentsPage } from '../../../../money/payments/payments-page.tsx';

export const Route = createFileRoute('/_app/wallet/payments/')({
  validateSearch: (search): PaymentSearch => ({
    of: oneOf(search.of, ['all']),
    kind: oneOf(search.kind, paymentKinds),
    status: oneOf(search.status, paymentStatuses),
  }),
  beforeLoad: requires('read', 'Payment'),
  loader: () => loadTexts('payments'),
  component: PaymentsPage,
});

interface PaymentSearch {
  /** Everybody's, for viewers who may see them. */
  of?: 'all' | undefined;
  kind?: Payment['kind'] | undefined;
  status?: Payment['status'] | undefined;
}
