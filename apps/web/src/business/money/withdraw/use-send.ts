import { useNavigate } from '@tanstack/react-router';
import { fieldErrors, messageOf, statusOf } from '../../../api/message.ts';
import { toastFailure } from '../../../api/place-errors.ts';
import { refreshMoney } from '../parts/queries.ts';
import { useOnce } from '../parts/use-once.ts';
import { keepPayment } from '../payments/keep-payment.ts';
import { withdraw } from './operations.ts';
import type { Refusal } from './use-withdraw-form.ts';

interface SendOptions {
  /** The server refused it, because of what is given of it. */
  onRefused: (refusal: Refusal) => void;
}

/**
 * Withdraws, and shows what becomes of it. Where no answer came the input is kept, so that it is sent again with the same
 * key.
 */
export function useSend({ onRefused }: SendOptions) {
  const navigate = useNavigate();
  return useOnce(withdraw, {
    meta: { quiet: true },
    onError: (error) => {
      const status = statusOf(error);
      if (status === undefined || status >= 500) return;
      const { amount, beneficiary } = fieldErrors(error);
      const message = messageOf(error);
      if (!amount && !beneficiary) toastFailure(error);
      onRefused({ ...(amount && { amount: message }), ...(beneficiary && { beneficiary: message }) });
    },
    onSuccess: async (payment) => {
      keepPayment(payment);
      await navigate({ to: '/wallet/payments/$paymentId', params: { paymentId: payment.id } });
      void refreshMoney();
    },
  });
}
