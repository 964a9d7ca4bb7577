import { useNavigate } from '@tanstack/react-router';
import { fieldErrors, messageOf, statusOf } from '../../../api/message.ts';
import { toastFailure } from '../../../api/place-errors.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { moneyMoved, showPayment } from '../parts/queries.ts';
import { useOnce } from '../parts/use-once.ts';
import { withdraw } from './operations.ts';
import type { Refusal } from './use-withdraw-form.ts';

interface SendOptions {
  /** The server refused it, because of what is given of it. */
  onRefused: (refusal: Refusal) => void;
  /** No answer came. */
  onFailed: (error: unknown) => void;
}

/**
 * Withdraws, and shows what becomes of it. Where no answer came the input is kept, so that it is sent again with the same
 * key.
 */
export function useSend({ onRefused, onFailed }: SendOptions) {
  const navigate = useNavigate();
  return useWrite(useOnce(withdraw), {
    changes: moneyMoved,
    failed: (error) => {
      const status = statusOf(error);
      if (status === undefined || status >= 500) return onFailed(error);
      const { amount, beneficiary } = fieldErrors(error);
      const message = messageOf(error);
      if (!amount && !beneficiary) toastFailure(error);
      onRefused({ ...(amount && { amount: message }), ...(beneficiary && { beneficiary: message }) });
    },
    async leave(payment) {
      showPayment(payment);
      await navigate({ to: '/wallet/payments/$paymentId', params: { paymentId: payment.id } });
    },
  });
}
