import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { requires } from '../../../../../session/guards.ts';
import { PaymentPage } from '../../../../money/payments/payment-page.tsx';

export const Route = createFileRoute('/_app/wallet/payments/$paymentId')({
  beforeLoad: requires('read', 'Payment'),
  loader: () => loadTexts('payments'),
  component: PaymentPage,
});
