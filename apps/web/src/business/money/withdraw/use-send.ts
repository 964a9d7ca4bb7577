import { useNavigate } from '@tanstack/react-router';
import { fieldErrors, messageOf, statusOf } from '../../../api/message.ts';
import { toastFailure } from '../../../api/place-errors.ts';
import { refreshMoney } from '../parts/queries.ts';
import { useOnce } from '../parts/use-once.ts';
import { keepPayment } from '../payments/keep-payment.ts';
import { withdraw } from './operations.ts';

interface SendOptions {
  /** The server refused it, because of the amount where a problem is given. */
  onRefused: (amountProblem: string | undefined) => void;
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
      const { amount } = fieldErrors(error);
      if (!amount) toastFailure(error);
      onRefused(amount && messageOf(error));
    },
    onSuccess: async (payment) => {
      keepPayment(payment);
      await navigate({ to: '/wallet/payments/$paymentId', params: { paymentId: payment.id } });
      void refreshMoney();
    },
  });
}
